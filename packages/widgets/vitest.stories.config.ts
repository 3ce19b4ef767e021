import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { plantedFault } from "../../scripts/project/planted-fault.mjs";
import { fixRunClock, runClockShift } from "../../scripts/project/run-clock.mjs";
import { chromiumPath } from "../../scripts/project/chromium.mjs";

fixRunClock();

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What differs from the rest in its definition or stands beside the daily work: the engines are the same, and tests/browser walks over every screen. */
const OF_OTHER_KINDS = [
  "packages/widgets/masters/!(places)/**",
  "packages/widgets/masters/places/@(Allocation|Vehicle)Master.stories.tsx",
  "packages/widgets/reports/!(sales)/**",
  "packages/widgets/reports/sales/!(SaleReport*).stories.tsx",
  "packages/widgets/@(field|partners|team)/**",
];

/** Every story as a test in a real browser: it is drawn, its play function runs, and axe looks at it. */
export default defineProject({
  root,
  plugins: [...plantedFault(), storybookTest({ configDir: `${root}.storybook`, disableAddonDocs: true })],
  test: {
    name: "stories",
    // A story waits for its timers a tenth of the time.
    maxWorkers: 3,
    // Everything when widgets or SDK have changed (tests/prove/guards.ts); the engines, and the masters and reports of one kind, in every run.
    exclude: process.env["VANBOOK_WHOLE"] === "1" ? [] : OF_OTHER_KINDS,
    // As in tests/browser.
    retry: 1,
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
          executablePath: chromiumPath(),
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
