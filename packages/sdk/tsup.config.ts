import { defineConfig } from "tsup";

/** The package as it is published: one module for each entry, with its types; openapi-fetch stays a dependency. */
export default defineConfig({
  entry: { index: "index.ts", partner: "partner.ts", "rules/index": "rules/index.ts" },
  format: "esm",
  target: "es2022",
  dts: true,
  clean: true,
});
