import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage, type TokenPage } from "./embedding/token-pages.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("the console names the wrong name, attribute or missing route that keeps an element from drawing", async () => {
  const { page, complaints } = await open(`
    <vanbook-widget id="unknown" name="sale.report" token-url="/vanbook-token"></vanbook-widget>
    <vanbook-widget name="sales.report" token-url="/vanbook-token" from-dtae="2026-11-01"></vanbook-widget>
    <vanbook-widget name="vanSales.summary" token-url="/vanbook-token?as=locked" from-date="2026-11-01"></vanbook-widget>
    <vanbook-widget id="silent" name="trips.counts" token-ulr="/vanbook-token"></vanbook-widget>
    <vanbook-widget id="unknown-silent" name="trip.counts"></vanbook-widget>
    <vanbook-widget data-later="/vanbook-token" name="customerLedger.report"></vanbook-widget>`);
  const listComplaints = (words: string) => complaints.filter((one) => one.includes(words));
  const suggestion = 'There is no widget named "sale.report"; did you mean "sales.report"?';
  await page.locator("#unknown").getByRole("alert").getByText(suggestion).waitFor();
  expect(listComplaints(suggestion)).toHaveLength(1);
  await expect
    .poll(() => listComplaints("from-dtae is not an argument of sales.report; did you mean from-date?"))
    .toHaveLength(1);
  await expect
    .poll(() =>
      listComplaints("from-date of vanSales.summary is locked by the page's token and has no effect."),
    )
    .toHaveLength(1);
  await expect
    .poll(() => listComplaints('<vanbook-widget name="trips.counts"> draws nothing yet.'))
    .toHaveLength(1);
  expect(
    listComplaints("token-ulr is not an argument of trips.counts; did you mean token-url?"),
  ).toHaveLength(1);
  await expect
    .poll(() => listComplaints('There is no widget named "trip.counts"; did you mean'))
    .toHaveLength(1);
  await expect.poll(() => listComplaints("draws nothing yet")).toHaveLength(2);
  // The page sets this element's token-url a moment later, so no warning may appear.
  expect(listComplaints("customerLedger.report")).toEqual([]);
});

test("an element sends events when it is ready, when it fails and when it has made a file", async () => {
  const { page } = await open(`
    <vanbook-widget id="bills" name="sales.report" token-url="/vanbook-token?as=malabar"></vanbook-widget>
    <vanbook-widget id="forbidden" name="routes.list" token-url="/vanbook-token"></vanbook-widget>
    <vanbook-widget id="signed-out" name="debtors.report" token-url="/signed-out"></vanbook-widget>`);
  await expect.poll(() => readEvents(page, "bills", "ready")).toEqual([null]);
  await expect
    .poll(async () => (await readEvents(page, "forbidden", "error"))[0])
    .toEqual({
      code: "TOKEN_FORBIDDEN",
      message: "The embed token may not call this operation.",
      requestId: expect.stringMatching(/./),
    });
  await expect
    .poll(async () => (await readEvents(page, "signed-out", "error"))[0])
    .toMatchObject({
      code: "TOKEN_UNAVAILABLE",
      message: expect.stringMatching(/^No token could be had\. It /),
      requestId: null,
    });
  await expect
    .poll(() => page.evaluate(() => window.causes))
    .toContain("It answered 401: nobody is signed in there, or this visitor gets no token.");
  expect(await readEvents(page, "forbidden", "ready")).toEqual([]);
  const file = page.waitForEvent("download");
  await page.locator("#bills").getByRole("button", { name: "Excel", exact: true }).click();
  await file;
  await expect.poll(() => readEvents(page, "bills", "export")).toEqual([{ kind: "excel" }]);
});

test("a master in an element reports its search and opened row, and shows the host's text if nothing is found", async () => {
  const { page } = await open(`
    <vanbook-widget id="routes" name="routes.list" token-url="/vanbook-token?as=reader">
      <p slot="empty" hidden>No route of ours</p>
    </vanbook-widget>`);
  const routes = page.locator("#routes");
  const row = routes.locator('.vb-tbody [role="row"]').first();
  const name = await row.locator('[role="gridcell"]').first().textContent();
  await row.click();
  await expect.poll(() => readEvents(page, "routes", "row")).toMatchObject([{ RootName: name }]);
  await routes.getByRole("searchbox").fill("no such route");
  await routes.getByText("No route of ours").waitFor();
  await expect.poll(() => routes.locator(".vb-empty").count()).toBe(0);
  await expect
    .poll(async () => (await readEvents(page, "routes", "filter")).at(-1))
    .toEqual({ q: "no such route" });
  await routes.getByRole("searchbox").fill("");
  await expect.poll(() => routes.getByText("No route of ours").isVisible()).toBe(false);
});

test("every kind of widget shows a signed-out visitor a message in the visitor's language", async () => {
  const { page } = await open(
    ["debtors.report", "routes.list", "liveMap.points", "trips.counts", "vanSales.summary", "dashboard.sales"]
      .map(
        (name) =>
          `<vanbook-widget name="${name}" locale="hi" user-id="1" token-url="/signed-out"></vanbook-widget>`,
      )
      .join(""),
  );
  for (const widget of await page.locator("vanbook-widget").all()) {
    await widget.scrollIntoViewIfNeeded();
    await widget.getByText("आप साइन आउट हो गए हैं।").first().waitFor();
  }
});

test.each(["layer", "shadow"])(
  "the host's own texts for loading, errors and no rows replace those of the widget: %s",
  async (isolation) => {
    const own =
      '<p slot="loader">Our loader</p><p slot="error" hidden>Our trouble</p><p slot="empty" hidden>Our nothing</p>';
    let release = () => undefined as void;
    const until = new Promise<void>((resolve) => (release = resolve));
    const { page } = await open(
      `
    <vanbook-widget id="refused" isolation="${isolation}" name="debtors.report" token-url="/signed-out">${own}</vanbook-widget>
    <vanbook-widget id="empty" isolation="${isolation}" name="sales.report" from-date="2020-04-01" to-date="2020-04-02"
      token-url="/vanbook-token">${own}</vanbook-widget>`,
      { until },
    );
    const readVisibleTexts = (id: string) =>
      page
        .locator(`#${id} > [slot]`)
        .evaluateAll((all: HTMLElement[]) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
        );
    await page.locator("#refused").getByText("Our loader").waitFor();
    expect(await readVisibleTexts("refused")).toEqual(["Our loader"]);
    // While the host's loader shows, the widget itself is invisible.
    await expect
      .poll(() => page.locator("#refused .vb-root").evaluate((root) => root.parentElement?.style.opacity))
      .toBe("0");
    release();
    await page.locator("#refused").getByText("Our trouble").waitFor();
    expect(await readVisibleTexts("refused")).toEqual(["Our trouble"]);
    await page.locator("#empty").getByText("Our nothing").waitFor();
    await expect.poll(() => page.locator("#empty").getByText("No records found").count()).toBe(0);
    await expect.poll(() => page.locator("#empty").getByText("Our loader").isVisible()).toBe(false);
    await expect.poll(() => page.locator("#empty").getByText("Our trouble").isVisible()).toBe(false);
  },
);

test("an element without its own scheme follows the page behind it, in a layer and in a shadow root", async () => {
  const { page } = await open(
    ["layer", "shadow"]
      .map(
        (isolation) =>
          `<vanbook-widget isolation="${isolation}" name="sales.report" token-url="/vanbook-token"></vanbook-widget>`,
      )
      .join(""),
    { colorScheme: "dark" },
  );
  const roots = page.locator("vanbook-widget .vb-root");
  await expect.poll(() => roots.count()).toBe(2);
  const readSchemes = () =>
    roots.evaluateAll((all) =>
      all.map((root) => [getComputedStyle(root).colorScheme, measureBrightness(root)]),
    );
  await page.evaluate(() => {
    Object.assign(window, {
      // Brightness of the text: light text means a dark background.
      measureBrightness: (root: Element) => {
        const [red = 0] = (/\d+/.exec(getComputedStyle(root).color) ?? []).map(Number);
        return red > 127 ? "light text" : "dark text";
      },
    });
  });
  // The device prefers dark, but the page is white.
  await expect.poll(readSchemes).toEqual([
    ["light", "dark text"],
    ["light", "dark text"],
  ]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => void (document.body.style.background = "#101820"));
  await expect.poll(readSchemes).toEqual([
    ["dark", "light text"],
    ["dark", "light text"],
  ]);
});

/**
 * Opens a partner page with these elements; it records their events. At `/signed-out` no user is
 * signed in.
 */
async function open(
  html: string,
  { until, ...options }: { colorScheme?: "light" | "dark"; until?: Promise<void> } = {},
): Promise<TokenPage> {
  const openedPage = await openTokenPage(embeddedSite, "/customer", options);
  await openedPage.page.route("**/signed-out", async (route) => {
    await until;
    await route.fulfill({ status: 401, json: {} });
  });
  await openedPage.page.evaluate((html) => {
    const server = document.querySelector("vanbook-widget")?.getAttribute("base-url") ?? "";
    window.told = [];
    window.causes = [];
    for (const type of ["ready", "error", "filter", "row", "export"])
      addEventListener(`vanbook-${type}`, (event) => {
        const { target, detail } = event as CustomEvent<{ cause?: Error } | null>;
        const { cause, ...otherDetails } = detail ?? {};
        if (cause) window.causes.push(cause.message);
        window.told.push({ id: (target as Element).id, type, detail: detail && otherDetails });
      });
    document.body.innerHTML = html;
    for (const element of document.querySelectorAll("vanbook-widget"))
      element.setAttribute("base-url", server);
    setTimeout(() => {
      for (const element of document.querySelectorAll<HTMLElement>("[data-later]"))
        element.setAttribute("token-url", element.dataset["later"] ?? "");
    });
  }, html);
  return openedPage;
}

/** The `detail` of each event of one type that an element sent. */
function readEvents(page: Page, id: string, type: string) {
  return page.evaluate(
    ([id, type]) =>
      window.told.filter((one) => one.id === id && one.type === type).map(({ detail }) => detail),
    [id, type],
  );
}

declare function measureBrightness(root: Element): string;

declare global {
  interface Window {
    told: { id: string; type: string; detail: object | null }[];
    causes: string[];
  }
}
