import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { createFaultPlugins } from "./scripts/project/planted-fault.mjs";
import { fixRunClock } from "./scripts/project/run-clock.mjs";
import { LongestFirst } from "./scripts/test/longest-first.ts";
import { openRunFolder } from "./scripts/test/run-folder.mjs";

fixRunClock();
openRunFolder();

/** The projects that run in a browser have a separate configuration beside what they test. */
const browserProjects = {
  stories: "packages/widgets/vitest.stories.config.ts",
  browser: "tests/browser/vitest.config.ts",
};
/**
 * Those that this run is about. Vitest would load the others too, and Storybook reads every story
 * for that: ten seconds of a core.
 */
const askedProjects = process.argv.flatMap((arg, at, all) =>
  arg === "--project"
    ? (all[at + 1] ?? [])
    : arg.startsWith("--project=")
      ? arg.slice("--project=".length)
      : [],
);
const wantedInBrowser = Object.entries(browserProjects)
  .filter(([name]) => askedProjects.length === 0 || askedProjects.includes(name))
  .map(([, path]) => path);

const node = {
  environment: "node" as const,
  exclude: ["**/node_modules/**", "**/dist/**", "tests/browser/**"],
  // How long may pass until a test counts as hung. A machine whose cores are all busy takes several
  // times as long as a quiet one.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
// Packages are tested as they are written, not as they were built last.
const conditions = ["vanbook-source", "node", "import", "module", "default"];
const sharedSettings = {
  plugins: createFaultPlugins(),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...sharedSettings,
        test: {
          ...node,
          name: "unit",
          // As in the server's: what a test puts in place of something is removed after it.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ["packages/{sdk,widgets,app}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
        },
      },
      {
        ...sharedSettings,
        test: {
          ...node,
          name: "server",
          // A worker keeps the modules that it has loaded: to load the server took each file longer
          // than most of its tests. What the server keeps in a module is kept by database, and no
          // test here mocks one or changes the environment.
          isolate: false,
          // A test waits for its database half of the time.
          maxWorkers: 3,
          include: ["packages/server/**/*.test.ts", "tests/**/*.test.ts"],
          globalSetup: ["./scripts/vitest-database.mjs"],
        },
      },
      {
        ...sharedSettings,
        test: {
          ...node,
          // What takes too long for every run: `npm test -- --whole`.
          name: "prove",
          // As in the server's.
          isolate: false,
          include: ["tests/**/*.prove.ts"],
          globalSetup: ["./scripts/vitest-database.mjs"],
        },
      },
      ...wantedInBrowser.filter((path) => existsSync(path)),
    ],
  },
});
