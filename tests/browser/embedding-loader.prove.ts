import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createVanbookPartner } from "@vanbook/sdk/partner";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { mountAll, showInAllPlaces, MOUNT_PLACES, unmountAll } from "./embedding/mountings.ts";
import { type Embedded, openHost, startEmbedded } from "./embedding/partner.ts";
import { readAllStyles, listStyleDifferences } from "./embedding/read-styles.ts";
import { HOST_THEMES } from "./embedding/serve-host.ts";
import { serveElements } from "./embedding/token-pages.ts";
import { createContext } from "./new-context.ts";
import type { Locator } from "playwright";
import type { Site } from "./site.ts";
import { openPage, visit } from "./visit.ts";

let embeddedSite: Embedded;
let site: Site;
beforeAll(async () => {
  embeddedSite = await startEmbedded({ withReact: true });
  site = embeddedSite.site;
});
afterAll(() => embeddedSite?.stop());

test("an element keeps the attributes, listeners and client that it got before its script was loaded", async () => {
  const page = await openHost(site, embeddedSite.url);
  await page.evaluate(async () => {
    const [early] = document.querySelectorAll<HTMLElement & { client?: unknown }>("#in-layer vanbook-report");
    const keys = (await (await fetch("/keys.json")).json()) as { server: string; kairali: string };
    const client = { sales: { report: { table: () => Promise.reject(new Error("not this one")) } } };
    if (!early || customElements.get("vanbook-report")) throw new Error("The script is here already.");
    early.setAttribute("heading", "none");
    early.addEventListener("vanbook-row", () => (document.title = "heard"));
    early.client = client;
    Object.assign(window, { early: { element: early, client, keys } });
  });
  // As a string: the test runner rewrites `import()` inside functions of the test.
  await page.evaluate(`(async ({ element, client, keys }) => {
    const { createVanbook } = await import("/vanbook/elements/vanbook.js");
    if (element.client !== client || Object.hasOwn(element, "client")) throw new Error("The client was lost.");
    element.client = createVanbook({ baseUrl: keys.server, auth: { kind: "key", key: keys.kairali } });
  })(window.early)`);
  const layer = page.locator("#in-layer");
  await layer.locator('.vb-tbody [role="row"]').first().click();
  await page.waitForFunction(() => document.title === "heard");
  await expect.poll(() => layer.getByRole("heading", { name: "Sale Report" }).count()).toBe(0);
});

test("an element shows that its report could not be loaded, and loads it on Retry", async () => {
  // The browser logs an error for each failed request; `openHost` would fail on that.
  const context = await createContext(site.browser);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(embeddedSite.url);
  await page.waitForFunction(() => "mount" in window);
  const isPart = (url: URL) => url.pathname.startsWith("/vanbook/elements/before-rows-");
  await context.route(isPart, (route) => route.abort());
  await page.evaluate(() => window.mount.elements());
  for (const place of ["#in-layer", "#in-shadow"]) {
    const failure = page.locator(place).getByRole("alert");
    await failure.getByText("The report could not be loaded.").waitFor();
    await failure.getByRole("button", { name: "Retry" }).click();
    await failure.getByRole("button", { name: "Retry" }).waitFor();
  }
  await context.unroute(isPart);
  for (const place of ["#in-layer", "#in-shadow"]) {
    await page.locator(place).getByRole("button", { name: "Retry" }).click();
    await page.locator(`${place} [role="gridcell"]`).first().waitFor();
    await expect.poll(() => page.locator(place).getByRole("alert").count()).toBe(0);
  }
});

test("a page without its own script shows a customer the ledger and bills with one token, without staff filters", async () => {
  const context = await createContext(site.browser, { colorScheme: "light" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${embeddedSite.url}/customer`);
  const ledger = page.locator('vanbook-widget[name="customerLedger.report"]');
  const bills = page.locator('vanbook-widget[name="sales.report"]');
  await ledger.locator(".vb-report-cards").waitFor();
  await bills.locator(".vb-report-foot, .vb-empty").first().waitFor();
  await expect.poll(() => ledger.getByText("Select Customer").count()).toBe(0);
  await ledger.getByRole("button", { name: "Generate" }).waitFor();
  await bills.getByRole("button", { name: "Filters" }).first().click();
  const filters = page.getByRole("dialog");
  await filters.getByText("Sale Type").first().waitFor();
  for (const staff of ["Salesman", "Route", "Created By", "Customer", "Branch"])
    await expect.poll(() => filters.getByText(staff, { exact: true }).count(), { message: staff }).toBe(0);
  const countRequests = (path: string) => requests.filter((one) => one === path).length;
  // The token's rights come with the token, so the page needs no second request.
  expect([countRequests("/vanbook-token"), countRequests("/api/v1/embed-token")]).toEqual([1, 0]);
  // The token is requested in parallel with the widget's code, not after it; a shared chunk in
  // parallel with the file that imports it.
  const firsts = requests.slice(
    0,
    requests.findIndex((path) => path.startsWith("/api/")),
  );
  const findPosition = (part: RegExp) => firsts.findIndex((path) => part.test(path));
  const [loader, token] = [findPosition(/\/vanbook\.js$/), findPosition(/^\/vanbook-token$/)];
  expect(token).toBeGreaterThan(loader);
  expect(token).toBeLessThan(findPosition(/\/(token|sdk)-client-/));
  expect(findPosition(/\/chunk-/)).toBeGreaterThan(loader);
  expect(findPosition(/\/chunk-/)).toBeLessThan(findPosition(/\/CustomerLedger-/));
  expect(requests.filter((path) => /GetUser|GetCustomers|GetRouteName|getbranch/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a React component requests its token while its code still loads, and nothing else before its rows", async () => {
  const page = await openHost(site, embeddedSite.url);
  const requests: string[] = [];
  page.on("request", (request) => void requests.push(new URL(request.url()).pathname));
  const isAsked = () => requests.includes("/vanbook-token");
  // Hold back the chunk that reads the token's terms until the token route has been requested.
  let heldCount = 0;
  await page.route(/\/react\/.*ask-terms/, async (route) => {
    heldCount += 1;
    await expect.poll(isAsked).toBe(true);
    await route.continue();
  });
  await page.evaluate(() => window.mount.visitor());
  await page.locator('#in-react [role="gridcell"]').first().waitFor();
  expect(heldCount).toBe(1);
  const calls = requests.filter((path) => !path.startsWith("/react/") && path !== "/keys.json");
  expect(calls.slice(0, 2)).toEqual(["/vanbook-token", "/api/getSaleReport"]);
  // One token, and its rights came with it.
  expect(calls.filter((path) => /token/.test(path))).toEqual(["/vanbook-token"]);
});

test("maps, trips and charts work in React, a layer and a shadow root, and the partner's own map still works", async () => {
  const page = await openHost(site, embeddedSite.url);
  await mountAll(page);
  const trips = { 1: await lastTrip(1), 2: await lastTrip(2) };
  const getTrip = (place: string) => trips[place === "#in-layer" ? 2 : 1];
  await showInAllPlaces(page, "liveMap.points", (place) => ({ Date: getTrip(place).date }));
  for (const place of MOUNT_PLACES) {
    const map = page.locator(place).getByRole("application", { name: "Map of live locations" });
    await expect.poll(async () => Number(await map.getAttribute("data-points"))).toBeGreaterThan(0);
    await page.locator(place).locator(".vb-map-list [data-row]").first().click();
    await map.locator(".vb-map-popup strong").waitFor();
  }
  await expect.poll(() => page.evaluate(() => window.partner.leaflet === window.L)).toBe(true);
  await showInAllPlaces(page, "trips.counts", (place) => ({
    UserId: getTrip(place).user_id,
    Date: getTrip(place).date,
  }));
  for (const place of MOUNT_PLACES)
    await page
      .locator(place)
      .getByRole("img", { name: /Starting Odometer/ })
      .waitFor();
  await showInAllPlaces(page, "dashboard.orderGraph", () => ({ range: "90" }));
  for (const place of MOUNT_PLACES) {
    const chart = page.locator(place).getByRole("img", { name: /^Order summary: chart of \d+ rows/ });
    // A widget outside the viewport sends no requests.
    await page.locator(place).scrollIntoViewIfNeeded();
    await chart.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        chart.evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
          return data?.some((byte) => byte > 0) ?? false;
        }),
      )
      .toBe(true);
  }
  await unmountAll(page);
  await expect.poll(() => page.evaluate(() => window.partner.map.setZoom(12).getZoom())).toBe(12);
});

/** A company's latest ended trip. */
async function lastTrip(company: number): Promise<{ user_id: number; date: string }> {
  const [trip] = (await site
    .db("trips")
    .where({ company_id: company })
    .whereNotNull("ended_at")
    .orderBy("date", "desc")
    .limit(1)
    .select("user_id", "date")) as { user_id: number; date: string }[];
  if (!trip) throw new Error("The demo has trips.");
  return trip;
}

let plain: Promise<Awaited<ReturnType<typeof readStylesUnder>>> | undefined;
test.for(HOST_THEMES)("a host's ordinary CSS does not change a report or its windows: %s", async (theme) => {
  plain ??= readStylesUnder();
  const without = await plain;
  const { body, layer, react } = await readStylesUnder(theme);
  expect(without.react.elements.length).toBeGreaterThan(100);
  expect(body).not.toBe(without.body);
  expect(listStyleDifferences(without.layer, layer)).toEqual([]);
  expect(listStyleDifferences(without.react, react)).toEqual([]);
});

async function readStylesUnder(theme?: string) {
  const page = await openHost(site, embeddedSite.url, theme ? `?theme=${theme}` : "");
  // The height of what is above a report decides how much room its rows have.
  await page.addStyleTag({ url: "/host/themes/apart.css" });
  await mountAll(page);
  // The headings' edges are loaded after the rows.
  for (const place of ["#in-layer", "#in-react"])
    await page.locator(`${place} [role="separator"]`).first().waitFor({ state: "attached" });
  await page.mouse.move(0, 0);
  const body = await page.evaluate(() => getComputedStyle(document.body).lineHeight);
  const layer = await readAllStyles(page, "#in-layer");
  await page.locator("#in-react").getByRole("button", { name: "Filters" }).first().click();
  await page.locator("#in-react").getByRole("dialog").getByText("All Salesmen").waitFor();
  await page.mouse.move(0, 0);
  return { body, layer, react: await readAllStyles(page, "#in-react") };
}

test("a page with the code of the Partners wizard and its new key shows what the wizard's preview showed", async () => {
  let html = "";
  let answer = createVanbookPartner({ baseUrl: site.url, key: "", origins: [] }).node(() => undefined);
  const host = createServer((request, response) => {
    if (request.url === "/vanbook-token") void answer(request, response);
    else response.writeHead(200, { "Content-Type": "text/html" }).end(html);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => host.once("listening", resolve));
  onTestFinished(() => void host.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const readTypes = (area: Locator) => area.locator('.vb-tbody [role="row"]').allTextContents();
  const expectWholesale = (area: Locator) =>
    expect
      .poll(async () => [...new Set((await readTypes(area)).map((row) => /Wholesale|Retail/.exec(row)?.[0]))])
      .toEqual(["Wholesale"]);

  const { page: wizard } = await visit(site, "/Partners", { as: "meera" });
  const preview = wizard.getByRole("region", { name: "As your visitors see it" });
  await expect.poll(async () => (await readTypes(preview)).join()).toContain("Retail");
  await wizard.getByRole("button", { name: /^Free Sale Type/ }).click();
  await wizard.getByRole("option", { name: "Locked" }).click();
  await wizard.getByRole("button", { name: /^All Types/ }).click();
  await wizard.getByRole("option", { name: "Wholesale" }).click();
  await expectWholesale(preview);
  await wizard.getByRole("textbox", { name: "Origin of Your Page" }).fill(origin);
  await wizard.getByRole("button", { name: "Allow This Origin" }).click();
  await wizard.getByRole("button", { name: "Make a Key for It" }).click();
  const key = await wizard.getByRole("textbox", { name: /^Secret of/ }).inputValue();
  html = (await wizard.getByRole("region", { name: "Code for HTML" }).textContent()) ?? "";
  answer = createVanbookPartner({ baseUrl: site.url, key, origins: [origin] }).node(() => ({
    widgets: ["sales.report"],
    locked: { Type: "Wholesale" },
  }));

  const context = await createContext(site.browser, { viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  await context.route("**/embed/v1/**", async (route) => {
    const name = new URL(route.request().url()).pathname.replace("/embed/v1/", "");
    const body = await (await fetch(`${embeddedSite.url}/vanbook/elements/${name}`)).text();
    const headers = { "Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*" };
    await route.fulfill({ body, headers });
  });
  const page = await context.newPage();
  await page.goto(origin);
  await expectWholesale(page.locator("vanbook-widget"));
});

test("the Partners wizard previews a frame in the chosen colour and with the locked filter", async () => {
  const { page } = await openPage(embeddedSite.site, { as: "meera" });
  await serveElements(page, embeddedSite.url);
  await page.goto("/Partners");
  const preview = page.getByRole("region", { name: "As your visitors see it" });
  await page.getByRole("button", { name: /^Free Sale Type/ }).click();
  await page.getByRole("option", { name: "Locked" }).click();
  await page.getByRole("button", { name: /^All Types/ }).click();
  await page.getByRole("option", { name: "Wholesale" }).click();
  await page.getByRole("button", { name: /Isolation$/ }).click();
  await page.getByRole("option", { name: /^Frame/ }).click();
  const frame = preview.locator("iframe").contentFrame();
  const readTypes = async () =>
    (await frame.locator('.vb-tbody [role="row"]').allTextContents()).map(
      (row) => /Wholesale|Retail/.exec(row)?.[0],
    );
  await expect.poll(async () => [...new Set(await readTypes())]).toEqual(["Wholesale"]);
  await page
    .getByRole("textbox", { name: /^Brand/ })
    .first()
    .fill("#123456");
  const readBrand = () =>
    frame
      .locator("vanbook-widget")
      .evaluate((one) => getComputedStyle(one).getPropertyValue("--vb-brand").trim());
  await expect.poll(readBrand).toBe("#123456");
});
