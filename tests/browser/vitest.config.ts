import { defineConfig } from "vitest/config";
import { plantedFault } from "../../scripts/project/planted-fault.mjs";
import { fixRunClock } from "../../scripts/project/run-clock.mjs";
import { openRunFolder } from "../../scripts/test/run-folder.mjs";

fixRunClock();
openRunFolder();

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
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
    // What tries a screen's own ways, or a partner's page in every way: `npm test -- --whole`.
    include: isWhole ? ["*.test.ts", "*.prove.ts"] : ["*.test.ts"],
    globalSetup: ["../../scripts/vitest-database.mjs", "./build-app.ts"],
    // As in the other projects (vitest.config.ts).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // A test waits for its browser a sixth of the time: a third worker has it.
    maxWorkers: 3,
  },
});
