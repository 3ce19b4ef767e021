import { chromium, type Browser } from "playwright";
import { getChromiumPath } from "../../scripts/project/chromium.mjs";

export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: getChromiumPath(), args: [...CHROMIUM_ARGS, ...args] });
}

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];
