import type { Page } from "playwright";
import type { Site } from "./site.ts";

/** Requests of a page that wait for a test. */
export interface HeldRequests {
  /** How many there have been. */
  count(): number;
  /** Sends them on, with all that come later. */
  release(): void;
}

/** Holds what the page asks from now on of the addresses that `isIt` knows, for what it shows meanwhile. */
export async function holdRequests(page: Page, isIt: (url: URL) => boolean): Promise<HeldRequests> {
  let count = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isIt, async (route) => {
    count += 1;
    await released;
    return route.continue();
  });
  return { count: () => count, release };
}

/** Knows addresses of one of these paths. */
export function isOf(...paths: readonly string[]): (url: URL) => boolean {
  return ({ pathname }) => paths.includes(pathname);
}

/** Asks the server something from the page: whatever the page has asked before is known to the test when this is answered. */
export function passFence(page: Page): Promise<void> {
  return page.evaluate(async () => void (await fetch("/healthz")));
}

/** Ends all sessions of company 1 when the page next asks what `isIt` knows by its address, so that this is what meets the end. */
export async function endSessionsAt(site: Site, page: Page, isIt: (url: URL) => boolean): Promise<void> {
  await page.route(
    isIt,
    async (route) => {
      await site.db("sessions").where({ company_id: 1 }).delete();
      await route.continue();
    },
    { times: 1 },
  );
}
