import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";

/**
 * A browser context whose pages have the test run's date as their clock, shifted by `wrong`
 * milliseconds. Its timeouts are long: only a failing test waits that long.
 */
export async function createContext(
  browser: Browser,
  { wrong = 0, ...options }: BrowserContextOptions & { wrong?: number } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  await context.addInitScript(shiftPageClock, runClockShift() + wrong);
  return context;
}
