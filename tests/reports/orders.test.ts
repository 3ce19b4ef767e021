import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { renameMaster } from "../rename-master.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, HOSTILE_NAMES, lastYearOf, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "POST", "/api/getOrderReport");
  meera = await product.signIn(1, "meera");
  range = await readYearRange(1);
});
afterAll(() => product?.stop());

/**
 * What a bill's line of the same goods comes to: the price's amount less the discount, plus its tax
 * unless the price contains it. CGST and SGST are rounded alone.
 */
const LINE_AMOUNTS_SQL = `SELECT id, date, status, line_no, net + CASE WHEN price_has_tax = 1 THEN 0
    WHEN inter_state = 1 THEN ROUND(net * tax_rate / 100, 2) ELSE 2 * ROUND(net * tax_rate / 200, 2) END AS amount
  FROM (SELECT o.id, o.date, o.status, o.inter_state, l.line_no, l.tax_rate, l.price_has_tax,
      ROUND(l.quantity * l.unit_price, 2)
        - ROUND(ROUND(l.quantity * l.unit_price, 2) * l.discount_rate / 100, 2) AS net
    FROM order_lines l JOIN orders o ON o.company_id = l.company_id AND o.id = l.order_id
    WHERE l.company_id = 1) nets`;

const callOrderDetails = (cookie: string, DSID: number | string) =>
  product.call({ method: "GET", path: "/api/Getorderdetails", query: { DSID: String(DSID) }, cookie });
const orders = (cookie: string, filters: Record<string, string | number | null> = {}) =>
  report.table(cookie, { ...range, ...filters });

describe("the order report", () => {
  it("has every order once, with the amount of its lines", async () => {
    const [orderRows] = await product.db.raw(
      `SELECT id, SUM(amount) AS amount FROM (${LINE_AMOUNTS_SQL}) amounts
       WHERE status IN (0, 1) AND date BETWEEN ? AND ? GROUP BY id ORDER BY id`,
      [range.FromDate, range.ToDate],
    );
    const { records, totals, page, ties } = await orders(meera);
    expect(orderRows.length).toBeGreaterThan(20);
    expect(page.rows).toBe(orderRows.length);
    const shownOrders = records.map(({ DSID, Amount }) => [DSID, Amount]);
    const expectedOrders = (orderRows as { id: number; amount: string }[]).map(({ id, amount }) => [
      id,
      Number(amount),
    ]);
    expect(shownOrders.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(expectedOrders);
    expect(sumPaise([totals.Amount])).toBe(sumPaise(expectedOrders.map(([, amount]) => amount)));
    expect(ties).toEqual([]); // an order has no ledger entries or stock moves
  });

  it("gives the documented JSON, newest first, and the same orders as CSV", async () => {
    const { OrderDetails } = (await report.json(meera, range)).read<{
      OrderDetails: { DSID: number; Date: string; OrderNo: string }[];
    }>();
    const { records } = await orders(meera);
    expect(OrderDetails).toEqual(records);
    const dates = OrderDetails.map(({ Date }) => Date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const csv = (await report.csv(meera, range)).text.trim().split("\r\n");
    expect(csv).toHaveLength(OrderDetails.length + 1);
  });

  it("shows an order's number, customer, user and branch as in the masters", async () => {
    const { records } = await orders(meera);
    const [orderDetails] = await product.db.raw(
      `SELECT o.id, o.number, a.name AS customer, a.mobile, u.name AS user, (SELECT name FROM branches b
         WHERE b.company_id = 1 AND b.id = o.branch_id) AS branch FROM orders o, accounts a, users u
       WHERE o.company_id = 1 AND a.company_id = 1 AND u.company_id = 1 AND a.id = o.customer_id AND u.id = o.user_id`,
    );
    const byId = new Map(records.map((record) => [record.DSID, record]));
    expect(orderDetails.length).toBeGreaterThan(50);
    for (const { id, number, customer, mobile, user, branch } of orderDetails) {
      const shownOrder = byId.get(id);
      if (!shownOrder) continue;
      expect([
        shownOrder.OrderNo,
        shownOrder.CustomerName,
        shownOrder.CustomerPhone,
        shownOrder.UserName,
        shownOrder.BranchName,
      ]).toEqual([`ORD/${number}`, customer, mobile, user, branch]);
    }
  });

  it("narrows by each filter to the orders that an independent query finds", async () => {
    const count = async (where: string) => {
      const [[row]] = await product.db.raw(
        `SELECT COUNT(*) AS found FROM orders WHERE company_id = 1 AND status <> 2 AND date BETWEEN ? AND ? AND ${where}`,
        [range.FromDate, range.ToDate],
      );
      return Number(row.found);
    };
    const cases: [Record<string, number | string>, string][] = [
      [{ OrderStatus: 0 }, "status = 0"],
      [{ OrderStatus: 1 }, "status = 1"],
      [{ BillMode: 0 }, "mode = 0"],
      [{ BillMode: 1 }, "mode = 1"],
      [{ Branch: 1 }, "branch_id = 1"],
      [{ activeUserId: "2,3" }, "user_id IN (2, 3)"],
      [{ OrderStatus: 1, BillMode: 1, activeUserId: "2" }, "status = 1 AND mode = 1 AND user_id = 2"],
      [{ Branch: 999_999 }, "1 = 0"],
      [{ activeUserId: "999999" }, "1 = 0"],
    ];
    for (const [filters, where] of cases)
      expect((await orders(meera, filters)).page.rows, where).toBe(await count(where));
    const nothing = { OrderStatus: null, BillMode: null, Branch: null, activeUserId: null };
    expect((await orders(meera, nothing)).page.rows).toBe(await count("1 = 1"));
    for (const where of ["status = 0", "status = 1", "mode = 0", "mode = 1"])
      expect(await count(where), where).toBeGreaterThan(0);
  });

  it("searches customer, number, amount and date", async () => {
    const { records } = await orders(meera);
    const big = records.find(({ Amount }) => Number(Amount) >= 1000);
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(
      Number(big?.Amount),
    );
    const day = String(big?.Date).split("-").toReversed().join("-");
    for (const search of [
      String(big?.CustomerName).toUpperCase(),
      `₹ ${shownAmount}`,
      day,
      String(big?.OrderNo),
    ]) {
      const foundTable = await report.table(meera, range, { search, pageSize: "10000" });
      expect(
        foundTable.records.map(({ DSID }) => DSID),
        search,
      ).toContain(big?.DSID);
      expect(sumPaise([foundTable.totals.Amount])).toBe(
        sumPaise(foundTable.records.map(({ Amount }) => Amount)),
      );
    }
    expect((await report.table(meera, range, { search: "no such thing" })).rows).toEqual([]);
  });

  it("shows every order on exactly one page, in any sort order", async () => {
    for (const sort of ["-Date", "Amount", "CustomerName"]) {
      const { page } = await report.table(meera, range, { pageSize: "41", sort });
      const seenOrders: unknown[] = [];
      for (let number = 1; number <= page.pages; number += 1) {
        const { records } = await report.table(meera, range, { pageSize: "41", page: String(number), sort });
        seenOrders.push(...records.map(({ DSID }) => DSID));
      }
      expect(new Set(seenOrders).size).toBe(page.rows);
      expect(seenOrders).toHaveLength(page.rows);
    }
  });

  it.each([
    ["anil", "u.id = :user"],
    ["biju", "u.zone_id = (SELECT zone_id FROM users WHERE company_id = 1 AND id = :user)"],
    ["rahim", "u.branch_id = (SELECT branch_id FROM users WHERE company_id = 1 AND id = :user)"],
  ])("shows %s only the orders in the user's scope, and only their lines", async (username, sees) => {
    const cookie = await product.signIn(1, username);
    const user = await product.db("users").where({ company_id: 1, username }).first("id");
    const [own] = await product.db.raw(
      `SELECT o.id FROM users u JOIN orders o ON o.company_id = u.company_id AND o.user_id = u.id AND o.status <> 2
       WHERE u.company_id = 1 AND ${sees} AND o.date BETWEEN :FromDate AND :ToDate ORDER BY o.id`,
      { user: user.id, ...range },
    );
    const allowedIds = (own as { id: number }[]).map(({ id }) => id);
    const foundIds = (await orders(cookie)).records.map(({ DSID }) => Number(DSID));
    expect(foundIds.toSorted((a, b) => a - b)).toEqual(allowedIds);
    const others = await product
      .db("orders")
      .where("company_id", 1)
      .whereNot("status", 2)
      .whereBetween("date", [range.FromDate, range.ToDate])
      .whereNotIn("id", allowedIds)
      .limit(1)
      .pluck("id");
    expect((await callOrderDetails(cookie, others[0])).status).toBe(404);
    if (allowedIds[0] !== undefined) expect((await callOrderDetails(cookie, allowedIds[0])).status).toBe(200);
    expect((await orders(cookie, { activeUserId: "1,2,3,4,5,6,7,8,9" })).page.rows).toBeLessThanOrEqual(
      allowedIds.length,
    );
  });

  it("shows another company only its own orders", async () => {
    const fathima = await product.signIn(2, "fathima");
    const theirs = await readYearRange(2);
    const [[row]] = await product.db.raw(
      "SELECT SUM(amount) AS amount FROM orders WHERE company_id = 2 AND status <> 2 AND date BETWEEN ? AND ?",
      [theirs.FromDate, theirs.ToDate],
    );
    expect((await report.table(fathima, theirs)).totals.Amount).toBe(Number(row.amount));
    const answer = await report.json(meera, { ...range, CompanyID: 2 });
    expect(getRefusal(answer)).toMatchObject({ status: 403, code: "COMPANY_MISMATCH" });
  });

  it("leaves out a cancelled order and its lines", async () => {
    const [day] = await product.db("orders").where("company_id", 1).max("date as last");
    const samples = await makeSamples(product.db, 1, String(day?.last));
    const post = (path: string, body?: object) =>
      product.call({
        method: "POST",
        path,
        ...(body && { body }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    const before = await orders(meera);
    const { id } = (await post("/api/v1/orders", samples.orders ?? {})).read<{ id: number }>();
    const placedOrders = await orders(meera);
    expect(placedOrders.page.rows).toBe(before.page.rows + 1);
    expect(placedOrders.records.find(({ DSID }) => DSID === id)).toMatchObject({
      OrderStatus: 0,
      BillMode: 1,
    });
    expect((await callOrderDetails(meera, id)).read<unknown[]>()).toHaveLength(1);
    expect((await post(`/api/v1/orders/${id}/cancel`)).status).toBe(200);
    const after = await orders(meera);
    expect([after.page.rows, after.totals.Amount]).toEqual([before.page.rows, before.totals.Amount]);
    expect(getRefusal(await callOrderDetails(meera, id))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  it("shows hostile names unchanged, and makes them plain text in CSV", async () => {
    const { records } = await orders(meera);
    const ids = [...new Set(records.map(({ CustomerID }) => Number(CustomerID)))].slice(
      0,
      HOSTILE_NAMES.length,
    );
    for (const [at, id] of ids.entries()) await renameMaster(product.db, "accounts", id, HOSTILE_NAMES[at]);
    const namedCustomers = new Set((await orders(meera)).records.map(({ CustomerName }) => CustomerName));
    expect(HOSTILE_NAMES.filter((name) => !namedCustomers.has(name))).toEqual([]);
    const { text } = await report.csv(meera, range);
    expect(text).toContain(",'=1+1,");
    expect(text).toContain(`,"'=HYPERLINK(""http://evil"")",`);
    expect(text).not.toMatch(/(^|,)"?=/m);
    for (const name of ["<img src=x onerror=1>", "മലയാളം സർജിക്കൽസ്", "🩺 Clinic"]) expect(text).toContain(name);
    for (const search of ["=1+", "<img", "മലയാളം"])
      expect((await report.table(meera, range, { search })).page.rows, search).toBeGreaterThan(0);
  });

  it.each([
    [{ FromDate: "" }, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
    [{ ToDate: null }, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
    [{ FromDate: "01-05-2026" }, "INVALID_FIELDS", "FromDate must be a date (YYYY-MM-DD)."],
    [
      { FromDate: "2026-05-02", ToDate: "2026-05-01" },
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    [
      { FromDate: "2020-01-01", ToDate: "2026-01-01" },
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    [{ OrderStatus: 2 }, "INVALID_FIELDS", "OrderStatus must be one of 0, 1, empty."],
    [{ BillMode: "cash" }, "INVALID_FIELDS", "BillMode must be a whole number or empty."],
    [{ activeUserId: "1;2" }, "INVALID_FIELDS", "activeUserId is not valid."],
    [{ Users: "1" }, "UNKNOWN_FIELD", "Users is not a field of this operation."],
  ])("refuses %o", async (filters, code, message) => {
    const answer = await report.json(meera, { ...range, ...filters });
    expect(getRefusal(answer)).toMatchObject({ status: 400, code, message });
  });

  it("refuses to sort by a column that it does not have", async () => {
    await expect(report.table(meera, range, { sort: "Price" })).rejects.toThrow("SORT_UNKNOWN");
  });
});

describe("an order's lines", () => {
  it("add up to the order's amount, and name its customer and user", async () => {
    for (const { DSID, Amount, CustomerName, UserName } of (await orders(meera)).records.slice(0, 30)) {
      const foundLines = (await callOrderDetails(meera, Number(DSID))).read<
        { Qty: number; Rate: number; NetAmount: number; CustomerName: string; UserName: string }[]
      >();
      expect(sumPaise(foundLines.map(({ NetAmount }) => NetAmount))).toBe(sumPaise([Amount]));
      const [lineRows] = await product.db.raw(
        `SELECT amount FROM (${LINE_AMOUNTS_SQL}) amounts WHERE id = ? ORDER BY line_no`,
        [Number(DSID)],
      );
      const expectedLines = (lineRows as { amount: string }[]).map(({ amount }) => Number(amount));
      expect(foundLines.map(({ NetAmount }) => NetAmount)).toEqual(expectedLines);
      for (const line of foundLines) {
        // The shown rate has its tax; CGST and SGST of the line are each rounded to the paisa.
        expect(Math.abs(line.Qty * line.Rate - line.NetAmount)).toBeLessThan(0.02);
        expect([line.CustomerName, line.UserName]).toEqual([CustomerName, UserName]);
      }
    }
  });

  it.each([
    ["999999", 404, "NOT_FOUND", "There is no such record."],
    ["", 400, "INVALID_FIELDS", "DSID is required."],
    ["one", 400, "INVALID_FIELDS", "DSID must be a whole number."],
    ["-1", 400, "INVALID_FIELDS", "DSID must be at least 1."],
  ])("are refused for the order id %j", async (DSID, status, code, message) => {
    expect(getRefusal(await callOrderDetails(meera, DSID))).toMatchObject({ status, code, message });
  });
});

async function readYearRange(companyId: number) {
  const { from, to } = await lastYearOf(product.db, companyId);
  return { FromDate: from, ToDate: to };
}
