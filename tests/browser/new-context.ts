import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";

/**
 * A browser context whose pages stand on the run's day, or `wrong` milliseconds beside it, and which waits long for what a test expects:
 * only a failure waits until the end.
 */
export async function newContext(
  browser: Browser,
  { wrong = 0, ...options }: BrowserContextOptions & { wrong?: number } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  await context.addInitScript(shiftPageClock, runClockShift() + wrong);
  return context;
}
