import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { plantedFault } from "../../scripts/project/planted-fault.mjs";
import { fixRunClock, runClockShift } from "../../scripts/project/run-clock.mjs";
import { chromiumPath } from "../../scripts/project/chromium.mjs";

fixRunClock();

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every story as a test in a real browser: it is drawn, its play function runs, and axe looks at it. */
export default defineProject({
  root,
  plugins: [...plantedFault(), storybookTest({ configDir: `${root}.storybook`, disableAddonDocs: true })],
  test: {
    name: "stories",
    maxWorkers: 2,
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
