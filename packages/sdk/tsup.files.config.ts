import { defineConfig, type Options } from "tsup";
import { filesInNode } from "./files/node/build/files-in-node.ts";

/** Files of reports in Node, for the widgets' package: the definitions and file writers, with the fonts in the same folder. */
export const files: Options = {
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
  entry: { files: "files/node/index.ts" },
  format: "esm",
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.conditions = ["vanbook-source", "module"];
  },
});
