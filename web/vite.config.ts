import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The server delivers what is built here; in development its API is behind the proxy.
const server = process.env.TUTABLE_SERVER ?? "http://127.0.0.1:8642";

const out = "../src/tutable/server/static";

/** The server sends `name.br` to browsers that take it. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(join(out, "assets"))) {
        const path = join(out, "assets", name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: out,
    emptyOutDir: true,
    // A strict content security policy allows neither data: nor inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: ["..", "../src/tutable/lang"] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
