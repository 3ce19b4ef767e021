import { defineConfig, type Options } from "tsup";
import { definitionsAlone } from "./build/definitions-alone.ts";
import { filesInNode } from "./build/files-beside.ts";

/** Files of reports in Node: the definitions and the writers, with the fonts beside them; React is not needed. */
export const files: Options = {
  entry: { files: "files/index.ts" },
  format: ["esm", "cjs"],
  target: "node20",
  platform: "node",
  splitting: true,
  shims: true,
  // jsPDF, fflate and HarfBuzz are inside, as in the worker that writes a page's files.
  noExternal: [/^(?!@vanbook\/sdk)/],
  esbuildPlugins: [filesInNode(), definitionsAlone()],
};

/** The same for the server's own build, whole in itself. */
export default defineConfig({
  ...files,
  format: "esm",
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.conditions = ["vanbook-source", "module"];
  },
});
