import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** Resizes, moves and pins columns of an embedded report, as in the app; then resets them. */
export async function arrangeColumns(page: Page, report: Locator): Promise<void> {
  const findHead = (name: string) => report.getByRole("columnheader", { name, exact: true });
  const measureBox = async (name: string) => {
    const foundBox = await findHead(name).boundingBox();
    if (!foundBox) throw new Error(`${name} is not there.`);
    return foundBox;
  };
  await report.getByRole("separator", { name: "Width of Customer", exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const usual = await listHeadings(report);
  const { x, y, width, height } = await measureBox("Customer");
  await page.mouse.move(x + width - 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 57, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await measureBox("Customer")).width))
    .toBe(Math.round(width + 60));

  const [amount, number] = [await measureBox("Amount"), await measureBox("Bill No")];
  await page.mouse.move(amount.x + 20, amount.y + height / 2);
  await page.mouse.down();
  await page.mouse.move(number.x + 10, amount.y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await listHeadings(report)).slice(0, 3))
    .toEqual(["SL.No", "Amount", "Bill No"]);

  await report.getByRole("button", { name: "Columns", exact: true }).press("Enter");
  const list = report.getByRole("dialog", { name: "Columns" });
  await list.getByRole("button", { name: "Move Amount down" }).press("Enter");
  // The button moves with its column and keeps the focus.
  await expect.poll(() => list.locator("button:focus").getAttribute("aria-label")).toBe("Move Amount down");
  await list.getByRole("button", { name: "Keep Customer at the left" }).press("Space");
  await expect
    .poll(async () => (await listHeadings(report)).slice(0, 4))
    .toEqual(["Customer", "SL.No", "Bill No", "Amount"]);
  await expect
    .poll(() => findHead("Customer").evaluate((heading) => getComputedStyle(heading).position))
    .toBe("sticky");
  // The button disappears when pressed and the rows move, so the focus must go into the list at
  // once; otherwise Escape would not close it.
  const focusedName = await list.getByRole("button", { name: "Reset columns" }).evaluate(async (button) => {
    const root = button.getRootNode() as Document | ShadowRoot;
    (button as HTMLElement).click();
    await Promise.resolve();
    return root.activeElement?.localName;
  });
  expect(focusedName).toBe("input");
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await expect.poll(() => listHeadings(report)).toEqual(usual);
}

/** The column headings of a report, from left to right. */
export function listHeadings(report: Locator): Promise<(string | null)[]> {
  return report
    .getByRole("columnheader")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}
