import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // State is declared; a map within a function is none.
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: 'SvelteAttribute[key.name="href"] > SvelteLiteral[value=/^[/]/]',
          message: "to(...) knows where we are shown.",
        },
      ],
      // What flies over the board is no part of Svelte's tree.
      "svelte/no-dom-manipulating": "off",
      // Those comments are for svelte-check, which says when one is not needed.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
);
