import { expect, it } from "vitest";
import { followed } from "./followed.ts";

it("adds a report that works, by what docs/adding-a-report.md says and nothing else", async () => {
  await followed("docs/adding-a-report.md", async (page, database) => {
    // From the menu to the report: every item in stock has its row, and the slowest stands first.
    await page.getByRole("button", { name: "Inventory" }).click();
    await page.getByRole("link", { name: "Slow-moving Items" }).click();
    await page.getByRole("heading", { name: "Slow-moving Items", exact: true }).first().waitFor();
    const [[stock]] = await database.raw(
      `SELECT COUNT(*) AS items FROM (
       SELECT d.item_id FROM location_month d JOIN stock_locations l ON l.company_id = d.company_id AND l.id = d.location_id
       WHERE d.company_id = 1 AND l.kind <> 'damaged' GROUP BY d.item_id HAVING SUM(d.quantity) > 0) AS t`,
    );
    expect(Number(stock.items)).toBeGreaterThan(0);
    await page.getByText(`${stock.items} rows`).first().waitFor();
    const table = page.getByRole("grid", { name: "Slow-moving Items" });
    const sold = table.getByRole("columnheader", { name: "Sold", exact: true });
    await sold.waitFor();
    expect(await table.locator('[data-row="0"]').textContent()).toContain("0.00");
  });
}, 300_000);
