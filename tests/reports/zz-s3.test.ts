import { it } from "vitest";
import { chromium } from "playwright-core";
import { createTestDatabase } from "../../packages/server/db/test-database.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";
import { PASSWORD, serve } from "../product.ts";
it("shots", { timeout: 400_000 }, async () => {
  const { db, url, drop } = await createTestDatabase();
  await createDemo(db, { bills: 1500, today: new Date().toISOString().slice(0,10), seed: 2026 });
  const site = await serve(db, url, undefined, { VANBOOK_APP_DIR: "/tmp/s3/app" });
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
  const only = (process.env.SHOTS ?? "").split(",").filter(Boolean);
  for (const [width, scheme] of [[1440,"light"],[1024,"light"],[390,"light"],[1440,"dark"],[390,"dark"]] as const) {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 900 }, colorScheme: scheme });
    const page = await context.newPage();
    page.on("console", (m) => { if (m.type() === "error" || m.type() === "warning") console.log(m.text()); });
    page.on("pageerror", (e) => console.log(e.message));
    await context.request.post("/api/login", { headers: { "X-Vanbook-Client": "test", Origin: site.url }, data: { CompanyID: 1, Username: "meera", Password: PASSWORD } });
    for (const [name, path, click] of [["debtors","/DebitorsReport",""],["creditors","/CreditorsReport?from=2026-05-01&to=2026-11-21",""],["trial","/trailbalance",""],["pl","/PandLReport",""],["profit","/ProfitReport",""],["profit-open","/ProfitReport","row"],["pl-open","/PandLReport","group"],["trial-filter","/trailbalance?GName=Sundry+Creditors",""],["debtors-filters","/DebitorsReport","filters"]] as const) {
      if (only.length && !only.includes(name)) continue;
      await page.goto(path);
      await page.waitForTimeout(1500);
      await page.locator('[data-row="0"]').first().waitFor({ timeout: 20000 }).catch(() => console.log("no rows", name));
      if (click === "row") { await page.locator('[data-row="0"]').first().click(); await page.waitForTimeout(1500); }
      if (click === "group") { for (const g of await page.locator('[aria-level="1"][data-row]').all()) { await g.click(); await page.waitForTimeout(100);} }
      if (click === "filters") { if (width>600) await page.getByRole("button",{name:/^Filters/}).click(); await page.waitForTimeout(1000); }
      await page.screenshot({ path: `/tmp/s3/shots/${name}-${width}-${scheme}.png` });
    }
    await context.close();
  }
  await browser.close(); await site.stop(); await drop();
});
