import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { createFaultPlugins } from "../../scripts/project/planted-fault.mjs";
import { fixRunClock, runClockShift } from "../../scripts/project/run-clock.mjs";
import { getChromiumPath } from "../../scripts/project/chromium.mjs";
import { openRunFolder } from "../../scripts/test/run-folder.mjs";

fixRunClock();
openRunFolder();

const root = fileURLToPath(new URL("../..", import.meta.url));

const isWhole = process.env["VANBOOK_WHOLE"] === "1";

/**
 * Every story as a test in a real browser: it is drawn, its play function runs, and axe looks at
 * it. `npm test` leaves out those with the tag `whole`: their engine is shown by others, and what
 * is their own in them seldom changes.
 */
export default defineProject({
  root,
  plugins: [
    ...createFaultPlugins(),
    storybookTest({
      configDir: `${root}.storybook`,
      disableAddonDocs: true,
      tags: { exclude: isWhole ? [] : ["whole"] },
    }),
  ],
  test: {
    name: "stories",
    // A story waits for its timers a tenth of the time.
    maxWorkers: 3,
    // Only to end what hangs: a story waits for what it expects, and a busy machine takes its time.
    testTimeout: 300_000,
    env: { VANBOOK_CLOCK_SHIFT: String(runClockShift()) },
    setupFiles: [`${root}scripts/project/stories-clock.mjs`],
    browser: {
      enabled: true,
      isolate: false,
      headless: true,
      provider: playwright({
        // Nothing moves but to be looked at.
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: {
          executablePath: getChromiumPath(),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            // Letters as wide as on a screen, in the headless shell too.
            "--font-render-hinting=none",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1440, height: 900 } }],
    },
  },
});
