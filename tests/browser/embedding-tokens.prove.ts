import { afterAll, beforeAll, expect, test } from "vitest";
import { readBills } from "./embedding/mountings.ts";
import { giveClock, passSeconds } from "./embedding/own-clock.ts";
import { customers, type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage } from "./embedding/token-pages.ts";
import { expectAccessible } from "./visit.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("a widget in a frame exchanges its token, theme, background, height and events with the page by messages", async () => {
  const { page, times, complaints } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await page.evaluate(() => {
    for (const type of ["ready", "row", "filter", "height"])
      addEventListener(`vanbook-${type}`, (event) => {
        const { target, detail } = event as CustomEvent<object | null>;
        window.heard = [
          ...(window.heard ?? []),
          { type, name: (target as Element).getAttribute("name"), detail },
        ];
      });
  });
  const element = page.locator('vanbook-widget[name="sales.report"]');
  const frame = element.locator("iframe").contentFrame();
  const readEvents = (type: string) =>
    page.evaluate(
      (type) => (window.heard ?? []).filter((one) => one.type === type && one.name === "sales.report"),
      type,
    );
  await frame.locator('.vb-tbody [role="row"]').first().click();
  const [bill] = await readBills(frame.locator("body"));
  await expect.poll(() => readEvents("row")).toMatchObject([{ detail: { BillNo: bill?.bill } }]);
  await page.keyboard.press("Escape");
  await frame.getByRole("searchbox").fill(bill?.bill ?? "");
  await expect.poll(() => readEvents("filter")).toMatchObject([{ detail: { q: bill?.bill } }]);

  // The frame is as high as the widget, but at least 480 px, so that a dialog fits.
  const readHeight = () => element.locator("iframe").evaluate((one: HTMLIFrameElement) => one.clientHeight);
  await expect.poll(readHeight).toBe(480);
  const ledger = page.locator('vanbook-widget[name="customerLedger.report"] iframe');
  const heightEvent = (
    await page.evaluate(() =>
      (window.heard ?? []).filter(({ type, name }) => type === "height" && name !== "sales.report"),
    )
  ).at(-1);
  const ledgerHeight = await ledger.evaluate((one: HTMLIFrameElement) => one.clientHeight);
  expect(ledgerHeight).toBe(Math.max(480, (heightEvent?.detail as { height: number }).height));

  // The widget follows the host's theme and the background behind the element, also when these
  // change.
  const widget = frame.locator("vanbook-widget");
  const look = (name: string) =>
    widget.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), name);
  expect([await look("color-scheme"), await look("--vb-brand")]).toEqual([
    "light",
    expect.not.stringMatching("rgb"),
  ]);
  await element.evaluate((one) => one.style.setProperty("--vb-brand", "rgb(1, 2, 3)"));
  await page.evaluate(() => void (document.body.style.background = "#101820"));
  await expect.poll(() => look("color-scheme")).toBe("dark");
  await expect.poll(() => look("--vb-brand")).toBe("rgb(1, 2, 3)");

  // Each frame gets its own token from the page's route.
  expect([times("/vanbook-token"), times("/api/v1/embed-token")]).toEqual([2, 0]);
  await element.evaluate((one) => one.remove());
  await expect.poll(() => page.locator("iframe").count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("the manual's HTML shows a frame on a page without any of our scripts, also on a phone", async () => {
  const { page, complaints } = await openTokenPage(embeddedSite, "/framed", {
    width: 390,
    colorScheme: "dark",
  });
  const frame = page.locator("iframe").contentFrame();
  await frame.locator(".vb-report-foot").first().waitFor();
  await frame.getByRole("heading", { name: "Sale Report" }).waitFor();
  await frame.locator('vanbook-widget[from-date="2026-11-01"]').waitFor();
  const readBrand = () =>
    frame.locator("vanbook-widget").evaluate((one) => getComputedStyle(one).getPropertyValue("--vb-brand"));
  await expect.poll(readBrand).toBe("#7a1fa2");
  // The page doesn't say what is behind the frame, so the frame has its own dark background for its
  // light text.
  await expect
    .poll(() => frame.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor))
    .toBe("rgb(18, 18, 18)");
  expect(complaints).toEqual([]);
  await expectAccessible(page);
});

test("a frame shows its widget only on the page that the frame's address names, and only if that is allowed", async () => {
  const foreign = embeddedSite.url.replace("127.0.0.1", "localhost");
  const { page, times } = await openTokenPage(embeddedSite, "/framed", { at: foreign });
  const frame = page.locator("iframe").contentFrame();
  await frame.getByText(`Pages of ${foreign} may not show this.`).waitFor();
  // Pretend to be the allowed page: the browser still shows nothing.
  const refusalMessage = page.waitForEvent("console", (message) =>
    message.text().includes("frame-ancestors"),
  );
  await page.evaluate((origin) => {
    const frame = document.querySelector("iframe");
    if (frame)
      frame.src = frame.src
        .replace(encodeURIComponent(location.origin), origin)
        .replace(location.origin, origin);
  }, embeddedSite.url);
  await refusalMessage;
  await expect.poll(() => frame.locator("vanbook-widget").count()).toBe(0);
  expect(times("/vanbook-token")).toBe(0);
});

test("a page ignores messages that are not from its frame, and follows no link but by http and https", async () => {
  const { page, complaints } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  const element = page.locator('vanbook-widget[name="sales.report"]');
  const frame = element.locator("iframe");
  await frame.contentFrame().locator('.vb-tbody [role="row"]').first().waitFor();
  const outcome = await frame.evaluate(async (one: HTMLIFrameElement) => {
    const ours = { source: one.contentWindow, origin: new URL(one.src).origin };
    const seenTypes: string[] = [];
    for (const type of ["vanbook-height", "vanbook-link", "vanbook-error", "submit"])
      addEventListener(type, (event) => void seenTypes.push(event.type));
    const receive = (from: { source: Window | null; origin: string }, data: unknown) =>
      dispatchEvent(new MessageEvent("message", { ...from, data }));
    const height = { type: "vanbook-height", detail: { height: 4321 } };
    const before = one.style.height;
    // A page's own script and another origin in the frame, and texts that are no messages of ours.
    receive({ ...ours, source: window }, height);
    receive({ ...ours, origin: "https://evil.example" }, height);
    window.postMessage(height, "*");
    for (const data of [null, "vanbook-height", 7, [], { type: "submit" }, { type: ["vanbook-height"] }])
      receive(ours, data);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const ignoredOutcome = [one.style.height === before, seenTypes.length];
    receive(ours, height);
    const { href } = location;
    for (const address of [
      "javascript:document.title='ran'",
      "data:text/html,ran",
      "vbscript:ran",
      "file:///",
    ])
      receive(ours, { type: "vanbook-link", detail: { href: address } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return {
      ignored: ignoredOutcome,
      height: one.style.height,
      hasMoved: location.href !== href,
      title: document.title,
    };
  });
  expect(outcome).toMatchObject({ ignored: [true, 0], height: "4321px", hasMoved: false });
  expect(outcome.title).not.toBe("ran");
  expect(complaints).toEqual([]);
});

test.each([-10, 10])(
  "a device clock that is wrong by %i minutes locks nobody out and causes at most two token requests",
  async (minutes) => {
    const { page, times, complaints } = await openTokenPage(embeddedSite, "/customer", {
      wrong: minutes * 60_000,
    });
    const bills = page.locator('vanbook-widget[name="sales.report"]');
    await bills.locator(".vb-report-foot").waitFor();
    await page.locator('vanbook-widget[name="customerLedger.report"] .vb-report-cards').waitFor();
    await bills.getByRole("button", { name: "Bill No", exact: true }).click();
    await bills.locator('[aria-sort="ascending"]').waitFor();
    expect(times("/vanbook-token")).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
  },
);

test("when a token ends while a filter is open, the choice stays and the report continues with the next token", async () => {
  const { page, times } = await openTokenPage(embeddedSite, "/customer", { prepare: giveClock });
  const bills = page.locator('vanbook-widget[name="sales.report"]');
  await bills.locator(".vb-report-foot").waitFor();
  await bills.getByRole("button", { name: "Filters" }).first().click();
  const filters = page.getByRole("dialog");
  await filters.getByRole("button", { name: /All Types/ }).click();
  await page.getByRole("option", { name: "Wholesale" }).click();

  // The user is signed out at the partner, and the token is no longer valid.
  await embeddedSite.site.db("token_secrets").delete();
  await page.route("**/vanbook-token", (route) => route.fulfill({ status: 401, json: {} }));
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await bills
    .getByText(/You are signed out/)
    .first()
    .waitFor();
  const before = [times("/vanbook-token"), times("/api/getSaleReport")];
  await passSeconds(page, 3);
  // The token route is retried after one second, two, four …; the server gets no request in
  // between.
  expect(times("/vanbook-token")).toBeLessThanOrEqual((before[0] ?? 0) + 2);
  expect([before[0], times("/api/getSaleReport") - (before[1] ?? 0)]).toEqual([
    expect.toSatisfy((requestCount) => requestCount <= 4),
    0,
  ]);
  await expect.poll(() => bills.getByText("Wholesale").count()).toBeGreaterThan(0);

  await page.unroute("**/vanbook-token");
  await bills.getByRole("button", { name: "Retry" }).click();
  await bills.locator(".vb-report-foot, .vb-empty").first().waitFor();
  await expect.poll(() => bills.getByText(/You are signed out/).count()).toBe(0);
  expect(times("/api/getSaleReport") - (before[1] ?? 0)).toBeLessThanOrEqual(2);
});

test("a search that was typed offline runs when the network is back, without a storm of requests", async () => {
  // First the chunk of the column tools fails to load, then the network is lost.
  const { page, times } = await openTokenPage(embeddedSite, "/customer", {
    prepare: async (page) => {
      await giveClock(page);
      await page.route("**/ColumnTools-*.js", (route) => route.abort(), { times: 1 });
    },
  });
  const bills = page.locator('vanbook-widget[name="sales.report"]');
  await bills.locator(".vb-report-foot").waitFor();
  const before = times("/api/getSaleReport");
  await page.context().setOffline(true);
  await bills.getByRole("searchbox").fill("no such bill");
  await passSeconds(page, 2.5);
  expect(times("/api/getSaleReport") - before).toBeLessThanOrEqual(4);
  await page.context().setOffline(false);
  await bills.locator(".vb-empty").waitFor();
  await expect.poll(() => bills.getByRole("searchbox").inputValue()).toBe("no such bill");
  expect(times("/api/getSaleReport") - before).toBeLessThanOrEqual(6);
  expect(times("/vanbook-token")).toBeLessThanOrEqual(2);
  await bills.getByRole("searchbox").fill("");
  await bills.getByRole("separator", { name: "Width of Customer", exact: true }).waitFor();
});

test("each element on a page can have its own token, and its own loader, texts and links from the host", async () => {
  const { page, times } = await openTokenPage(embeddedSite, "/customer");
  await page.evaluate(() => {
    const server = document.querySelector("vanbook-widget")?.getAttribute("base-url") ?? "";
    document.body.insertAdjacentHTML(
      "beforeend",
      `<vanbook-widget id="other" name="sales.report" token-url="/vanbook-token?as=malabar" base-url="${server}">
        <p slot="loader">The partner's own loader</p>
        <p slot="empty" hidden>The partner has nothing here</p>
      </vanbook-widget>
      <vanbook-widget id="figures" name="dashboard.sales" range="90" token-url="/vanbook-token?as=malabar" base-url="${server}" links="/reports/{name}"></vanbook-widget>`,
    );
    addEventListener("vanbook-link", (event) => {
      event.preventDefault();
      window.heard = [
        ...(window.heard ?? []),
        { type: "link", name: null, detail: (event as CustomEvent<object>).detail },
      ];
    });
  });
  const other = page.locator("#other");
  const mine = page.locator('vanbook-widget[name="sales.report"]').first();
  for (const bills of [other, mine]) await bills.locator('.vb-tbody [role="row"]').first().waitFor();
  await expect.poll(() => other.getByText("The partner's own loader").isVisible()).toBe(false);
  const malabar = (await customers(embeddedSite.site)).malabar;
  expect((await readBills(other)).every(({ customer }) => malabar.has(customer))).toBe(true);
  expect((await readBills(mine)).some(({ customer }) => malabar.has(customer))).toBe(false);
  expect([times("/vanbook-token"), times("/api/v1/embed-token")]).toEqual([2, 0]);
  const figures = page.locator("#figures");
  await figures.scrollIntoViewIfNeeded();
  await figures.getByRole("link").first().click();
  await expect
    .poll(() => page.evaluate(() => window.heard?.at(-1)?.detail))
    .toMatchObject({ href: expect.stringMatching(/^\/reports\//) });
  await other.getByRole("searchbox").fill("no such bill");
  await other.getByText("The partner has nothing here").waitFor();
});

test("a master in an element saves if its token may write, and is read-only otherwise", async () => {
  const { page, complaints } = await openTokenPage(embeddedSite, "/customer");
  await page.evaluate(() => {
    const server = document.querySelector("vanbook-widget")?.getAttribute("base-url") ?? "";
    document.body.innerHTML = ["staff", "reader"]
      .map(
        (as) =>
          `<vanbook-widget id="${as}" name="routes.list" token-url="/vanbook-token?as=${as}" base-url="${server}"></vanbook-widget>`,
      )
      .join("");
  });
  const [staff, reader] = [page.locator("#staff"), page.locator("#reader")];
  for (const label of ["Route Name", "Place Name", "From Place", "To Place"])
    await staff.getByLabel(label).fill("Of a partner");
  await reader.locator('.vb-tbody [role="row"]').first().waitFor();
  await staff.getByRole("button", { name: "Submit" }).click();
  await expect
    .poll(() => embeddedSite.site.db("routes").where({ company_id: 1, name: "Of a partner" }).pluck("name"))
    .toEqual(["Of a partner"]);
  await expect.poll(() => reader.getByRole("button", { name: "Submit" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("dashboard parts, trips and statements show what the token locks, and neither offer nor send it", async () => {
  const { page, complaints } = await openTokenPage(embeddedSite, "/customer");
  const sentTokens: string[] = [];
  page.on("request", (request) => void sentTokens.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.evaluate(() => {
    const server = document.querySelector("vanbook-widget")?.getAttribute("base-url") ?? "";
    document.body.innerHTML = ["dashboard.sales", "trips.counts", "vanSales.summary"]
      .map(
        (name) =>
          `<vanbook-widget name="${name}" token-url="/vanbook-token?as=locked" base-url="${server}"></vanbook-widget>`,
      )
      .join("");
  });
  const findWidget = (name: string) => page.locator(`vanbook-widget[name="${name}"]`);
  await findWidget("dashboard.sales").locator(".vb-figure").first().waitFor();
  await findWidget("trips.counts").locator(".vb-trip-counters dd").first().waitFor();
  await expect.poll(() => findWidget("trips.counts").getByText("Select Employee").count()).toBe(0);
  await expect.poll(() => findWidget("trips.counts").getByText("Date", { exact: true }).count()).toBe(1);
  await findWidget("vanSales.summary").getByRole("button", { name: "Generate" }).waitFor();
  await expect
    .poll(() =>
      findWidget("vanSales.summary")
        .getByRole("button", { name: /Last 7 Days|Range/ })
        .count(),
    )
    .toBe(0);
  await expect
    .poll(() =>
      findWidget("vanSales.summary")
        .getByRole("button", { name: /All Users/ })
        .count(),
    )
    .toBe(0);
  await expect.poll(() => findWidget("vanSales.summary").locator(".vb-report-days").textContent()).toBe("");
  expect(sentTokens.filter((request) => /FromDate|ToDate|UserID/i.test(request))).toEqual([]);
  expect(complaints).toEqual([]);
});

declare global {
  interface Window {
    heard?: { type: string; name: string | null; detail: object | null }[];
  }
}
