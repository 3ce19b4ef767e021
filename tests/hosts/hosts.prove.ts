import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { hostNames, makeHost, startHost } from "../../scripts/project/hosts.mjs";
import { runClockShift, shiftPageClock } from "../../scripts/project/run-clock.mjs";
import { billsIn } from "../browser/embedding/mountings.ts";
import { keyOf } from "../browser/embedding/partner.ts";
import { download, sheetRows } from "../browser/report-screen.ts";
import { type Site, startSite } from "../browser/site.ts";
import { ROOT } from "../prove/fingerprint.ts";

const hosts = hostNames();
/** Those with a page of all sales; the portal shows one customer his own. */
const names = hosts.filter((name) => name !== "portal");
let site: Site;
const ports: Record<string, number> = {};
let key: string;

beforeAll(async () => {
  const build = "import('./scripts/project/build.mjs').then(({ build }) => build())";
  expect(spawnSync(process.execPath, ["-e", build], { cwd: ROOT, stdio: "inherit" }).status).toBe(0);
  for (const name of hosts) ports[name] = await freePort();
  const origins = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
  site = await startSite({
    VANBOOK_APP_DIR: join(ROOT, "packages/app/dist"),
    VANBOOK_EMBED_ORIGINS: origins.join(","),
  });
  key = await keyOf(site, 1, "meera");
}, 600_000);
afterAll(() => site?.stop());

test("every host is tried", () => {
  expect(hosts).toEqual(["next", "plain", "portal", "react-18-webpack", "react-19-vite"]);
});

test.each(names)(
  "%s, made of the packed packages: rows, search, details, a file, and nothing that its console complains of",
  async (name) => {
    const { page, complaints } = await openHost(name);
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    const rows = page.locator('.vb-tbody [role="row"]');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    const version = { next: "19.3.", "react-18-webpack": "18.3.1", "react-19-vite": "19.3.1" }[name];
    const title = page.getByRole("heading", { level: 1 });
    expect(await title.textContent()).toContain(version ?? "Our sales");

    await rows.first().click();
    await page
      .getByRole("heading", { name: /Bill Details/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");

    const bill = (await rows.nth(1).getByRole("gridcell").nth(1).textContent()) ?? "";
    await page.getByRole("searchbox").first().fill(bill);
    await expect.poll(() => rows.count()).toBe(1);

    expect(sheetRows((await download(page, "Excel")).bytes).rows).toBe(1);
    // From another origin none can be started but one of the page's own, which imports it.
    expect(workers.map((url) => new URL(url).protocol)).toEqual([name === "plain" ? "blob:" : "http:"]);
    expect(complaints).toEqual([]);
  },
  600_000,
);

test("where a page's policy allows no worker but its own, the page writes the file itself", async () => {
  const { page, complaints } = await openHost("plain", "worker-src 'self'");
  await page.locator('.vb-tbody [role="row"]').first().waitFor();
  expect(sheetRows((await download(page, "Excel")).bytes).rows).toBeGreaterThan(3);
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.filter((words) => !words.includes("worker-src"))).toEqual([]);
}, 600_000);

test("a customer of the portal signs in and sees his own bills, ledger and prices", async () => {
  const { page, complaints } = await openHost("portal");
  const [bill] = (await site
    .db("bills as b")
    .join("accounts as a", (on) => on.on("a.company_id", "b.company_id").andOn("a.id", "b.customer_id"))
    .where({ "b.company_id": 1 })
    .orderBy("b.date", "desc")
    .limit(1)
    .select("a.id", "a.name")) as { id: number; name: string }[];
  await page.getByRole("combobox", { name: "Customer" }).selectOption(String(bill?.id));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: bill?.name ?? "" }).waitFor();
  for (const name of ["customerLedger", "sales", "customerPrices"])
    await page.locator(`vanbook-report[name="${name}.report"] [role="gridcell"]`).first().waitFor();
  const bills = await billsIn(page.locator('vanbook-report[name="sales.report"]'));
  expect(new Set(bills.map(({ customer }) => customer))).toEqual(new Set([bill?.name]));
  expect(complaints).toEqual([]);
  await page.getByRole("link", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
}, 600_000);

/** Makes and starts a host and opens its page, under a content policy of the host's where one is given. */
async function openHost(name: string, policy = ""): Promise<{ page: Page; complaints: string[] }> {
  const port = ports[name] ?? 0;
  const host = startHost(await makeHost(name, site.url), { baseUrl: site.url, key, port, policy });
  onTestFinished(() => void host.kill());
  if (host.stdout) await once(host.stdout, "data");
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  onTestFinished(() => context.close());
  await context.addInitScript(shiftPageClock, runClockShift());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  return { page, complaints };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
