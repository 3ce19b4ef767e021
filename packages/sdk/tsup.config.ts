import { defineConfig, type Options } from "tsup";
import { withoutWords } from "./testing/build/without-words.ts";

/** Everything is bundled: the package has no dependencies. */
const whole: Options = { target: "es2022", noExternal: [/.*/] };

const ENTRIES = {
  index: "index.ts",
  partner: "partner.ts",
  "rules/index": "rules/index.ts",
  webhooks: "webhooks.ts",
};
const STAND_IN = { "testing/index": "testing/index.ts" };
const STARTER = { "testing/worker": "testing/worker.ts" };
const standIn: Options = {
  ...whole,
  platform: "browser",
  minify: true,
  esbuildPlugins: [withoutWords()],
  esbuildOptions(options) {
    options.conditions = ["vanbook-source"];
  },
};

/** The published package: one module for each entry and format, with its types; and the command, which is a program. */
export default defineConfig([
  {
    ...whole,
    entry: ENTRIES,
    format: ["esm", "cjs"],
    dts: { entry: { ...ENTRIES, ...STAND_IN, ...STARTER } },
    splitting: true,
  },
  // The stand-in bundles the server's rules and the contract: it shares no module with other entries.
  { ...standIn, entry: STAND_IN, format: ["esm", "cjs"] },
  { ...whole, entry: STARTER, format: ["esm", "cjs"] },
  // A script that pages register, in one file.
  {
    ...standIn,
    entry: { "testing/service-worker": "testing/service-worker.ts" },
    format: "iife",
    outExtension: () => ({ js: ".js" }),
  },
  // The code for assistants is a separate chunk, so that other commands don't load it.
  { ...whole, entry: { command: "command/main.ts" }, format: "esm", platform: "node", splitting: true },
]);
