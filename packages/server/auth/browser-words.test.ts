import { expect, it } from "vitest";
import { findBrowser, findSystem } from "./browser-words.ts";

const MOZILLA_PREFIX = "Mozilla/5.0";
const GECKO_PART = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `${MOZILLA_PREFIX} (Windows NT 10.0; Win64; x64) ${GECKO_PART} Chrome/142.0.0.0 Safari/537.36`,
    "Chrome",
    "Windows",
  ],
  [
    `${MOZILLA_PREFIX} (Windows NT 10.0; Win64; x64) ${GECKO_PART} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    "Edge",
    "Windows",
  ],
  [
    `${MOZILLA_PREFIX} (Linux; Android 10; K) ${GECKO_PART} Chrome/142.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
  ],
  [
    `${MOZILLA_PREFIX} (Linux; Android 14; SM-A146B) ${GECKO_PART} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`${MOZILLA_PREFIX} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, "Firefox", "Linux"],
  [
    `${MOZILLA_PREFIX} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [
    `${MOZILLA_PREFIX} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    "Safari",
    "Mac",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])('the browser and the system are recognised in the user agent "%s"', (userAgent, browser, system) => {
  expect([findBrowser(userAgent), findSystem(userAgent)]).toEqual([browser, system]);
});
