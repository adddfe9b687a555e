import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The server delivers what is built here; in development its API is behind the proxy.
const server = process.env.TUTABLE_SERVER ?? "http://127.0.0.1:8642";

/** The server sends `name.br` to browsers that take it. */
function packed(): Plugin {
  let assets = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      assets = resolve(config.root, config.build.outDir, "assets");
    },
    closeBundle() {
      for (const name of readdirSync(assets)) {
        const path = join(assets, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

export default defineConfig({
  // Relative: the server writes the path it is shown at into index.html, the rest finds its neighbours.
  base: "./",
  plugins: [svelte(), packed()],
  build: {
    outDir: "../src/tutable/server/static",
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
