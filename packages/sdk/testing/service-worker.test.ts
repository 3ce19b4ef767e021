import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type BuildOptions } from "esbuild";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { getChromiumPath } from "../../../scripts/project/chromium.mjs";
import { listFences } from "../../../tests/fences.ts";
import { createTestServer } from "../fixtures/test-server.ts";
import { createStripWordsPlugin } from "./build/without-words.ts";
import type * as Sdk from "../index.ts";
import type * as Starting from "./worker.ts";

/** What the test page made global. */
declare const vanbook: Sdk.Vanbook;
declare const standIn: Starting.PageStandIn;

let browser: Browser;
let scripts: { page: string; worker: string };
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: getChromiumPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const docs = await readFile(join(ROOT_FOLDER, "docs/testing.md"), "utf8");
  const page = listFences(docs).find(({ info }) => info === "page.js")?.text ?? "";
  scripts = {
    page: await bundleScript({ stdin: { contents: page, resolveDir: SDK_FOLDER } }),
    worker: await bundleScript({ entryPoints: [join(SDK_FOLDER, "testing/service-worker.ts")] }),
  };
});
afterAll(() => browser?.close());

const ROOT_FOLDER = join(import.meta.dirname, "../../..");
const SDK_FOLDER = join(ROOT_FOLDER, "packages/sdk");
const DAY_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-15" };

test("the service worker answers a page's calls, and a posted bill appears in the report", async () => {
  const { page, seen } = await openPage();
  const before = await sales(page);
  // 10 gauze at Sree Medicals' price of 46.50 are 465.00. 2.5 % of it is 11.625, so 11.63, twice:
  // 488.26.
  const amount = await page.evaluate(async () => {
    const document = {
      date: "2026-04-15",
      customerId: 37,
      seriesId: 4,
      locationId: 1,
      payment: "credit" as const,
    };
    return (await vanbook.bills.post({ ...document, lines: [{ itemId: 2, quantity: 10 }] })).amount;
  });
  expect(amount).toBe(488.26);
  expect(await sales(page)).toEqual({ bills: before.bills + 1, paise: before.paise + 48_826 });
  expect(seen.filter(({ path }) => path.startsWith("/api/"))).toEqual([]);
});

test("a page can set errors, a broken connection and the clock, and read the calls that were made", async () => {
  const { page } = await openPage();
  const results = await page.evaluate(async () => {
    await standIn.fail("sales.report", { code: "TOO_MANY_REQUESTS", retryAfter: 600 });
    await standIn.fail("customers.names", "network", "always");
    const readFailure = (call: Promise<unknown>) =>
      call.then(String, (error: Sdk.VanbookError) => error.code);
    const range = { FromDate: "2026-04-01", ToDate: "2026-04-15" };
    const codes = [
      await readFailure(vanbook.sales.report(range)),
      await readFailure(vanbook.customers.names()),
    ];
    await standIn.clock.advance({ days: 2 });
    const { today } = await vanbook.session.current();
    const unknown = await standIn.clock.set("some day").then(String, (error: Error) => error.message);
    const calls = (await standIn.calls()).map(({ operation, code }) => [operation, code]);
    await standIn.reset();
    await vanbook.customers.names();
    return {
      codes,
      today,
      unknown,
      calls,
      left: (await standIn.calls()).length,
      now: await standIn.clock.now(),
    };
  });
  expect(results).toMatchObject({ codes: ["TOO_MANY_REQUESTS", "NETWORK"], today: "2026-04-17", left: 1 });
  expect(results.unknown).toBe("some day is neither a day (2026-04-15) nor an instant.");
  expect(results.calls[0]).toEqual(["sales.report", "TOO_MANY_REQUESTS"]);
  expect(results.calls).toContainEqual(["customers.names", "NETWORK"]);
  expect(results.now).toEqual(new Date("2026-04-15T12:00:00+05:30"));
  await page.evaluate(() => standIn.stop());
  await page.reload();
  await page.waitForFunction("globalThis.vanbook");
  expect(await page.evaluate(() => standIn.calls())).toEqual([]);
});

test("posted documents and set errors stay when the browser ends the worker or reloads the page", async () => {
  const { page } = await openPage();
  await page.evaluate(async () => {
    await vanbook.receipts.post({ date: "2026-04-15", mode: "cash", partyId: 38, amount: 1_000.25 });
    await standIn.fail("debtors.report", { code: "TOO_MANY_REQUESTS", retryAfter: 600 });
  });
  const calls = await page.evaluate(() => standIn.calls());
  expect(calls).toMatchObject([{ operation: "receipts.post", status: 200 }]);
  const protocol = await browser.newBrowserCDPSession();
  const { targetInfos } = await protocol.send("Target.getTargets");
  for (const { type, targetId } of targetInfos)
    if (type === "service_worker") await protocol.send("Target.closeTarget", { targetId });
  expect(await page.evaluate(() => standIn.calls())).toEqual(calls);
  await page.reload();
  await page.waitForFunction("globalThis.vanbook");
  const code = await page.evaluate(
    (days) => vanbook.debtors.report(days).then(String, (error: Sdk.VanbookError) => error.code),
    DAY_RANGE,
  );
  expect(code).toBe("TOO_MANY_REQUESTS");
  const receiptAnswer = await page.evaluate((days) => vanbook.receipts.report(days), DAY_RANGE);
  expect(JSON.stringify(receiptAnswer)).toContain("1000.25");
});

/** A separate page. The worker answers its calls to another address. */
async function openPage() {
  const server = await createTestServer(({ path }) => {
    if (path === "/")
      return { headers: HTML_HEADERS, text: "<!doctype html><script type=module src=/page.js></script>" };
    if (path === "/page.js") return { headers: SCRIPT_HEADERS, text: scripts.page };
    if (path === "/stand-in.js") return { headers: SCRIPT_HEADERS, text: scripts.worker };
    return { status: 404, json: {} };
  });
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction("globalThis.vanbook");
  return { page, seen: server.seen };
}

async function sales(page: Page) {
  const { billDetails } = await page.evaluate((days) => vanbook.sales.report(days), DAY_RANGE);
  const paise = billDetails.reduce((sum, { BillAmount }) => sum + Math.round(BillAmount * 100), 0);
  return { bills: billDetails.length, paise };
}

async function bundleScript(what: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...what,
    bundle: true,
    format: "esm",
    platform: "browser",
    conditions: ["vanbook-source"],
    plugins: [createStripWordsPlugin()],
    write: false,
  });
  return outputFiles?.[0]?.text ?? "";
}

const HTML_HEADERS = { "Content-Type": "text/html" };
const SCRIPT_HEADERS = { "Content-Type": "text/javascript" };
