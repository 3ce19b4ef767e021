import type { Page } from "playwright";
import { expect } from "vitest";
import { now } from "../../../packages/server/clock.ts";

/** Gives a page a clock of its own, which goes like any other until it is stopped. */
export const giveClock = (page: Page) => page.clock.install({ time: now() });

/** Has seconds pass on the page's own clock, little by little, so that what is asked of a server is answered meanwhile. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  // It can be stopped at a moment to come, which a busy machine may have let pass.
  await expect
    .poll(() => page.clock.pauseAt(now().getTime() + STEP).then(() => "stopped", String))
    .toBe("stopped");
  for (let passed = 0; passed < seconds * 1000; passed += STEP) {
    await page.clock.runFor(STEP);
    await page.evaluate(async () => void (await fetch(location.href).catch(() => undefined)));
  }
  await page.clock.resume();
}

/** Milliseconds. */
const STEP = 100;
