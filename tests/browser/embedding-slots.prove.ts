import type { Locator } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage } from "./embedding/token-pages.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("the host's text for no rows covers the empty rows of the frame, and hides when a window opens there", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await page.locator('vanbook-widget[name="sales.report"]').evaluate((one) => {
    const own = one.cloneNode() as HTMLElement;
    own.id = "without-bills";
    own.setAttribute("from-date", "2020-04-01");
    own.setAttribute("to-date", "2020-04-02");
    own.innerHTML = '<p slot="empty" hidden>No bills yet. <a href="#order">Order now</a></p>';
    document.body.replaceChildren(own);
  });
  const element = page.locator("#without-bills");
  const frame = element.locator("iframe").contentFrame();
  const [words, report] = [element.getByText("No bills yet."), frame.locator(".vb-report-card")];
  await words.waitFor();
  await expect.poll(() => frame.getByText("No records found").count()).toBe(0);
  const measureBox = async (place: Locator) =>
    (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(async () => {
      const [own, around] = [await measureBox(words), await measureBox(report)];
      return own.height > 0 && own.y > around.y && own.y + own.height <= around.y + around.height + 1;
    })
    .toBe(true);
  await element.getByRole("link", { name: "Order now" }).click();
  expect(new URL(page.url()).hash).toBe("#order");
  await frame.getByRole("button", { name: "Filters" }).first().click();
  await frame.getByRole("dialog").waitFor();
  await expect.poll(() => words.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await words.waitFor();
  // A new range loads a new frame. Once it has rows, the host's text for an empty report is hidden.
  await element.evaluate((one) => one.removeAttribute("from-date"));
  await element.evaluate((one) => one.removeAttribute("to-date"));
  await frame.locator('.vb-tbody [role="row"]').first().waitFor();
  await expect.poll(() => words.isVisible()).toBe(false);
});

test("windows and lists open in the page's element that `container` names, and a wrong name is reported", async () => {
  const { page, complaints } = await openTokenPage(embeddedSite, "/customer");
  await page.locator('vanbook-widget[name="sales.report"]').evaluate((one) => {
    const add = (id: string, container: string, isolation = "layer") => {
      const own = one.cloneNode() as HTMLElement;
      own.id = id;
      own.setAttribute("container", container);
      own.setAttribute("isolation", isolation);
      own.setAttribute("scheme", "dark");
      own.style.setProperty("--vb-brand", "rgb(1, 2, 3)");
      // `transform` and `overflow` clip everything inside, even fixed elements.
      const box = document.createElement("div");
      box.style.cssText = "height: 160px; overflow: hidden; transform: translateX(0)";
      box.append(own);
      document.body.append(box);
    };
    const floats = document.createElement("div");
    floats.id = "floats";
    document.body.replaceChildren(floats);
    add("placed", "#floats");
    add("nowhere", "#flaots");
    add("nothing", "##");
    add("shadow", "#floats", "shadow");
  });
  const [placedElement, floats] = [page.locator("#placed"), page.locator("#floats")];
  await placedElement.locator('.vb-tbody [role="row"]').first().waitFor();
  await placedElement.getByRole("button", { name: "Filters" }).first().click();
  const window = floats.getByRole("dialog");
  await window.getByText("Sale Type").first().waitFor();
  await expect
    .poll(() =>
      window.evaluate((one) => {
        const { colorScheme } = getComputedStyle(one);
        return [colorScheme, getComputedStyle(one).getPropertyValue("--vb-brand")];
      }),
    )
    .toEqual(["dark", "rgb(1, 2, 3)"]);
  // Playwright clicks only what is visible at that point.
  await window.getByRole("button", { name: /All Types/ }).click();
  await floats.getByRole("option", { name: "Wholesale" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => window.count()).toBe(0);
  const listComplaints = (words: string) => complaints.filter((one) => one.includes(words));
  await expect
    .poll(() => listComplaints('container="#flaots" of sales.report: the page has no such element.'))
    .toHaveLength(1);
  expect(listComplaints('container="##" of sales.report: that is no CSS selector.')).toHaveLength(1);
  expect(listComplaints('with "shadow" windows stay inside')).toHaveLength(1);
  expect(complaints.filter((one) => /container is not an argument/.test(one))).toEqual([]);
  await placedElement.evaluate((one) => one.remove());
  await expect.poll(() => floats.evaluate((one) => one.childElementCount)).toBe(0);
});
