import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startProduct, type Product } from "../product.ts";
import { settleOldestFirst } from "../reports/paid-oldest-first.ts";
import { askReport, sumPaise } from "../reports/ask-report.ts";
import { type Asker, signInAskers, readAnswerRows } from "./dashboard-askers.ts";

// The dashboard's figures of today, compared with the reports or with a differently written query
// on the documents.

let product: Product;
let askers: Asker[];
let admin: Asker;
let salesman: Asker;

beforeAll(async () => {
  product = await startProduct();
  [admin, salesman] = askers = await signInAskers(product);
});
afterAll(() => product?.stop());

it("stock in store equals the GoDown Stock report; a salesman sees the stock in their van", async () => {
  const godowns = askReport(product, "GET", "/api/balancestock");
  const { records } = await godowns.table(admin.cookie, {});
  const expectedStock = new Map(
    records.map(({ ItemID, GoDownStock, VTBalance }) => [
      Number(ItemID),
      Math.round((Number(GoDownStock) + Number(VTBalance)) * 1000),
    ]),
  );
  for (const { role, cookie, name } of askers) {
    const rows = await readAnswerRows(product, "/api/stockDashboard", cookie);
    expect(rows.map(({ ItemName }) => ItemName)).toHaveLength(expectedStock.size);
    if (role !== 2) {
      for (const { ItemID, TotalStock } of rows)
        expect(Math.round(Number(TotalStock) * 1000), name).toBe(expectedStock.get(Number(ItemID)));
      continue;
    }
    const own = await readVanStock(name);
    for (const { ItemID, TotalStock } of rows) expect(TotalStock).toBe(own.get(Number(ItemID)) ?? 0);
  }
});

it("the counts of customers (to visit, visited, new, all), routes, items and categories match the database", async () => {
  const { db } = product;
  const [, , zone] = askers;
  const [{ id: salesmanId }] = await db("users")
    .where({ company_id: 1, username: salesman.name })
    .select("id");
  const weekday = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][
    new Date(`${getToday()}T00:00:00Z`).getUTCDay()
  ];
  // Put the salesman's routes on today's weekday, so that the test works on any day.
  await db("beat_plans")
    .where({ company_id: 1, user_id: salesmanId })
    .update({ [weekday ?? "sun"]: 1 });
  const beats = await db("beat_plans").where({ company_id: 1, user_id: salesmanId, is_deleted: 0 });
  const routes = beats.filter((beat) => beat[weekday ?? ""] === 1).map(({ route_id }) => Number(route_id));
  const onBeat = (
    await db("accounts").where({ company_id: 1, group_id: 14, is_deleted: 0 }).select("id", "route_id")
  ).filter(({ route_id }) => routes.includes(Number(route_id)));
  expect(onBeat.length).toBeGreaterThan(1);
  const { cookie } = salesman;
  const visitedCustomers = new Set(
    (
      await db("visits").where({ company_id: 1, user_id: salesmanId, date: getToday() }).select("customer_id")
    ).map(({ customer_id }) => Number(customer_id)),
  );
  const countPendingVisits = () => onBeat.filter(({ id }) => !visitedCustomers.has(Number(id))).length;
  const toVisit = () => readAnswerRows(product, "/api/routeCustomer", cookie);
  expect(await toVisit()).toEqual([{ AccountCount: onBeat.length, PendingCount: countPendingVisits() }]);
  // Two visits to one customer just after midnight in India count as one visited customer.
  const next = onBeat.find(({ id }) => !visitedCustomers.has(Number(id)));
  for (const clientId of ["dash-1", "dash-2"]) {
    const visitAnswer = await product.call({
      method: "POST",
      path: "/api/v1/visits",
      cookie,
      headers: { "Idempotency-Key": clientId },
      body: { clientId, customerId: next?.id, at: `${addDays(getToday(), -1)}T18:30:01Z`, customerStatus: 2 },
    });
    expect(visitAnswer.status, visitAnswer.text).toBe(200);
  }
  visitedCustomers.add(Number(next?.id));
  expect(await toVisit()).toEqual([{ AccountCount: onBeat.length, PendingCount: countPendingVisits() }]);
  const [count] = await readAnswerRows(product, "/api/salecount", cookie);
  expect(count?.["TotalCustomerCount"]).toBe(visitedCustomers.size);

  const isNew = (createdAt: string) =>
    Date.parse(`${createdAt.replace(" ", "T")}Z`) >= Date.parse(`${getToday()}T00:00:00+05:30`);
  // One customer was created exactly at midnight in India, one a second before.
  for (const [at, second] of ["18:30:00", "18:29:59"].entries())
    await db("accounts")
      .where("id", onBeat[at]?.id)
      .andWhere("company_id", 1)
      .update({ created_at: `${addDays(getToday(), -1)} ${second}` });
  const customers = await db("accounts")
    .where({ company_id: 1, group_id: 14, is_deleted: 0 })
    .select("created_at");
  const [whole] = await readAnswerRows(product, "/api/salecount", admin.cookie);
  expect(whole?.["NewCustomerCount"]).toBe(
    customers.filter(({ created_at }) => isNew(String(created_at))).length,
  );
  // Deleted routes and items must not be counted.
  for (const table of ["routes", "items"])
    await db(table).where("company_id", 1).orderBy("id", "desc").limit(1).update({ is_deleted: 1 });
  const countRecordsInUse = async (table: string) =>
    (await db(table).where({ company_id: 1, is_deleted: 0 }).select("id")).length;
  expect(await readAnswerRows(product, "/api/CusItemCount", admin.cookie)).toEqual([
    {
      TotalCustomer: customers.length,
      TotalRoute: await countRecordsInUse("routes"),
      TotalItem: await countRecordsInUse("items"),
      TotalCategory: (await db("item_categories").where("company_id", 1).select("id")).length,
    },
  ]);
  const [own] = await readAnswerRows(product, "/api/CusItemCount", zone?.cookie ?? "");
  expect(Number(own?.["TotalCustomer"])).toBeLessThan(customers.length);
});

it("the owner's figures match the ledger, the debtors' report and the order report", async () => {
  const { db } = product;
  const day = getToday();
  const ask = async (cookie: string) =>
    (await product.call({ method: "GET", path: "/api/v1/overview", cookie })).read<
      Record<string, number> & { LowStock: Record<string, number>[] }
    >();
  for (const { role, cookie, name } of askers) {
    const figures = await ask(cookie);
    if (role === 2) {
      expect(figures["CashBalance"]).toBeNull();
      expect(figures["BankBalance"]).toBeNull();
      continue;
    }
    const debtors = await askReport(product, "GET", "/api/DebitorsReport").table(cookie, {
      FromDate: day,
      ToDate: day,
    });
    expect(figures["OwedAmount"], name).toBe(debtors.totals["Outstanding"] ?? 0);
    // From documents settled one by one in code, and their due days.
    const seenIds = new Set(debtors.records.map(({ AccountID }) => Number(AccountID)));
    const dueAmounts = new Map<number, number>();
    for (const [key, paise] of await settleOldestFirst(db, { group: 14, sign: 1, day })) {
      const [account = 0, voucher = 0] = key.split("/").map(Number);
      if (!seenIds.has(account) || paise < 0) continue;
      const [voucherRow] = await db("vouchers").where({ company_id: 1, id: voucher }).select("kind", "date");
      const [party] = await db("accounts").where({ company_id: 1, id: account }).select("credit_days");
      const creditDays = voucherRow.kind === "sale" ? (party.credit_days ?? 0) : 0;
      if (addDays(voucherRow.date, creditDays) < day)
        dueAmounts.set(account, (dueAmounts.get(account) ?? 0) + paise);
    }
    const overdue = [...dueAmounts.values()].reduce((sum, part) => sum + part, 0);
    const customers = dueAmounts.size;
    expect([sumPaise([figures["OverdueAmount"]]), figures["OverdueCustomers"]], name).toEqual([
      overdue,
      customers,
    ]);
    expect(customers).toBeGreaterThan(0);
    const orders = await askReport(product, "POST", "/api/getOrderReport").table(cookie, {
      FromDate: addDays(day, -1000),
      ToDate: day,
      OrderStatus: 0,
    });
    expect([figures["OpenOrders"], figures["OpenOrderAmount"]]).toEqual([
      orders.page.rows,
      orders.totals["Amount"] ?? 0,
    ]);
  }
  const figures = await ask(admin.cookie);
  for (const [group, field] of [
    [6, "CashBalance"],
    [5, "BankBalance"],
  ] as const) {
    const [[row]] = await db.raw(
      `SELECT SUM(e.debit - e.credit) AS balance FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.company_id = 1 AND a.group_id = ?`,
      [group],
    );
    expect(figures[field]).toBe(Number(row.balance));
  }
  const out = await db("trips").where({ company_id: 1, date: day }).whereNull("ended_at").select("id");
  expect(figures["VansOut"]).toBe(out.length);
});

it("the low-stock list has items that last less than a week at the last 30 days' sales, shortest first", async () => {
  const { db } = product;
  const day = getToday();
  for (const { cookie, role, name } of [admin, salesman]) {
    // Sold quantities from the bill lines, compared with the stock left by the stock moves.
    const soldQuantities = db("bill_lines as l")
      .join("bills as b", (on) => void on.on("b.company_id", "l.company_id").andOn("b.id", "l.bill_id"))
      .join("items as i", (on) => void on.on("i.company_id", "l.company_id").andOn("i.id", "l.item_id"))
      .where({ "b.company_id": 1, "b.status": 1, "i.is_deleted": 0 })
      .whereBetween("b.date", [addDays(day, -29), day])
      .groupBy("l.item_id")
      .select("l.item_id")
      .sum({ quantity: "l.quantity" });
    if (role === 2)
      void soldQuantities.whereIn(
        "b.salesman_id",
        db("users").where({ company_id: 1, username: name }).select("id"),
      );
    const rows = (await soldQuantities) as { item_id: number; quantity: string }[];
    // Set the van's stock of one sold item to 3.5 days and of another to 7.5 days, whatever was
    // loaded today.
    if (role === 2) {
      const vanStock = await readVanStock(name);
      const loadedRows = rows.filter(({ item_id: item }) => vanStock.has(item));
      for (const [at, { item_id: item, quantity }] of loadedRows.slice(0, 2).entries())
        await setInVan(name, item, (Number(quantity) / 30) * (at === 0 ? 3.5 : 7.5));
    }
    const leftStock = role === 2 ? await readVanStock(name) : await readGodownAndVanStock();
    const calculateDaysLeft = (item: number, quantity: string) =>
      (leftStock.get(item) ?? 0) / (Number(quantity) / 30);
    const days = rows.map(
      ({ item_id, quantity }) => [calculateDaysLeft(item_id, quantity), item_id] as const,
    );
    const low = days.filter(([lasting]) => lasting < 7).toSorted(([a], [b]) => a - b);
    const answer = await product.call({ method: "GET", path: "/api/v1/overview", cookie });
    const { LowStock, LowStockItems } = answer.read<{
      LowStock: { ItemID: number; TotalStock: number }[];
      LowStockItems: number;
    }>();
    expect(LowStockItems, name).toBe(low.length);
    const of = new Map(days.map(([lasting, item]) => [item, lasting]));
    expect(LowStock.map(({ ItemID }) => of.get(ItemID))).toEqual(low.slice(0, 8).map(([lasting]) => lasting));
    for (const { ItemID, TotalStock } of LowStock) expect(TotalStock).toBe(leftStock.get(ItemID) ?? 0);
    // On some days the salesman has sold nothing in the last 30 days.
    if (role === 2 && rows.length > 0) expect(low.length).toBeGreaterThan(0);
  }
});

it("messages and tasks on the dashboard equal those of their own screens", async () => {
  for (const { cookie } of askers) {
    expect(await readAnswerRows(product, "/api/EmpMessage", cookie)).toEqual(
      await readAnswerRows(product, "/api/GetWebEmpMessage", cookie),
    );
    expect(await readAnswerRows(product, "/api/TaskDash", cookie)).toEqual(
      await readAnswerRows(product, "/api/webGetTask", cookie),
    );
  }
});

/** Sets the quantity of an item in a salesman's van, in the stock moves and in the monthly sums. */
async function setInVan(username: string, item: number, quantity: number): Promise<void> {
  const more = quantity - ((await readVanStock(username)).get(item) ?? 0);
  const [van] = await selectVanMoves(username)
    .where("m.item_id", item)
    .limit(1)
    .pluck<number[]>("m.location_id");
  for (const table of ["stock_moves", "location_month"]) {
    const rows = product.db(table).where({ company_id: 1, item_id: item, location_id: van }).limit(1);
    expect(await rows.update({ quantity: product.db.raw("quantity + ?", [more.toFixed(3)]) })).toBe(1);
  }
}

/** Quantities left by the stock moves in a salesman's vans, by item. */
function readVanStock(username: string): Promise<Map<number, number>> {
  return sumByItem(selectVanMoves(username));
}

function selectVanMoves(username: string): Knex.QueryBuilder {
  // A subquery, so that a van that was allocated twice counts once.
  const allocatedVans = product
    .db("allocations as a")
    .join("users as u", (on) => void on.on("u.company_id", "a.company_id").andOn("u.id", "a.user_id"))
    .where({ "a.company_id": 1, "a.is_deleted": 0, "u.username": username })
    .where("a.date", "<=", getToday())
    .select("a.vehicle_id");
  return product.db
    .from("stock_moves as m")
    .join(
      "stock_locations as l",
      (on) => void on.on("l.company_id", "m.company_id").andOn("l.id", "m.location_id"),
    )
    .where("m.company_id", 1)
    .whereIn("l.vehicle_id", allocatedVans);
}

/** Quantities left by the stock moves in all locations except those of damaged goods, by item. */
async function readGodownAndVanStock(): Promise<Map<number, number>> {
  const moves = product
    .db("stock_moves as m")
    .join(
      "stock_locations as p",
      (on) => void on.on("p.company_id", "m.company_id").andOn("p.id", "m.location_id"),
    )
    .where("m.company_id", 1)
    .whereNot("p.kind", "damaged");
  return sumByItem(moves);
}

async function sumByItem(moves: Knex.QueryBuilder): Promise<Map<number, number>> {
  const rows = (await moves
    .groupBy("m.item_id")
    .select("m.item_id as item")
    .sum({ quantity: "m.quantity" })) as { item: number; quantity: string }[];
  return new Map(rows.map(({ item, quantity }) => [item, Number(quantity)]));
}
