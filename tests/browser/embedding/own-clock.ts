import type { Page } from "playwright";
import { expect } from "vitest";
import { readClock } from "../../../packages/server/clock.ts";

/** Gives a page a fake clock, which runs normally until it is paused. */
export const giveClock = (page: Page) => page.clock.install({ time: readClock() });

/** Advances the page's fake clock in small steps, so that responses can arrive in between. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  // The clock can be paused only at a future time, which a busy machine may already have passed.
  await expect
    .poll(() => page.clock.pauseAt(readClock().getTime() + STEP_MS).then(() => "stopped", String))
    .toBe("stopped");
  for (let passedMs = 0; passedMs < seconds * 1000; passedMs += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await page.evaluate(async () => void (await fetch(location.href).catch(() => undefined)));
  }
  await page.clock.resume();
}

/** Size of a step in milliseconds. */
const STEP_MS = 100;
