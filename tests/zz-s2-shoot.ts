import { createServer } from "node:http";
import { pino } from "/work/main/tests/node_modules/pino/pino.js";
import { chromium } from "/work/main/node_modules/playwright-core/index.mjs";
import { connect } from "/work/main/packages/server/db/connection.ts";
import { migrateUp } from "/work/main/packages/server/db/migrate.ts";
import { createDemo } from "/work/main/packages/server/demo/create-demo.ts";
import { createApp } from "/work/main/packages/server/http/app.ts";
import { today } from "/work/main/packages/server/http/clock.ts";
import { readConfig } from "/work/main/packages/server/http/config.ts";
import { startDatabase } from "/work/main/scripts/database.mjs";
const database = await startDatabase({ dir: "/tmp/s2shots/db", purpose: "test" });
const admin = connect(database.url, { max: 1 });
const [[found]] = await admin.raw("SELECT COUNT(*) n FROM information_schema.schemata WHERE schema_name='s2'");
const fresh = Number(found.n) === 0;
if (fresh) await admin.raw("CREATE DATABASE s2 DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci");
const url = Object.assign(new URL(database.url), { pathname: "/s2" }).href;
const db = connect(url);
await migrateUp(db);
if (fresh) await createDemo(db, { bills: 2000, today: today(), seed: 2026 });
const config = readConfig({ DATABASE_URL: url, VANBOOK_APP_DIR: "/tmp/s2shots/app" });
const server = createApp({ db, config, log: pino({ level: "error" }) }).listen(0, "127.0.0.1");
await new Promise((r) => server.once("listening", r));
const base = `http://127.0.0.1:${(server.address() as any).port}`;
const [[c]] = await db.raw("select account_id id from ledger_entries e join accounts a on a.company_id=e.company_id and a.id=e.account_id where e.company_id=1 and group_id=14 group by 1 order by count(*) desc limit 1");
const [[cash]] = await db.raw("select id from accounts where company_id=1 and system_key='cash'");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const paths: Record<string,string> = {
  cl: `/CustomerLedger?CustomerID=${c.id}`, clnone: "/CustomerLedger", led: `/LedgerAll?AccountCode=${cash.id}&from=2026-10-01&to=2026-11-21`,
  lednone: "/LedgerAll", trans: `/LedgerTrans?AccountCode=${c.id}&from=2026-04-01&to=2026-11-21`,
};
for (const scheme of ["light", "dark"] as const) for (const width of [1440, 1024, 390]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme });
  await context.addInitScript((s) => { try { localStorage.setItem("vanbook.scheme", s); } catch {} }, scheme);
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("pageerror", e.message));
  page.on("console", (m) => m.type() === "error" && console.log(scheme, width, m.text().slice(0, 200)));
  const answer = await context.request.post(`${base}/api/login`, { data: { CompanyID: 1, Username: "meera", Password: "vanbook-demo" }, headers: { "X-Vanbook-Client": "x", Origin: base } });
  if (!answer.ok()) console.log(await answer.text());
  for (const [name, path] of Object.entries(paths)) {
    if (scheme === "dark" && !["cl", "led"].includes(name)) continue;
    await page.goto(base + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/s2shots/${name}-${width}-${scheme}.png` });
    if (name === "led" && width !== 1024) {
      const row = page.locator("[data-row]").nth(2);
      if (await row.count()) { await row.click(); await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/s2shots/${name}-open-${width}-${scheme}.png` }); }
    }
  }
  await context.close();
}
await browser.close();
await new Promise((r) => void server.close(r).closeAllConnections());
await db.destroy(); await admin.destroy(); await database.stop();
