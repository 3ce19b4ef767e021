import { defineConfig, type Options } from "tsup";
import { oneChunkBeforeRows } from "./build/elements-chunks.ts";
import { insideElements } from "./build/files-beside.ts";
import { withTightStyles } from "./build/tight-styles.ts";

/**
 * For plain pages: a folder to be served whole, which the server does below /embed/v1/. React and all else is inside; it comes with the
 * first element, and each report when it is asked for. Every name but the script's own has a hash of the content.
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
  esbuildPlugins: [oneChunkBeforeRows(), insideElements(), withTightStyles()],
};

export default defineConfig(elements);
