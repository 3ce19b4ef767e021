import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/test-database.ts";
import { PASSWORD } from "../product.ts";
import { copyRepository, type Copy } from "./copy.ts";
import { recipeSteps, withLines, type Step } from "./recipe.ts";

let copy: Copy;
let database: TestDatabase;
let browser: Browser;

beforeAll(async () => {
  [copy, database] = await Promise.all([copyRepository(), createTestDatabase({ migrated: false })]);
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
});
afterAll(async () => {
  await browser?.close();
  await database?.drop();
  await copy?.remove();
});

it("adds a report that works, by what docs/adding-a-report.md says and nothing else", async () => {
  const steps = recipeSteps(copy.at("docs/adding-a-report.md"));
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(["file", "lines", "commands"]));
  for (const step of steps) await take(step);
  await copy.run(
    `node ${join("node_modules", "vite/bin/vite.js")} build packages/app --outDir ${copy.at("app")}`,
    {
      NODE_ENV: "production",
    },
  );
  const server = await copy.serve({
    DATABASE_URL: database.url,
    VANBOOK_DEMO: "1",
    VANBOOK_DEMO_BILLS: "60",
    VANBOOK_APP_DIR: copy.at("app"),
    VANBOOK_CHECK_ANSWERS: "1",
  });
  try {
    await seeReport(server.url);
  } finally {
    await server.stop();
  }
}, 300_000);

async function take(step: Step) {
  if (step.kind === "commands") {
    for (const command of step.commands)
      await copy.run(command, { VANBOOK_TEST_DATABASE_URL: inject("databaseUrl") });
    return;
  }
  if (step.kind === "lines") return copy.write(step.path, withLines(await copy.read(step.path), step));
  await mkdir(dirname(copy.at(step.path)), { recursive: true });
  await copy.write(step.path, step.text);
}

/** From the menu to the report: every item in stock has its row, and the slowest stands first. */
async function seeReport(url: string) {
  const page = await browser.newPage({ baseURL: url });
  await page.request.post("/api/login", {
    headers: { "X-Vanbook-Client": "test", Origin: url },
    data: { CompanyID: 1, Username: "meera", Password: PASSWORD },
  });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Inventory" }).click();
  await page.getByRole("link", { name: "Slow-moving Items" }).click();
  await page.getByRole("heading", { name: "Slow-moving Items", exact: true }).first().waitFor();
  const [[stock]] = await database.db.raw(
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
}

const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
