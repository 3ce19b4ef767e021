import { defineConfig, type Options } from "tsup";
import { createStripWordsPlugin } from "./testing/build/without-words.ts";

/** Everything is bundled, because the package has no dependencies. */
const whole: Options = { target: "es2022", noExternal: [/.*/] };

const MAIN_ENTRIES = {
  index: "index.ts",
  partner: "partner.ts",
  "rules/index": "rules/index.ts",
  webhooks: "webhooks.ts",
};
const STAND_IN = { "testing/index": "testing/index.ts" };
const STARTER_ENTRY = { "testing/worker": "testing/worker.ts" };
const standIn: Options = {
  ...whole,
  platform: "browser",
  minify: true,
  esbuildPlugins: [createStripWordsPlugin()],
  esbuildOptions(options) {
    options.conditions = ["vanbook-source"];
  },
};

export default defineConfig([
  {
    ...whole,
    entry: MAIN_ENTRIES,
    format: ["esm", "cjs"],
    dts: { entry: { ...MAIN_ENTRIES, ...STAND_IN, ...STARTER_ENTRY } },
    splitting: true,
  },
  // The stand-in bundles the server's rules and the contract, and shares no module with other
  // entries.
  { ...standIn, entry: STAND_IN, format: ["esm", "cjs"] },
  { ...whole, entry: STARTER_ENTRY, format: ["esm", "cjs"] },
  {
    ...standIn,
    entry: { "testing/service-worker": "testing/service-worker.ts" },
    format: "iife",
    outExtension: () => ({ js: ".js" }),
  },
  // The code for assistants is a separate chunk, so that other commands don't load it.
  { ...whole, entry: { command: "command/main.ts" }, format: "esm", platform: "node", splitting: true },
]);
