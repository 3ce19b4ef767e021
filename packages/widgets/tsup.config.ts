import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { createWorkerPlugin } from "../sdk/files/node/build/files-in-node.ts";
import { keepFilesBeside } from "./build/files-beside.ts";
import { withTightStyles } from "./build/tight-styles.ts";
import { files } from "../sdk/tsup.files.config.ts";
import { elements } from "./tsup.elements.config.ts";

/** Builds the package (docs/decisions/023): modules loaded on demand, and the file writers. */
export default defineConfig([
  {
    entry: { index: "index.ts", embed: "embed/index.ts" },
    format: ["esm", "cjs"],
    target: "es2022",
    dts: true,
    splitting: true,
    esbuildPlugins: [keepFilesBeside(), withTightStyles()],
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
    esbuildPlugins: [createWorkerPlugin()],
  },
  {
    ...files,
    entry: { files: "files/index.ts" },
    dts: { compilerOptions: { types: ["node", "vite/client"] } },
  },
  elements,
]);

/** Widgets run in the browser; esbuild removes "use client" from its output. */
async function markAsClient(): Promise<void> {
  for (const name of ["index.js", "index.cjs", "embed.js", "embed.cjs"]) {
    const path = join("dist", name);
    await writeFile(path, `"use client";\n${await readFile(path, "utf8")}`);
  }
}
