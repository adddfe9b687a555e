import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { offlinePage } from "./src/notify/offline";
import { png } from "./src/notify/png";

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
      for (const name of readdirSync(assets).filter((one) => !one.endsWith(".woff2"))) {
        const path = join(assets, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

const LANG = resolve(import.meta.dirname, "../src/tutable/lang");

/** One message of the words for time, as it stands in a language. */
function message(lang: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(readFileSync(join(LANG, lang, "time.ftl"), "utf-8"));
  if (!found?.[1]) throw new Error(`${lang}: no message ${id}`);
  return found[1].replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The icons that are wanted as PNG, too, and how large. */
const ICONS = { icon: [192, 512], "icon-maskable": [180, 512] };

/** Tells the service worker which assets belong to this build, and writes the offline page. */
function installable(): Plugin {
  let out = "";
  return {
    name: "installable",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const worker = join(out, "sw.js");
      const assets = readdirSync(join(out, "assets")).filter((name) => !name.endsWith(".br"));
      const list = JSON.stringify(assets.sort().map((name) => `assets/${name}`));
      const page = readFileSync(join(out, "index.html"), "utf-8");
      const first = JSON.stringify([...new Set(page.match(/assets\/[^"]+/g))]);
      const source = readFileSync(worker, "utf-8");
      const made = source.replace("new Set([])", `new Set(${list})`).replace("FIRST = []", `FIRST = ${first}`);
      if (made.length !== source.length + list.length + first.length - 4) throw new Error("sw.js: no place for assets");
      writeFileSync(worker, made);
      writeFileSync(join(out, "offline.html"), offlinePage(message));
      for (const [name, sizes] of Object.entries(ICONS)) {
        const drawing = readFileSync(join(out, `${name}.svg`), "utf-8");
        for (const size of sizes) writeFileSync(join(out, `${name}-${size}.png`), png(drawing, size));
      }
    },
  };
}

export default defineConfig({
  // Relative: the server writes the path it is shown at into index.html, the rest finds its neighbours.
  base: "./",
  plugins: [svelte(), packed(), installable()],
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
