import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOST_MISTAKES, type HostMistake } from "./embedding/host-mistakes.ts";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage } from "./embedding/token-pages.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("what hosts get wrong with an element is reported once, with what to write instead, and leaves their page", async () => {
  const { page } = await openMistakePage();
  for (const [at, mistake] of HOST_MISTAKES.entries()) await addMistake(page, `place-${at}`, mistake);
  const expectedTexts = Object.fromEntries(
    HOST_MISTAKES.map(({ what, told, shown }) => [
      what,
      { told: told.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))), shown },
    ]),
  );
  await expect.poll(() => readAll(page), { timeout: 60_000 }).toEqual(expectedTexts);
  expect(HOST_MISTAKES.length).toBeGreaterThanOrEqual(24);
  for (const words of ["Above", "Below"])
    await expect.poll(() => page.getByText(words, { exact: true }).isVisible()).toBe(true);
});

test("an element that is removed while it loads tells nothing", async () => {
  const { page, failures } = await openMistakePage();
  for (const [at, mistake] of HOST_MISTAKES.entries())
    await addMistake(page, `place-${at}`, { ...mistake, isRemoved: true });
  await page.waitForTimeout(6000); // longer than an element waits for its client
  await expect.poll(() => page.evaluate(() => window.toldOf)).toEqual({});
  expect(failures).toEqual([]);
});

test.each([
  ["the code of every report", "before-rows-", "sales.report"],
  ["the report itself", "SaleReport-", "sales.report"],
  ["the code that follows the host's page", "follow-host-", "sales.report"],
  ["the code of the events", "tell-events-", "sales.report"],
  ["the map", "draw-map-", "liveMap.points", "map"],
  ["the chart", "chart-canvas-", "dashboard.saleGraph", "graph"],
  ["the language", "languages-", "sales.report"],
])("an element tells its page that %s could not be fetched", async (_, file, name, reader = "customer") => {
  let refusedCount = 0;
  const { page, failures } = await openMistakePage((page) =>
    page.route(
      ({ pathname }) => pathname.includes(`/elements/${file}`),
      (route) => {
        refusedCount += 1;
        return route.abort();
      },
    ),
  );
  await addMistake(page, "place", {
    attributes: `name="${name}" locale="hi" token-url="/vanbook-token?as=${reader}"`,
  });
  await expect
    .poll(() => page.evaluate(() => window.toldOf["place"]))
    .toEqual([expect.stringMatching(/^error LOAD_FAILED .*import/)]);
  expect(refusedCount).toBeGreaterThan(0);
  expect(failures).toEqual([]);
});

/** A host's page with words above and below the widgets, and what it heard of them. */
async function openMistakePage(prepare?: (page: Page) => Promise<unknown>) {
  const openedPage = await openTokenPage(embeddedSite, "/customer", {
    prepare: async (page) => {
      await page.route("**/silent-token", () => undefined);
      await prepare?.(page);
    },
  });
  const { page } = openedPage;
  const failures: string[] = [];
  page.on("pageerror", (error) => void failures.push(error.message));
  await page.evaluate(() => {
    window.toldOf = {};
    for (const type of ["error", "misuse"])
      addEventListener(`vanbook-${type}`, (event) => {
        const { target, detail } = event as CustomEvent<{ code: string; message: string }>;
        const place = (target as Element).closest("[data-place]")?.id ?? "";
        (window.toldOf[place] ??= []).push(`${type} ${detail.code} ${detail.message}`);
      });
  });
  // As a text: vitest would replace the import.
  await page.evaluate(`import("/vanbook/elements/vanbook.js").then(async ({ createVanbook }) => {
    window.server = document.querySelector("vanbook-widget").getAttribute("base-url");
    window.fetchToken = async () => (await fetch("/vanbook-token")).json();
    window.makeClient = (getToken) => createVanbook({ baseUrl: window.server, auth: { kind: "token", getToken } });
    document.body.innerHTML = "<p>Above</p><main></main><p>Below</p>";
  })`);
  return { ...openedPage, failures };
}

async function addMistake(
  page: Page,
  id: string,
  {
    attributes,
    inside = "",
    act,
    isRemoved = false,
  }: Pick<HostMistake, "attributes" | "inside" | "act"> & { isRemoved?: boolean },
): Promise<void> {
  const html = `<vanbook-widget ${attributes}>${inside}</vanbook-widget>`;
  await page.evaluate(
    ([id, html, isRemoved]) => {
      const place = Object.assign(document.createElement("div"), { id });
      place.dataset["place"] = "";
      place.innerHTML = html;
      const [element] = place.children;
      const { server } = window as unknown as { server: string };
      if (!element?.hasAttribute("base-url")) element?.setAttribute("base-url", server);
      document.querySelector("main")?.append(place);
      if (isRemoved) queueMicrotask(() => element?.remove());
    },
    [id, html, isRemoved] as const,
  );
  if (act && !isRemoved) await page.locator(`#${id} > vanbook-widget`).evaluate(act);
}

async function readAll(page: Page): Promise<Record<string, object>> {
  const states = await page.locator("[data-place]").evaluateAll((places) =>
    places.map((place) => {
      const element = place.querySelector("vanbook-widget");
      const tree = element?.shadowRoot ?? element;
      const has = (selector: string) => tree?.querySelector(selector) !== null;
      element?.scrollIntoView();
      return {
        told: (window.toldOf[place.id] ?? []).toSorted(),
        shown: has('[role="gridcell"]') ? "rows" : has('[role="alert"]') ? "notice" : "nothing",
      };
    }),
  );
  return Object.fromEntries(states.map((state, at) => [HOST_MISTAKES[at]?.what, state]));
}
