import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listHostNames } from "../../scripts/project/hosts.mjs";
import { download, sheetRows } from "../browser/report-screen.ts";
import { COMPARED_HOSTS, type Comparison, compare } from "./beside-ag-grid.ts";
import { cells } from "./cells.ts";
import { writeHostsPage } from "./hosts-page.ts";
import { followQuickStart } from "./quick-start.ts";
import { triesAll } from "../whole.ts";
import { type Hosts, findMostBilled, openPage, startHosts } from "./start-hosts.ts";

const IN_EVERY_WHOLE_RUN = ["plain", "portal", "strict-policy"];
/**
 * Installing, building and starting a host takes almost a minute. So a whole run tests elements
 * only on a plain page, in a portal for customers and under a strict policy, and tests React by
 * following its quick start. `npm run prove -- tests/hosts --all` tests all hosts and writes
 * docs/hosts.md.
 */
const names = listHostNames().filter((name) => triesAll || IN_EVERY_WHOLE_RUN.includes(name));
/** The cells that a whole run tests in every host. */
const IN_EVERY_HOST: ReadonlySet<string> = new Set(["renders", "exports"]);
/** The cells of the table that passed. */
const metCells = new Set<string>();
const comparisons: Comparison[] = [];
let hosts: Hosts;
beforeAll(async () => void (hosts = await startHosts(names, 4 + COMPARED_HOSTS.length)), 600_000);
afterAll(() => hosts?.stop());

test("every host example is compared with AG Grid", () => {
  expect(listHostNames()).toEqual(COMPARED_HOSTS);
  expect(names).toHaveLength(triesAll ? COMPARED_HOSTS.length : IN_EVERY_WHOLE_RUN.length);
});

describe.each(names)("%s, built from the packed packages", (name) => {
  // Most cells behave the same in every host; only rendering and exports depend on the host and its
  // content policy.
  const triedCells = cells.filter((cell) => triesAll || name === "plain" || IN_EVERY_HOST.has(cell.name));
  test.each(triedCells.map((cell) => [cell.name, cell] as const))(
    "%s, and the console shows no error",
    async (_, cell) => {
      const host = await hosts.open(name, cell.query);
      await host.report.locator('.vb-tbody [role="row"]').first().waitFor();
      await cell.check(host);
      expect(host.complaints).toEqual([]);
      metCells.add(`${name} ${cell.name}`);
    },
    600_000,
  );
});

test("where a page's policy allows only its own workers, the page writes the file without a worker", async () => {
  const address = await hosts.addressOf("plain", { policy: "worker-src 'self'" });
  const { report, complaints, bills } = await openPage(hosts.site, "plain", address);
  await report.locator('.vb-tbody [role="row"]').first().waitFor();
  expect(sheetRows((await download(report, "Excel")).bytes).rows).toBe(bills.length);
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.filter((words) => !words.includes("worker-src"))).toEqual([]);
}, 600_000);

test("a page's own Leaflet and the Leaflet of our map do not disturb each other", async () => {
  const address = `${await hosts.addressOf("plain")}/where-we-are.html`;
  const { page, complaints } = await openPage(hosts.site, "plain", address);
  const [shop, ours] = [page.locator("#our-shop"), page.locator("vanbook-widget")];
  const map = ours.getByRole("application", { name: "Map of last locations" });
  const [{ people }] = (await hosts.site
    .db("locations")
    .where({ company_id: 1 })
    .countDistinct({ people: "user_id" })) as [{ people: number }];
  await expect.poll(() => map.getAttribute("data-points"), { timeout: 30_000 }).toBe(String(people));
  await shop.locator(".leaflet-marker-icon").click();
  await shop.getByText("Our shop").waitFor();
  const readLeafletVersion = () =>
    page.evaluate(() => (window as unknown as { L: { version: string } }).L.version);
  expect(await readLeafletVersion()).toBe("1.9.4");
  await ours.locator(".vb-map-list [data-row]").first().click();
  await map.locator(".vb-map-popup strong").waitFor();
  await shop.getByText("Our shop").waitFor();
  expect(complaints).toEqual([]);
}, 600_000);

test("a portal customer pays part of the debt: it is posted once and appears in the customer's ledger", async () => {
  const { page, complaints } = await hosts.open("portal");
  const ledger = page.locator('vanbook-report[name="customerLedger.report"]');
  await ledger.locator('[role="gridcell"]').first().waitFor();
  const most = await findMostBilled(hosts.site);
  const countPaidReceipts = async () => {
    const receipts = await hosts.site
      .db("vouchers")
      .join("ledger_entries", {
        "ledger_entries.company_id": "vouchers.company_id",
        "ledger_entries.voucher_id": "vouchers.id",
      })
      .where({ "vouchers.company_id": 1, "vouchers.narration": "Paid in the portal" })
      .where("ledger_entries.account_id", most?.id ?? 0)
      .select("ledger_entries.credit");
    return receipts.map(({ credit }) => Number(credit));
  };
  const readOwedAmount = async () => Number(await page.locator("strong").textContent());
  await page.getByRole("link", { name: "Pay" }).click();
  const before = await readOwedAmount();
  await page.getByLabel("Amount").fill("-5");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("alert").waitFor();
  expect(await countPaidReceipts()).toEqual([]);
  await page.getByLabel("Amount").fill("123.45");
  const payment = await page.locator('[name="payment"]').inputValue();
  await page.getByRole("button", { name: "Pay" }).click();
  await ledger.getByRole("gridcell", { name: "123.45" }).first().waitFor();
  await page.request.post(new URL("/pay", page.url()).href, { form: { payment, amount: "123.45" } }); // submitted again after going back
  expect(await countPaidReceipts()).toEqual([123.45]);
  await page.getByRole("link", { name: "Pay" }).click();
  expect(await readOwedAmount()).toBeCloseTo(before - 123.45, 2);
  expect(complaints).toEqual([]);
}, 600_000);

test("a customer who signs out of the portal is asked to sign in again", async () => {
  const { page } = await hosts.open("portal");
  for (const name of ["customerLedger", "customerPrices"])
    await page.locator(`vanbook-report[name="${name}.report"] [role="gridcell"]`).first().waitFor();
  await page.getByRole("link", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
}, 600_000);

test("under the strict policy a report is printed without a violation", async () => {
  const { page, report, complaints, bills } = await hosts.open("strict-policy");
  // The sheets stay on the page until `afterprint`, so that what goes to the printer can be read.
  await page.evaluate(() => void (window.print = () => undefined));
  await report.getByRole("button", { name: "More" }).click();
  await report.getByRole("menuitem", { name: "Print" }).click();
  const sheets = page.locator(".vb-print");
  await sheets.waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  const printedText = await sheets.innerText();
  expect(bills.filter(({ no }) => !printedText.includes(no))).toEqual([]);
  expect(await page.getByRole("heading", { name: "Our sales" }).isVisible()).toBe(false);
  await page.evaluate(() => void window.dispatchEvent(new Event("afterprint")));
  await sheets.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
}, 600_000);

test.each(
  [
    ["React", ["npm", "run", "dev"]] as const,
    ["A plain page", ["node", "server.mjs"]] as const,
    ["Next", ["npm", "run", "dev"]] as const,
  ].slice(0, triesAll ? 3 : 1),
)(
  "quick start, %s: a reader who follows it gets the report",
  async (section, start) => {
    const address = await followQuickStart(hosts, section, start);
    const { report, bills, complaints } = await openPage(hosts.site, section, address);
    await report.locator('.vb-tbody [role="row"]').first().waitFor({ timeout: 120_000 });
    await expect.poll(() => report.locator('.vb-tbody [role="row"]').count()).toBe(bills.length);
    // In development mode Next logs messages about the host's own files.
    expect(complaints.filter((words) => !words.includes("fonts."))).toEqual([]);
  },
  600_000,
);

if (triesAll) {
  test.each(COMPARED_HOSTS)(
    "%s is compared with the same page with AG Grid: bytes and time until the first rows",
    async (name) => {
      const comparison = await compare(hosts, name, 7);
      expect(comparison.bytes).toBeGreaterThan(10_000);
      expect(comparison.gridBytes).toBeGreaterThan(10_000);
      comparisons.push(comparison);
    },
    600_000,
  );

  // The table needs the results of all tests: a partial run (`-t`) does not write it.
  test("the test writes its results to docs/hosts.md", ({ skip }) => {
    skip(comparisons.length < COMPARED_HOSTS.length, "not all has been run");
    writeHostsPage(names, metCells, comparisons);
    expect([...metCells]).toHaveLength(names.length * cells.length);
  });
}
