import { afterAll, beforeAll, expect, test } from "vitest";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage } from "./embedding/token-pages.ts";

// The tests of a partner's page that every run includes; the rest are in embedding*.prove.ts.

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("the host's own loader and error text are shown in place of the frame", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await page.route("**/nobody-signed-in", (route) => route.fulfill({ status: 401, json: {} }));
  const element = page.locator('vanbook-widget[name="sales.report"]');
  await element.locator("iframe").waitFor();
  await element.evaluate((one) => {
    for (const [id, url] of [
      ["slotted", "/vanbook-token"],
      ["refused", "/nobody-signed-in"],
    ] as const) {
      const own = one.cloneNode() as HTMLElement;
      own.id = id;
      own.setAttribute("token-url", url);
      own.innerHTML = '<p slot="loader">Our loader</p><p slot="error" hidden>Our words</p>';
      document.body.append(own);
    }
  });
  const [slottedElement, refusedElement] = [page.locator("#slotted"), page.locator("#refused")];
  const readOpacity = () =>
    slottedElement
      .locator("iframe")
      .evaluate((one) => one.parentElement && getComputedStyle(one.parentElement).opacity);
  await slottedElement.getByText("Our loader").waitFor();
  await expect.poll(readOpacity).toBe("0");
  // A frame outside the viewport draws nothing, and the widgets above it grow when their rows
  // arrive.
  const isSeen = async (text: string) => {
    await slottedElement.scrollIntoViewIfNeeded();
    return slottedElement.getByText(text).isVisible();
  };
  await expect.poll(() => isSeen("Our loader")).toBe(false);
  await expect.poll(readOpacity).toBe("1");
  await expect.poll(() => isSeen("Our words")).toBe(false);
  await refusedElement.scrollIntoViewIfNeeded();
  await refusedElement.getByText("Our words").waitFor();
});
