import type { Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readClock, getToday } from "../../packages/server/clock.ts";
import { formatAmount, tryDetails, waitForRows } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, openPage, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  // A tile service that refuses every request.
  site = await startSite({
    VANBOOK_MAP_TILES: "http://127.0.0.1:4399/{z}/{x}/{y}.png",
    VANBOOK_MAP_ATTRIBUTION: "© Nobody",
  });
});
afterAll(() => site?.stop());

const map = (page: Page, name = "Map of live locations") => page.getByRole("application", { name });
const countPoints = async (page: Page, name?: string) =>
  Number(await map(page, name).getAttribute("data-points"));
const findRows = (page: Page, name = "Map of live locations") =>
  page.getByRole("grid", { name: `Points of ${name}` }).locator("[data-row]");

async function readColumn(sql: string, values: (string | number)[] = []): Promise<(string | number)[]> {
  const [foundRows] = await site.db.raw<[Record<string, string | number>[]]>(sql, values);
  return (foundRows ?? []).flatMap((row) => Object.values(row)[0] ?? []);
}

test("the map shows each point of a day; if its tiles are refused, it shows an outline and a message", async () => {
  const { page, complaints } = await visit(site, "/Liveusermap", { as: "meera" });
  const [sentCount] = await readColumn("SELECT COUNT(*) FROM locations WHERE company_id = 1 AND date = ?", [
    getToday(),
  ]);
  await expect.poll(() => countPoints(page)).toBe(Number(sentCount));
  await page.getByText("The map service is not responding").waitFor();
  await page.getByText("Kochi", { exact: true }).first().waitFor();
  const people = await readColumn(
    "SELECT DISTINCT u.name FROM locations l JOIN users u ON u.company_id = 1 AND u.id = l.user_id WHERE l.company_id = 1 AND l.date = ?",
    [getToday()],
  );
  await page.getByRole("combobox", { name: /Employee/ }).click();
  await expect
    .poll(async () => (await page.getByRole("option").allTextContents()).toSorted())
    .toEqual(people.map(String).toSorted());
  await page.getByRole("option").first().click();
  await page.waitForURL(/UserID=/);
  await expect.poll(() => countPoints(page)).toBeLessThan(Number(sentCount));
  await expectAccessible(page);
  expect(complaints.filter((words) => !words.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  complaints.length = 0;
});

test("the keyboard opens popups from the list, hostile names in them stay text, and Escape closes them", async () => {
  const name = `<img src=x onerror="document.body.dataset.ran=1"> & <b>`;
  const [user] = await readColumn(
    "SELECT user_id FROM locations WHERE company_id = 1 AND date = ? ORDER BY user_id LIMIT 1",
    [getToday()],
  );
  const [before] = await readColumn("SELECT name FROM users WHERE company_id = 1 AND id = ?", [Number(user)]);
  const call = (as: unknown) => site.db("users").where({ company_id: 1, id: user }).update({ name: as });
  await call(name);
  onTestFinished(() => call(before).then(() => undefined));
  const { page, complaints } = await visit(site, `/Liveusermap?UserID=${user}`, { as: "meera" });
  await findRows(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => map(page).locator(".vb-map-popup strong").textContent()).toBe(name);
  await expect.poll(() => page.locator("body").getAttribute("data-ran")).toBeNull();
  await expect.poll(() => map(page).locator(".vb-map-popup img").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => map(page).locator(".vb-map-popup strong").count()).toBe(0);
  complaints.length = 0; // failed requests for map tiles
});

test("today's map refreshes every minute, and ten minutes of it do not fill the page or the memory", async () => {
  const { page, complaints } = await openPage(site, { as: "meera" });
  await page.clock.install({ time: readClock() });
  await page.goto("/Liveusermap");
  await expect.poll(() => countPoints(page)).toBeGreaterThan(0);
  let requestCount = 0;
  page.on("response", (answer) => (requestCount += Number(answer.url().includes("/api/userlive"))));
  const first = await weigh(page);
  const [user] = await readColumn("SELECT user_id FROM locations WHERE company_id = 1 AND date = ? LIMIT 1", [
    getToday(),
  ]);
  const [id] = await readColumn("SELECT MAX(id) + 1 FROM locations WHERE company_id = 1");
  const shownCount = await countPoints(page);
  for (let minute = 1; minute <= 10; minute += 1) {
    if (minute === 2)
      await site.db("locations").insert({
        company_id: 1,
        id,
        user_id: user,
        date: getToday(),
        at: `${getToday()} 03:00:00.000`,
        latitude: "9.500000",
        longitude: "76.500000",
      });
    await page.clock.runFor(60_000);
    await expect.poll(() => requestCount).toBe(minute);
  }
  await expect.poll(() => countPoints(page)).toBe(shownCount + 1);
  const last = await weigh(page);
  // If each of the ten refreshes left its rows behind, there would be several hundred more nodes.
  expect(last.nodes - first.nodes).toBeLessThan(120);
  expect(last.listeners - first.listeners).toBeLessThan(40);
  expect(last.heap / first.heap).toBeLessThan(1.3);
  await site.db("locations").where({ company_id: 1, id }).delete();
  complaints.length = 0; // failed requests for map tiles
});

test("a canvas draws ten thousand points and moves with the map", async () => {
  const [user] = await readColumn("SELECT id FROM users WHERE company_id = 1 AND username = 'anil'");
  const madeLocations = Array.from({ length: 10_000 }, (_, at) => ({
    company_id: 1,
    id: 900_000 + at,
    user_id: user,
    date: "2020-01-01",
    at: `2020-01-01 0${at % 9}:00:00.000`,
    latitude: (9 + (at % 100) / 100).toFixed(6),
    longitude: (76 + Math.floor(at / 100) / 100).toFixed(6),
  }));
  for (let at = 0; at < madeLocations.length; at += 1000)
    await site.db("locations").insert(madeLocations.slice(at, at + 1000));
  const { page, complaints } = await visit(site, "/Liveusermap?Date=2020-01-01", { as: "meera" });
  await expect.poll(() => countPoints(page)).toBe(10_000);
  await expect.poll(() => map(page).locator("*").count()).toBeLessThan(200);
  const box = await map(page).boundingBox();
  if (!box) throw new Error("The map has no place on the page.");
  const pane = map(page).locator(".leaflet-map-pane");
  const before = await pane.getAttribute("style");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1)
    await page.mouse.move(box.x + box.width / 2 - step * 5, box.y + box.height / 2 - step * 3);
  await page.mouse.up();
  await expect.poll(() => pane.getAttribute("style")).not.toBe(before);
  expect(await countPoints(page)).toBe(10_000);
  await expect.poll(() => map(page).locator("*").count()).toBeLessThan(200);
  await site.db("locations").where("date", "2020-01-01").delete();
  complaints.length = 0; // failed requests for map tiles
});

test("an employee links to the trip, whose counters, photos, visits and documents agree with the database", async () => {
  const { page, complaints } = await visit(site, "/EmpView", { as: "meera" });
  await page.getByRole("grid", { name: "Employee Details" }).getByText("Anil Kumar").click();
  await page.waitForURL(/TabEmpTrip\?.*UserId=/);
  const url = new URL(page.url());
  const [user, day] = [url.searchParams.get("UserId") ?? "", url.searchParams.get("Date") ?? ""];
  const [visits] = await readColumn(
    "SELECT COUNT(*) FROM visits WHERE company_id = 1 AND user_id = ? AND date = ?",
    [user, day],
  );
  await expect
    .poll(() => page.getByText("Total Visit").locator("..").textContent())
    .toBe(`Total Visit${visits}`);
  await page.getByRole("img", { name: /Starting Odometer: photo of/ }).waitFor();
  await expectAccessible(page, "Trip Info");
  await page.getByRole("tab", { name: "Trip Map" }).click();
  await expect.poll(() => countPoints(page, "Map of the trip")).toBe(Number(visits));
  await expect.poll(() => findRows(page, "Map of the trip").count()).toBe(Number(visits));
  for (const [tab, column] of [
    ["Tripline", "Status"],
    ["Order", "Order No"],
    ["Sale", "Bill No"],
    ["Receipt", "Approval Status"],
    ["Trip Report", "Total Allowance"],
  ] as const) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await page
      .getByRole("columnheader", { name: column })
      .or(page.getByText("No data available"))
      .first()
      .waitFor();
    // Only two tabs have a date range.
    const isRange = tab === "Tripline" || tab === "Trip Report";
    await expect.poll(() => page.getByRole("button", { name: /Date range/ }).count()).toBe(isRange ? 1 : 0);
  }

  // Orders, bills and receipts, each on the last day that has any; a row of orders or bills opens
  // its document.
  for (const { tab, id, table, of, standing, amount, opens } of MAP_DOCUMENTS) {
    const [on] = await readColumn(
      `SELECT MAX(d.date) FROM ${table} d WHERE d.company_id = 1 AND ${of} = ? AND ${standing}`,
      [user],
    );
    const bindings = [user, String(on)];
    // Give another salesman a document on that day, which must not appear in this trip.
    await site.db.raw(
      `UPDATE ${table} AS d SET d.date = ? WHERE d.company_id = 1 AND ${of} <> ? ORDER BY d.id LIMIT 1`,
      [String(on), user],
    );
    const fromSql = `FROM ${table} d WHERE d.company_id = 1 AND ${of} = ? AND d.date = ?`;
    const [count] = await readColumn(`SELECT COUNT(*) ${fromSql} AND ${standing}`, bindings);
    const [total] = await readColumn(`SELECT SUM(${amount}) ${fromSql} AND ${standing}`, bindings);
    await page.goto(`/TabEmpTrip?tab=${id}&UserId=${user}&Date=${String(on)}`);
    await page.getByRole("tab", { name: tab, exact: true, selected: true }).waitFor();
    await waitForRows(page, Number(count));
    await page
      .getByText(formatAmount(Number(total)), { exact: true })
      .first()
      .waitFor();
    if (!opens) continue;
    const [document] = await readColumn(
      `SELECT d.id ${fromSql} AND ${standing} ORDER BY d.id LIMIT 1`,
      bindings,
    );
    const items = await readColumn(opens.items, [Number(document)]);
    const read = async () => {
      const details = page.getByRole("complementary", { name: opens.title });
      const lines = details.getByRole("table").locator(".vb-bill-item");
      await expect.poll(() => lines.allTextContents()).toEqual(items.map(String));
    };
    await tryDetails(page, { title: tab, opens: { ...opens, role: "complementary" } }, read);
    await expectAccessible(page, tab);
  }
  complaints.length = 0; // failed requests for map tiles
});

test("a salesman sees only their own trip and cannot open the live map", async () => {
  const { page, complaints } = await visit(site, "/TabEmpTrip", { as: "anil" });
  await page.getByText("Total Visit").waitFor();
  const employee = page.getByRole("combobox", { name: /Employee/ });
  // Wait for the preselected employee: a list that is opened earlier closes when it arrives.
  await expect.poll(() => employee.inputValue()).toBe("Anil Kumar");
  await employee.click();
  await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["Anil Kumar"]);
  await page.goto("/Liveusermap");
  await page.getByText("Your role can't open Live Locations").waitFor();
  complaints.length = 0;
});

/**
 * Documents of a trip: tab title and id, column of the salesman, condition for counted documents,
 * amount, and what a row opens.
 */
const MAP_DOCUMENTS: readonly {
  tab: string;
  id: string;
  table: string;
  of: string;
  standing: string;
  amount: string;
  opens?: { title: string; text: string; items: string };
}[] = [
  {
    tab: "Order",
    id: "orders",
    table: "orders",
    of: "d.user_id",
    standing: "d.status <> 2",
    amount: "d.amount",
    opens: {
      title: "Order Details",
      text: "Total",
      items:
        "SELECT i.name FROM order_lines l JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id WHERE l.company_id = 1 AND l.order_id = ? ORDER BY l.line_no",
    },
  },
  {
    tab: "Sale",
    id: "sales",
    table: "bills",
    of: "d.salesman_id",
    standing: "d.status IN (1, 2)",
    amount: "IF(d.status = 1, d.amount, 0)",
    opens: {
      title: "Bill Details",
      text: "Total",
      items:
        "SELECT i.name FROM bill_lines l JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id WHERE l.company_id = 1 AND l.bill_id = ? ORDER BY l.line_no",
    },
  },
  {
    tab: "Receipt",
    id: "receipts",
    table: "receipts",
    of: "d.user_id",
    standing: "d.status = 1",
    amount: "d.amount",
  },
];

/** The page's nodes, listeners and heap size after garbage collection. */
async function weigh(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  await session.detach();
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
}
