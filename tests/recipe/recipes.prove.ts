import type { Knex } from "knex";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { followRecipes } from "./follow-recipes.ts";

it("following only the recipes in docs adds a master and a report that work", async () => {
  const recipes = ["docs/adding-a-master.md", "docs/adding-a-report.md"];
  await followRecipes(recipes, async (page, database) => {
    await enterCompetitor(page, database);
    await openSlowMovingItems(page, database);
  });
}, 900_000);

async function enterCompetitor(page: Page, database: Knex) {
  await page.getByRole("button", { name: "Masters" }).click();
  await page.getByRole("link", { name: "Competitors" }).click();
  await page.getByRole("heading", { name: "Competitor Master", exact: true }).waitFor();
  await page.getByText("No competitor records found.").waitFor();
  await page.getByLabel(/^Competitor Name/).fill("Malabar Surgicals");
  await page.getByLabel("Discount").fill("101");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("Discount must be a percentage.").waitFor();
  await page.getByLabel("Discount").fill("7.5");
  await page.keyboard.press("Enter");
  await page.getByText("Competitor created successfully").waitFor();
  await page.getByRole("grid", { name: "Competitor Master" }).getByText("Malabar Surgicals").waitFor();
  const competitors = await database("competitors").select("company_id", "name", "discount", "created_by");
  expect(competitors).toEqual([
    { company_id: 1, name: "Malabar Surgicals", discount: "7.50", created_by: 1 },
  ]);
}

/**
 * Opens the report from the menu. Every item in stock must have a row, and the slowest must be
 * first.
 */
async function openSlowMovingItems(page: Page, database: Knex) {
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
  const soldHeader = table.getByRole("columnheader", { name: "Sold", exact: true });
  await soldHeader.waitFor();
  expect(await table.locator('[data-row="0"]').textContent()).toContain("0.00");
}
