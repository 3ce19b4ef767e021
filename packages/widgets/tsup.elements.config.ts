import { defineConfig, type Options } from "tsup";
import { oneChunkBeforeRows } from "./build/elements-chunks.ts";
import { bundleForElements } from "./build/files-beside.ts";
import { withTightStyles } from "./build/tight-styles.ts";

/**
 * For plain HTML pages: a folder to be served as a whole, as the server does below /embed/v1/. It
 * includes React and everything else, loaded with the first element, and each report on demand. All
 * file names except the script's have a content hash.
 */
export const elements: Options = {
  entry: { vanbook: "embed/elements.ts" },
  outDir: "dist/elements",
  format: "esm",
  target: "es2022",
  platform: "browser",
  minify: true,
  splitting: true,
  noExternal: [/.*/],
  define: { "process.env.NODE_ENV": '"production"' },
  esbuildOptions(options) {
    options.conditions = ["vanbook-source", "module", "production"];
  },
  esbuildPlugins: [oneChunkBeforeRows(), bundleForElements(), withTightStyles()],
};

export default defineConfig(elements);
