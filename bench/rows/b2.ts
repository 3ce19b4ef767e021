import type { Browser, Page } from "playwright";
import type { Place } from "../data/build.ts";
import { formatMilliseconds, type BenchRow, type Figure } from "../figure.ts";
import { REPORT_PATH, BENCH_WEEK } from "../http/sale-report.ts";
import { signIn } from "../http/sign-in.ts";
import { calculateMedian } from "../measure.ts";
import { serveApp } from "../pages/built-app.ts";
import { launchChromium } from "../pages/launch-chromium.ts";

export const b2: BenchRow = {
  id: "B2",
  about:
    "requests before the first rows, and a cold load on Lighthouse's slow 4G with a processor four times slower",
  async measure({ data: { full } }) {
    const app = await serveApp(full.url);
    const browser = await launchChromium();
    try {
      const visits: Visit[] = [];
      for (let visit = 0; visit < VISIT_COUNT; visit += 1)
        visits.push(await visitCold(browser, app.url, full));
      const of = (name: "LCP" | "INP" | "CLS") => calculateMedian(visits.map((visit) => visit[name]));
      const findMaximum = (name: "first" | "again") => Math.max(...visits.map((visit) => visit[name]));
      return [
        makeCountFigure("data requests before the first rows", findMaximum("first"), 1),
        makeCountFigure("data requests when the screen is opened again", findMaximum("again"), 0),
        makeCountFigure(
          "requests of the API in all before the first rows",
          Math.max(...visits.map(({ all }) => all)),
        ),
        makeTimeFigure("largest contentful paint", of("LCP"), 2500),
        makeTimeFigure("interaction to next paint", of("INP"), 200),
        {
          what: "cumulative layout shift",
          figure: of("CLS").toFixed(3),
          baseline: "0.1",
          ratio: of("CLS") / 0.1,
          goal: { most: 1 },
        },
      ];
    } finally {
      await browser.close();
      await app.stop();
    }
  },
};

interface Visit {
  /**
   * Requests of the report: before its first rows, and after the user left the screen and opened it
   * again.
   */
  first: number;
  again: number;
  all: number;
  LCP: number;
  INP: number;
  CLS: number;
}

async function visitCold(browser: Browser, url: string, { db, company }: Place): Promise<Visit> {
  const cookie = await signIn(db, company.author.companyId);
  const at = cookie.indexOf("=");
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }]);
  const page = await context.newPage();
  try {
    await throttle(page);
    await page.addInitScript(watchVitals);
    const requestedPaths: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) requestedPaths.push(pathname);
    });
    const countDataRequests = () => requestedPaths.filter((path) => path === REPORT_PATH).length;
    await page.goto(`/Tabsale?from=${BENCH_WEEK.FromDate}&to=${BENCH_WEEK.ToDate}`, { waitUntil: "commit" });
    await page.locator("[data-row]").first().waitFor({ timeout: 60_000 });
    const [first, all] = [countDataRequests(), requestedPaths.length];
    await page.waitForLoadState("networkidle");
    const { LCP } = await page.evaluate(() => vitals);
    const before = countDataRequests();
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link").first().click();
    await page.locator("[data-row]").first().waitFor({ state: "detached" });
    await page.goBack();
    await page.locator("[data-row]").first().waitFor({ timeout: 60_000 });
    const again = countDataRequests() - before;
    await operateScreen(page);
    await page.waitForTimeout(1000);
    const { CLS, INP } = await page.evaluate(() => vitals);
    return { first, again, all, LCP, INP, CLS };
  } finally {
    await context.close();
  }
}

/** Lighthouse's slow 4G and CPU slowdown. */
async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function operateScreen(page: Page) {
  await page.locator("[data-row='1']").click();
  await page.waitForTimeout(1500);
  await page.getByRole("columnheader", { name: "Amount" }).getByRole("button").click();
  await page.waitForTimeout(1500);
  await page.getByRole("searchbox").first().click();
  await page.keyboard.type("25");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(1500);
}

/** Runs in the page. */
function watchVitals() {
  const vitalValues = { LCP: 0, INP: 0, CLS: 0 };
  Object.assign(globalThis, { vitals: vitalValues });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitalValues.LCP = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId)
        vitalValues.INP = Math.max(vitalValues.INP, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit); // missing in the TypeScript type
  new PerformanceObserver((list) => {
    // The entry has properties that its TypeScript type lacks.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) vitalValues.CLS += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

declare const vitals: { LCP: number; INP: number; CLS: number };

function makeCountFigure(what: string, count: number, most?: number): Figure {
  return {
    what,
    figure: String(count),
    baseline: most === undefined ? "" : String(most),
    ratio: most === undefined ? Number.NaN : count,
    ...(most !== undefined && { goal: { most } }),
  };
}

function makeTimeFigure(what: string, milliseconds: number, most: number): Figure {
  return {
    what,
    figure: formatMilliseconds(milliseconds),
    baseline: formatMilliseconds(most),
    ratio: milliseconds / most,
    goal: { most: 1 },
  };
}

const VISIT_COUNT = 3;
