import { afterAll, beforeAll, expect, test } from "vitest";
import { billsIn } from "./embedding/mountings.ts";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage } from "./embedding/token-pages.ts";
import { expectAccessible } from "./visit.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
}, 300_000);
afterAll(() => embedded?.stop());

test("an element shows its widget in a frame: token, theme, ground, height and events go through messages", async () => {
  const { page, times, complaints } = await openTokenPage(embedded, "/customer?isolation=frame");
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
  const heard = (type: string) =>
    page.evaluate(
      (type) => (window.heard ?? []).filter((one) => one.type === type && one.name === "sales.report"),
      type,
    );
  await frame.locator('.vb-tbody [role="row"]').first().click();
  const [bill] = await billsIn(frame.locator("body"));
  await expect.poll(() => heard("row")).toMatchObject([{ detail: { BillNo: bill?.bill } }]);
  await page.keyboard.press("Escape");
  await frame.getByRole("searchbox").fill(bill?.bill ?? "");
  await expect.poll(() => heard("filter")).toMatchObject([{ detail: { q: bill?.bill } }]);

  // As high as the widget is, and never too low for a window.
  const height = () => element.locator("iframe").evaluate((one: HTMLIFrameElement) => one.clientHeight);
  await expect.poll(height).toBe(480);
  const ledger = page.locator('vanbook-widget[name="customerLedger.report"] iframe');
  const told = (
    await page.evaluate(() =>
      (window.heard ?? []).filter(({ type, name }) => type === "height" && name !== "sales.report"),
    )
  ).at(-1);
  const ledgerHeight = await ledger.evaluate((one: HTMLIFrameElement) => one.clientHeight);
  expect(ledgerHeight).toBe(Math.max(480, (told?.detail as { height: number }).height));

  // The host's theme and what it has behind the element, when it changes too.
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

  // A token for each frame, from the page's route.
  expect([times("/vanbook-token"), times("/api/v1/embed-token")]).toEqual([2, 2]);
  await element.evaluate((one) => one.remove());
  await expect.poll(() => page.locator("iframe").count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("a page without any script of ours shows a frame with the lines of the manual, on a phone too", async () => {
  const { page, complaints } = await openTokenPage(embedded, "/framed", { width: 390, colorScheme: "dark" });
  const frame = page.locator("iframe").contentFrame();
  await frame.locator(".vb-report-foot").first().waitFor();
  await frame.getByRole("heading", { name: "Sale Report" }).waitFor();
  await frame.locator('vanbook-widget[from-date="2026-11-01"]').waitFor();
  const brand = () =>
    frame.locator("vanbook-widget").evaluate((one) => getComputedStyle(one).getPropertyValue("--vb-brand"));
  await expect.poll(brand).toBe("#7a1fa2");
  // Nobody said what is behind it: it has a ground of its own, as dark as its text is light.
  await expect
    .poll(() => frame.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor))
    .toBe("rgb(18, 18, 18)");
  expect(complaints).toEqual([]);
  await expectAccessible(page);
});

test("a frame draws for no page but the one that its address names, which has to be allowed", async () => {
  const foreign = embedded.url.replace("127.0.0.1", "localhost");
  const { page, times } = await openTokenPage(embedded, "/framed", { at: foreign });
  const frame = page.locator("iframe").contentFrame();
  await frame.getByText(`Pages of ${foreign} may not show this.`).waitFor();
  // In the name of the allowed page: the browser shows nothing.
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.evaluate((origin) => {
    const frame = document.querySelector("iframe");
    if (frame)
      frame.src = frame.src
        .replace(encodeURIComponent(location.origin), origin)
        .replace(location.origin, origin);
  }, embedded.url);
  await refused;
  await expect.poll(() => frame.locator("vanbook-widget").count()).toBe(0);
  expect(times("/vanbook-token")).toBe(0);
});

declare global {
  interface Window {
    heard?: { type: string; name: string | null; detail: object | null }[];
  }
}
