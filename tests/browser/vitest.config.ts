import { defineConfig } from "vitest/config";
import { createFaultPlugins } from "../../scripts/project/planted-fault.mjs";
import { fixRunClock } from "../../scripts/project/run-clock.mjs";
import { openRunFolder } from "../../scripts/test/run-folder.mjs";

fixRunClock();
openRunFolder();

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const conditions = ["vanbook-source", "node", "import", "module", "default"];

/** The whole product in Chromium: the built app on a real server over a real database. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: createFaultPlugins(),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: "browser",
    environment: "node",
    // A worker keeps the server's modules; loading them takes a second per file.
    isolate: false,
    // Only `npm test -- --whole` includes *.prove.ts: tests of single screens, and most tests of a
    // partner's page.
    include: isWhole ? ["*.test.ts", "*.prove.ts"] : ["*.test.ts"],
    globalSetup: ["../../scripts/vitest-database.mjs", "./build-app.ts"],
    // The same as in the other projects (vitest.config.ts).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Three workers, because a test spends part of its time waiting for the browser.
    maxWorkers: 3,
  },
});
