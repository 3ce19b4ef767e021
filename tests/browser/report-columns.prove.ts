import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the mouse and the keyboard widen, move and pin columns, which stay so until they are reset", async () => {
  const { page } = await visit(site, "/Tabsale", { as: "meera" });
  const listHeads = () =>
    page.getByRole("columnheader").evaluateAll((all) => all.map((head) => head.getAttribute("aria-label")));
  const measureBox = async (name: string) => {
    const foundBox = await page.getByRole("columnheader", { name, exact: true }).boundingBox();
    if (!foundBox) throw new Error(`${name} is not there.`);
    return { ...foundBox, width: Math.round(foundBox.width), middle: foundBox.y + foundBox.height / 2 };
  };
  const findEdge = (name: string) => page.getByRole("separator", { name: `Width of ${name}`, exact: true });
  await findEdge("Customer").waitFor();
  const usual = await listHeads();

  // Rows and fonts that load late change the widths again, one frame later.
  await page.locator('[data-row="0"]').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const customer = await measureBox("Customer");
  await page.mouse.move(customer.x + customer.width - 3, customer.middle);
  await page.mouse.down();
  await page.mouse.move(customer.x + customer.width + 57, customer.middle, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await measureBox("Customer")).width).toBe(customer.width + 60);
  const number = await measureBox("Bill No");
  await findEdge("Bill No").press("ArrowRight");
  await expect.poll(async () => (await measureBox("Bill No")).width).toBe(number.width + 8);

  const amount = await measureBox("Amount");
  await page.mouse.move(amount.x + 20, amount.middle);
  await page.mouse.down();
  await page.mouse.move(number.x + 10, amount.middle, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await listHeads()).slice(0, 3)).toEqual(["SL.No", "Amount", "Bill No"]);
  // A column dropped on itself doesn't move. Neither drag counted as a click on the heading, which
  // would sort.
  const movedBox = await measureBox("Amount");
  await page.mouse.move(movedBox.x + 20, movedBox.middle);
  await page.mouse.down();
  await page.mouse.move(movedBox.x + 40, movedBox.middle, { steps: 4 });
  await page.mouse.up();
  expect((await listHeads()).slice(0, 3)).toEqual(["SL.No", "Amount", "Bill No"]);
  expect(new URL(page.url()).searchParams.get("sort")).toBeNull();
  await page.getByRole("button", { name: "Columns" }).press("Enter");
  await page.getByRole("button", { name: "Move Amount down" }).press("Enter");
  await page.getByRole("button", { name: "Keep Customer at the left" }).press("Space");
  await page.keyboard.press("Escape");
  const arrangedColumns = ["Customer", "SL.No", "Bill No", "Amount"];
  await expect.poll(async () => (await listHeads()).slice(0, 4)).toEqual(arrangedColumns);
  await expectAccessible(page);

  // The arrangement is in the address, so another user sees it too.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(async () => (await listHeads()).slice(0, 4)).toEqual(arrangedColumns);
  await expect.poll(async () => (await measureBox("Customer")).width).toBe(customer.width + 60);
  // After a change here, it is also kept for the next visit without it in the address.
  await findEdge("Bill No").press("ArrowLeft");
  await expect.poll(async () => (await measureBox("Bill No")).width).toBe(number.width);
  await page.goto("/Tabsale");
  await expect.poll(async () => (await listHeads()).slice(0, 4)).toEqual(arrangedColumns);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Saved views" }).click();
  await page.getByLabel("Name of the view").fill("By amount");
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("button", { name: "By amount", exact: true }).waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  // If the columns don't fit, the table scrolls under the pinned column.
  await page.setViewportSize({ width: 800, height: 900 });
  const table = page.getByRole("grid");
  const scroll = () =>
    table.evaluate((element) => {
      element.scrollLeft = 150;
      return element.scrollLeft;
    });
  await expect.poll(scroll).toBeGreaterThan(100);
  const leftEdge = (await table.boundingBox())?.x ?? 0;
  await expect.poll(async () => Math.abs((await measureBox("Customer")).x - leftEdge)).toBeLessThan(2);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Reset columns" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(listHeads).toEqual(usual);
  await expect.poll(() => page.url()).not.toContain("column");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Saved views" }).click();
  await page.getByRole("button", { name: "By amount", exact: true }).click();
  await expect.poll(async () => (await listHeads()).slice(0, 4)).toEqual(arrangedColumns);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Saved views" }).click();
  await page.getByRole("button", { name: "Delete By amount" }).click();
  await page.getByText("No saved views yet.").waitFor();
  await page.goto("/Tabsale");
  await expect.poll(listHeads).toEqual(usual);
});
