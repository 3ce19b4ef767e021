import { defineConfig, type Options } from "tsup";
import { filesInNode } from "./build/files-beside.ts";

/**
 * Files of reports in Node: the definitions and file writers, with the fonts in the same folder; React is not
 * needed.
 */
export const files: Options = {
  entry: { files: "files/index.ts" },
  format: ["esm", "cjs"],
  target: "node20",
  platform: "node",
  splitting: true,
  shims: true,
  // jsPDF, fflate and HarfBuzz are bundled, as in the worker that writes files in the browser.
  noExternal: [/^(?!@vanbook\/sdk)/],
  esbuildPlugins: [filesInNode()],
};

/** The same for the server's own build, with everything bundled. */
export default defineConfig({
  ...files,
  format: "esm",
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.conditions = ["vanbook-source", "module"];
  },
});
