import { defineConfig } from "vitest/config";
import { plantedFault } from "../../scripts/project/planted-fault.mjs";
import { fixRunClock } from "../../scripts/project/run-clock.mjs";

fixRunClock();

const conditions = ["vanbook-source", "node", "import", "module", "default"];

/** The whole product in Chromium: the built app on a real server over a real database. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: plantedFault(),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: "browser",
    environment: "node",
    // A worker keeps the server's modules: to load them took each file a second.
    isolate: false,
    // What tries a screen's own ways, or a page of a partner's in every way, runs when that has changed (tests/prove/guards.ts).
    include: process.env["VANBOOK_WHOLE"] ? ["*.test.ts", "*.prove.ts"] : ["*.test.ts"],
    globalSetup: ["../../scripts/vitest-database.mjs", "./build-app.ts"],
    // A page that is late once is told at the end of the run, not a failure (docs/decisions/049).
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second, which is usual, is short for a page that loads while two others do.
    expect: { poll: { timeout: 15_000 } },
    // A test waits for its browser a sixth of the time: a third worker has it.
    maxWorkers: 3,
  },
});
