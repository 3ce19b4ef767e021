import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { besideScripts, workerAlone } from "./build/files-beside.ts";
import { withTightStyles } from "./build/tight-styles.ts";
import { files } from "./tsup.files.config.ts";
import { elements } from "./tsup.elements.config.ts";

/** The package as it is published (docs/decisions/023): modules that load what they need when they need it, and what writes files. */
export default defineConfig([
  {
    entry: { index: "index.ts", embed: "embed/index.ts" },
    format: ["esm", "cjs"],
    target: "es2022",
    dts: true,
    splitting: true,
    esbuildPlugins: [besideScripts(), withTightStyles()],
    onSuccess: markAsClient,
  },
  {
    // Whole in itself: a worker is loaded by its address, where no bundler looks for what it imports.
    entry: { "export-worker": "report/export/worker/export-worker.ts" },
    format: ["esm", "cjs"],
    target: "es2022",
    platform: "browser",
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    esbuildPlugins: [workerAlone()],
  },
  { ...files, dts: { compilerOptions: { types: ["node", "vite/client"] } } },
  elements,
]);

/** Server components are told that widgets run in the browser; esbuild leaves such words out of what it writes. */
async function markAsClient(): Promise<void> {
  for (const name of ["index.js", "index.cjs", "embed.js", "embed.cjs"]) {
    const path = join("dist", name);
    await writeFile(path, `"use client";\n${await readFile(path, "utf8")}`);
  }
}
