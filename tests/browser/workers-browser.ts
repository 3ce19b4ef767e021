import { chromium, type Browser } from "playwright";
import { chromiumPath } from "../../scripts/project/chromium.mjs";

let launched: Promise<Browser> | undefined;

/** The Chromium of this worker, which ends with it. Its test files use it one after the other, each with contexts of its own. */
export async function workersBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = chromium.launch({ executablePath: CHROMIUM, args: QUIET });
  return launched;
}

export const CHROMIUM = chromiumPath();

export const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  // Letters as wide as on a screen, in the headless shell too.
  "--font-render-hinting=none",
  // The pages of a context share a process, which has compiled the app's code already (visitors.ts keeps it alive).
  "--process-per-site",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
