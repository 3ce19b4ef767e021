import { chromium, type Browser } from "playwright";
import { chromiumPath } from "../../scripts/project/chromium.mjs";

/** The browser that the rows measure in, with `args` added. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...ARGS, ...args] });
}

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];
