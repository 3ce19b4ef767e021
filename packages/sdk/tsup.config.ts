import { defineConfig } from "tsup";

/** The package as it is published: one module for each entry and format, with its types. It depends on nothing: ky and openapi-fetch are inside. */
export default defineConfig({
  entry: { index: "index.ts", partner: "partner.ts", "rules/index": "rules/index.ts" },
  format: ["esm", "cjs"],
  target: "es2022",
  dts: true,
  splitting: true,
  noExternal: [/.*/],
});
