import type { Page } from "playwright";
import type { Site } from "./site.ts";

/** Requests of a page that are held until the test releases them. */
export interface HeldRequests {
  count(): number;
  /** Sends them, and all later ones at once. */
  release(): void;
}

/**
 * Holds the page's requests whose address `isIt` accepts, to see what the page shows while it
 * waits.
 */
export async function holdRequests(page: Page, isIt: (url: URL) => boolean): Promise<HeldRequests> {
  let count = 0;
  let release: () => void = () => undefined;
  const releasePromise = new Promise<void>((resolve) => (release = resolve));
  await page.route(isIt, async (route) => {
    count += 1;
    await releasePromise;
    return route.continue();
  });
  return { count: () => count, release };
}

/** Matches addresses with one of these paths. */
export function isOf(...paths: readonly string[]): (url: URL) => boolean {
  return ({ pathname }) => paths.includes(pathname);
}

/**
 * Sends a request from the page and awaits it; then the test has seen all requests that the page
 * sent before.
 */
export function passFence(page: Page): Promise<void> {
  return page.evaluate(async () => void (await fetch("/healthz")));
}

/**
 * Ends all sessions of company 1 at the page's next request whose address `isIt` accepts, so that
 * this request is refused.
 */
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
