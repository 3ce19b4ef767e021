import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { send } from "../documents/post.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, lastYearOf, getRefusal } from "./ask-report.ts";

const SERVICE_ID = 9001;
let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "GET", "/api/DamageReport");
  meera = await product.signIn(1, "meera");
  // Both financial years, because replacements are rare.
  const [[{ first }]] = await product.db.raw(
    "SELECT MIN(start_date) AS first FROM financial_years WHERE company_id = 1",
  );
  range = { FromDate: first, ToDate: (await lastYearOf(product.db, 1)).to };
});
afterAll(() => product?.stop());

const damages = (cookie = meera, filters: Record<string, string | number> = {}) =>
  report.table(cookie, { ...range, ...filters });
/**
 * The sums of the stock moves; quantities that customers brought in for replacement are only in the
 * documents.
 */
const sumMoves = async () => {
  const days = [range.FromDate, range.ToDate];
  const [[stock]] = await product.db.raw(
    `SELECT SUM(IF(m.move_kind = 'SALE_RETURN' AND p.kind <> 'damaged', m.quantity, 0)) AS good,
       SUM(IF(m.move_kind = 'SALE_RETURN' AND p.kind = 'damaged', m.quantity, 0)) AS bad,
       -SUM(IF(m.move_kind = 'REPLACE_OUT', m.quantity, 0)) AS replaced, -SUM(IF(m.move_kind = 'DAMAGE_OUT', m.quantity, 0)) AS lost
     FROM stock_moves m JOIN stock_locations p ON p.company_id = m.company_id AND p.id = m.location_id
     WHERE m.company_id = 1 AND m.date BETWEEN ? AND ?`,
    days,
  );
  const [[replacedQuantities]] = await product.db.raw(
    `SELECT COALESCE(SUM(l.damaged_quantity + l.expired_quantity), 0) AS shown FROM replacements d
     JOIN replacement_lines l ON l.company_id = d.company_id AND l.replacement_id = d.id
     WHERE d.company_id = 1 AND d.status = 1 AND d.date BETWEEN ? AND ?`,
    days,
  );
  return {
    good: Number(stock.good),
    bad: Number(stock.bad),
    replaced: Number(stock.replaced),
    lost: Number(stock.lost),
    shown: Number(replacedQuantities.shown),
  };
};

describe("the damage report", () => {
  it("equals the goods in the stock book that were returned, replaced and written off", async () => {
    const { totals, records, ties } = await damages();
    const { good, bad, replaced, lost, shown } = await sumMoves();
    for (const figure of [good, bad, replaced, lost, shown]) expect(figure).toBeGreaterThan(0);
    expect(totals.GoodStock).toBe(good);
    expect(Number(totals.DamageProduct) + Number(totals.Expired)).toBe(bad + lost + shown);
    expect(totals.Replacement).toBe(replaced);
    expect(totals.Qty).toBe(good + bad + lost + replaced);
    expect(ties).toEqual([
      { label: "Stock book, returned, replaced and written off", amount: totals.Qty, agrees: true },
      { label: "Stock book, replaced", amount: replaced, agrees: true },
    ]);
    for (const name of ["GoodStock", "DamageProduct", "Expired", "Replacement", "Qty"])
      expect(
        records.reduce((sum, one) => sum + Number(one[name]), 0),
        name,
      ).toBeCloseTo(Number(totals[name]), 3);
  });

  it("shows a mismatch when the stock book does not agree with it", async () => {
    const row = await product
      .db("stock_month")
      .where({ company_id: 1, move_kind: "REPLACE_OUT" })
      .whereBetween("month", [range.FromDate, range.ToDate])
      .first();
    const key = {
      company_id: 1,
      month: row.month,
      item_id: row.item_id,
      move_kind: "REPLACE_OUT",
      slot: row.slot,
    };
    const days = { company_id: 1, item_id: row.item_id, move_kind: "REPLACE_OUT" };
    await product.db("stock_month").where(key).increment("quantity", 1);
    await product
      .db("stock_day")
      .where(days)
      .where("date", "like", `${String(row.month).slice(0, 7)}%`)
      .increment("quantity", 1);
    expect((await damages()).ties.map(({ agrees }) => agrees)).toEqual([false, false]);
    await product.db("stock_month").where(key).decrement("quantity", 1);
    await product
      .db("stock_day")
      .where(days)
      .where("date", "like", `${String(row.month).slice(0, 7)}%`)
      .decrement("quantity", 1);
  });

  it("shows 2 good, 1 damaged and 3 expired pieces of a return, until the return is cancelled", async () => {
    const samples = await makeSamples(product.db, 1, MID_YEAR);
    const post = (path: string, body?: object) =>
      product.call({
        method: "POST",
        path,
        ...(body && { body }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    const bill = samples.bills as { lines: object[] };
    // What comes back without a bill was sold to the customer.
    await post("/api/v1/bills", { ...bill, lines: [{ ...bill.lines[0], quantity: 6 }] });
    const before = await damages();
    const sample = samples.saleReturns as { lines: object[] };
    const line = { ...sample.lines[0], goodQuantity: 2, damagedQuantity: 1, expiredQuantity: 3 };
    const answer = await post("/api/v1/sale-returns", { ...sample, lines: [line] });
    expect(answer.status, answer.text).toBe(200);
    const after = await damages();
    const calculateGain = (name: string) => Number(after.totals[name]) - Number(before.totals[name]);
    expect(["GoodStock", "DamageProduct", "Expired", "Replacement", "Qty"].map(calculateGain)).toEqual([
      2, 1, 3, 0, 6,
    ]);
    expect(
      after.records.filter(
        ({ Date, GoodStock, Expired }) => Date === MID_YEAR && GoodStock === 2 && Expired === 3,
      ),
    ).toHaveLength(1);
    const { id } = answer.read<{ id: number }>();
    expect((await post(`/api/v1/sale-returns/${id}/cancel`)).status).toBe(200);
    const cancelledTable = await damages();
    expect([cancelledTable.totals, cancelledTable.page.rows]).toEqual([before.totals, before.page.rows]);
    expect(cancelledTable.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
  });

  it("leaves out a service that a customer returned with goods", async () => {
    const item = await product.db("items").where({ company_id: 1, is_service: 0 }).orderBy("id").first();
    await product.db("items").insert({ ...item, id: SERVICE_ID, name: "Fitting charge", is_service: 1 });
    const samples = await makeSamples(product.db, 1, MID_YEAR);
    const post = async (path: string, body: object) => {
      const answer = await send(product, meera, path, body);
      expect(answer.status, answer.text).toBe(200);
      return answer.read<{ id: number }>();
    };
    const sample = samples.bills as { customerId: number; locationId: number };
    const bill = await post("bills", {
      ...sample,
      lines: [
        { itemId: item.id, quantity: 5 },
        { itemId: SERVICE_ID, quantity: 4 },
      ],
    });
    const before = await damages();
    await post("sale-returns", {
      ...{ date: MID_YEAR, billId: bill.id, customerId: sample.customerId, refund: "credit" },
      lines: [
        { billLineNo: 1, itemId: item.id, goodQuantity: 3 },
        { billLineNo: 2, itemId: SERVICE_ID, goodQuantity: 4 },
      ],
    });
    const after = await damages();
    expect(after.page.rows - before.page.rows).toBe(1);
    expect(
      ["GoodStock", "Qty"].map((name) => Number(after.totals[name]) - Number(before.totals[name])),
    ).toEqual([3, 3]);
    expect(after.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
  });

  it("narrows by customer and salesman, and searches only item and date", async () => {
    const all = await damages();
    const one = all.records.find(({ CustID, SalesmanName }) => CustID !== null && SalesmanName !== null);
    const ofCustomer = await damages(meera, { CustomerID: Number(one?.CustID) });
    expect(ofCustomer.records).toEqual(all.records.filter(({ CustID }) => CustID === one?.CustID));
    expect(ofCustomer.ties).toEqual([]);
    const salesman = await product.db("users").where({ company_id: 1, name: one?.SalesmanName }).first("id");
    const his = await damages(meera, { activeUserId: String(salesman.id) });
    expect(his.records).toEqual(all.records.filter(({ SalesmanName }) => SalesmanName === one?.SalesmanName));
    const day = String(one?.Date).split("-").toReversed().join("-");
    for (const [search, name] of [
      [String(one?.ItemName), "ItemName"],
      [day, "Date"],
    ] as const) {
      const foundTable = await report.table(meera, range, { search, pageSize: "10000" });
      expect(foundTable.records, search).toEqual(
        all.records.filter((record) => record[name] === one?.[name]),
      );
    }
    const { records } = await report.table(meera, range, {
      search: String(one?.CustomerName),
      pageSize: "10000",
    });
    expect(records).toEqual([]);
  });

  it.each([
    ["biju", "zone_id"],
    ["rahim", "branch_id"],
  ])("shows %s the damages of the manager's own salesmen and branches", async (username, column) => {
    const user = await product.db("users").where({ company_id: 1, username }).first("id", column);
    const names = await product
      .db("users")
      .where({ company_id: 1, [column]: user[column] })
      .pluck<string[]>("name");
    const { records, ties, page } = await damages(await product.signIn(1, username));
    expect(ties).toEqual([]);
    expect(page.rows).toBeGreaterThan(0);
    expect(page.rows).toBeLessThan((await damages()).page.rows);
    const strangers = records.filter(
      ({ SalesmanName }) => SalesmanName !== null && !names.includes(String(SalesmanName)),
    );
    expect(strangers).toEqual([]);
    const ofHis = (await damages()).records.filter(({ SalesmanName }) =>
      names.includes(String(SalesmanName)),
    );
    expect(records.filter(({ SalesmanName }) => SalesmanName !== null)).toEqual(ofHis);
  });

  it("is refused to salesmen, and for another company", async () => {
    expect(getRefusal(await report.json(await product.signIn(1, "anil"), range))).toMatchObject({
      status: 403,
    });
    expect(getRefusal(await report.json(meera, { ...range, CompanyID: 2 }))).toMatchObject({
      code: "COMPANY_MISMATCH",
    });
  });
});
