import { defineConfig, type Options } from "tsup";
import { createNodeFilesPlugin } from "./files/node/build/files-in-node.ts";

export const files: Options = {
  format: ["esm", "cjs"],
  target: "node20",
  platform: "node",
  splitting: true,
  shims: true,
  noExternal: [/^(?!@vanbook\/sdk)/],
  esbuildPlugins: [createNodeFilesPlugin()],
};

export default defineConfig({
  ...files,
  entry: { files: "files/node/answer-file-orders.ts" },
  format: "esm",
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.conditions = ["vanbook-source", "module"];
  },
});
