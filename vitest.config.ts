import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/project/longest-first.ts";
import { plantedFault } from "./scripts/project/planted-fault.mjs";
import { fixRunClock } from "./scripts/project/run-clock.mjs";

fixRunClock();

/** The projects that run in a browser have a configuration of their own beside what they test. */
const browserProjects = ["packages/widgets/vitest.stories.config.ts", "tests/browser/vitest.config.ts"];

const node = {
  environment: "node" as const,
  exclude: ["**/node_modules/**", "**/dist/**", "tests/browser/**"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};
// Packages are tested as they are written, not as they were built last.
const conditions = ["vanbook-source", "node", "import", "module", "default"];
const shared = {
  plugins: plantedFault(),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          ...node,
          name: "unit",
          // As in the server's: what a test puts in place of something is taken back after it.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ["packages/{sdk,widgets,app}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
        },
      },
      {
        ...shared,
        test: {
          ...node,
          name: "server",
          // A worker keeps the modules that it has loaded: to load the server took each file longer than most of its tests.
          // What the server keeps in a module is kept by database, and no test here mocks one or changes the environment.
          isolate: false,
          include: ["packages/server/**/*.test.ts", "tests/**/*.test.ts"],
          globalSetup: ["./scripts/vitest-database.mjs"],
        },
      },
      {
        ...shared,
        test: {
          ...node,
          // What takes too long for every run: see tests/prove/main.ts.
          name: "prove",
          include: ["tests/**/*.prove.ts"],
          globalSetup: ["./scripts/vitest-database.mjs"],
        },
      },
      ...browserProjects.filter((path) => existsSync(path)),
    ],
  },
});
