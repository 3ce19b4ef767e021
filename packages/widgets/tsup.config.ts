import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { workerAlone } from "../sdk/files/node/build/files-in-node.ts";
import { besideScripts } from "./build/files-beside.ts";
import { withTightStyles } from "./build/tight-styles.ts";
import { files } from "../sdk/tsup.files.config.ts";
import { elements } from "./tsup.elements.config.ts";

/** The published package (docs/decisions/023): modules that are loaded on demand, and the code that writes files. */
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
    // Without imports: a worker is loaded by URL, so no bundler resolves its imports.
    entry: { "export-worker": "report/export/worker/export-worker.ts" },
    format: ["esm", "cjs"],
    target: "es2022",
    platform: "browser",
    minify: true,
    splitting: false,
    noExternal: [/.*/],
    esbuildPlugins: [workerAlone()],
  },
  {
    ...files,
    entry: { files: "files/index.ts" },
    dts: { compilerOptions: { types: ["node", "vite/client"] } },
  },
  elements,
]);

/** Adds "use client", because widgets run in the browser; esbuild removes the directive from its output. */
async function markAsClient(): Promise<void> {
  for (const name of ["index.js", "index.cjs", "embed.js", "embed.cjs"]) {
    const path = join("dist", name);
    await writeFile(path, `"use client";\n${await readFile(path, "utf8")}`);
  }
}
