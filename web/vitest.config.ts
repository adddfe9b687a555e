import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Only the modules that draw nothing: what is drawn is tested in a real browser, from tests/browser.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // the words lie beside the Python sources
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
