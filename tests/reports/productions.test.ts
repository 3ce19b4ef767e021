import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, lastYearOf, sumPaise, getRefusal } from "./ask-report.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "POST", "/api/getproductReport");
  meera = await product.signIn(1, "meera");
  const { from, to } = await lastYearOf(product.db, 1);
  range = { FromDate: from, ToDate: to };
});
afterAll(() => product?.stop());

const productions = (cookie = meera) => report.table(cookie, range);
const callProductionDetails = (cookie: string, PID: unknown) =>
  product.call({ method: "GET", path: "/api/GetProductiondetails", query: { PID: String(PID) }, cookie });
/** Sums of the stock moves themselves, by voucher, without using the documents or rollups. */
const sumMoves = async () => {
  const [[row]] = await product.db.raw(
    `SELECT COUNT(DISTINCT IF(v.reverses_id IS NULL, v.id, NULL)) - COUNT(DISTINCT v.reverses_id) AS found,
       SUM(IF(m.move_kind = 'PRODUCE', m.quantity, 0)) AS quantity, SUM(IF(m.move_kind = 'PRODUCE', m.value, 0)) AS cost,
       -SUM(IF(m.move_kind = 'CONSUME', m.value, 0)) AS used
     FROM stock_moves m JOIN vouchers v ON v.company_id = m.company_id AND v.id = m.voucher_id
     WHERE m.company_id = 1 AND m.move_kind IN ('PRODUCE', 'CONSUME') AND m.date BETWEEN ? AND ?`,
    [range.FromDate, range.ToDate],
  );
  return {
    found: Number(row.found),
    Qty: Number(row.quantity),
    cost: Number(row.cost),
    used: Number(row.used),
  };
};

describe("the production report", () => {
  it("equals the stock book in goods made, goods used and their cost", async () => {
    const { totals, records, ties } = await productions();
    const { found, Qty, cost, used } = await sumMoves();
    expect(found).toBeGreaterThan(3);
    expect(totals).toEqual({
      Qty,
      TotalLC: used,
      TotalProductionCost: cost,
      TotalOrders: found,
      TotalOrderAmt: cost,
    });
    expect(ties).toEqual([
      { label: "Stock book, quantity produced", amount: Qty, agrees: true },
      { label: "Stock book, value consumed", amount: used, agrees: true },
      { label: "Stock book, value produced", amount: cost, agrees: true },
    ]);
    expect(sumPaise(records.map((one) => one.TotalProductionCost))).toBe(sumPaise([cost]));
  });

  it("answers with the productions, the latest first, and a summary", async () => {
    const { OrderDetails, Summary } = (await report.json(meera, range)).read<{
      OrderDetails: { PDate: string }[];
      Summary: object[];
    }>();
    const { records, totals } = await productions();
    expect(OrderDetails).toEqual(records);
    expect(Summary).toEqual([{ TotalOrders: totals.TotalOrders, TotalOrderAmt: totals.TotalOrderAmt }]);
    const days = OrderDetails.map(({ PDate }) => PDate);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("shows a mismatch when the stock book does not agree with it", async () => {
    const move = await product
      .db("stock_day")
      .where({ company_id: 1, move_kind: "PRODUCE" })
      .whereBetween("date", [range.FromDate, range.ToDate])
      .first();
    const key = {
      company_id: 1,
      date: move.date,
      item_id: move.item_id,
      move_kind: "PRODUCE",
      slot: move.slot,
    };
    const month = {
      company_id: 1,
      month: `${String(move.date).slice(0, 7)}-01`,
      item_id: move.item_id,
      move_kind: "PRODUCE",
    };
    await product.db("stock_day").where(key).increment("value", 0.01);
    await product.db("stock_month").where(month).limit(1).increment("value", 0.01);
    expect((await productions()).ties.map(({ agrees }) => agrees)).toEqual([true, true, false]);
    await product.db("stock_day").where(key).decrement("value", 0.01);
    await product.db("stock_month").where(month).limit(1).decrement("value", 0.01);
  });

  it("lists a production's ingredients, whose costs add up to its Total LC", async () => {
    for (const { PID, TotalLC, ProductionNo, PDate } of (await productions()).records.slice(0, 5)) {
      const usedLines = (await callProductionDetails(meera, PID)).read<Record<string, number | string>[]>();
      const [expectedLines] = await product.db.raw(
        `SELECT i.name, u.name AS unit, l.available_quantity, l.required_quantity, l.used_quantity, l.cost FROM production_lines l
         JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
         JOIN units u ON u.company_id = i.company_id AND u.id = i.unit_id
         WHERE l.company_id = 1 AND l.production_id = ? ORDER BY l.line_no`,
        [Number(PID)],
      );
      expect(sumPaise(usedLines.map(({ TLC }) => TLC))).toBe(sumPaise([TotalLC]));
      expect(usedLines).toEqual(
        (expectedLines as Record<string, string>[]).map((line) => ({
          ProductionNo,
          PDate,
          ItemName: line.name,
          BatchName: null,
          UnitName: line.unit,
          AvlQty: Number(line.available_quantity),
          RequiredQuantity: Number(line.required_quantity),
          UsedQty: Number(line.used_quantity),
          TLC: Number(line.cost),
        })),
      );
    }
    expect((await callProductionDetails(meera, 999_999)).status).toBe(404);
  });

  it("searches number, item, batch and date, and keeps the whole summary", async () => {
    const { records, totals } = await productions();
    const { ProductionNo, ItemName, BatchName, PDate, PID } = records[0] ?? {};
    for (const search of [
      ProductionNo,
      ItemName,
      BatchName,
      String(PDate).split("-").toReversed().join("-"),
    ]) {
      const foundTable = await report.table(meera, range, { search: String(search), pageSize: "10000" });
      expect(
        foundTable.records.map((one) => one.PID),
        String(search),
      ).toContain(PID);
      expect(foundTable.totals.TotalOrders).toBe(totals.TotalOrders);
    }
  });

  it("keeps a cancelled production with zeros in its figures", async () => {
    const day = await product.db("productions").where("company_id", 1).max("date as last").first();
    const samples = await makeSamples(product.db, 1, String(day?.last));
    const post = (path: string, body?: object) =>
      product.call({
        method: "POST",
        path,
        ...(body && { body }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    const before = await productions();
    const postAnswer = await post("/api/v1/productions", samples.productions);
    const { id } = postAnswer.read<{ id: number }>();
    expect(postAnswer.status, postAnswer.text).toBe(200);
    expect((await productions()).totals.TotalOrders).toBe(Number(before.totals.TotalOrders) + 1);
    expect((await post(`/api/v1/productions/${id}/cancel`)).status).toBe(200);
    const after = await productions();
    expect(after.records.find(({ PID }) => PID === id)).toMatchObject({
      Qty: 0,
      TotalLC: 0,
      TotalProductionCost: 0,
      Status: 2,
    });
    expect(after.totals).toEqual(before.totals);
    expect(after.ties.map(({ agrees }) => agrees)).toEqual([true, true, true]);
  });

  it("is the same for all managers, and is refused to salesmen and for another company", async () => {
    const { totals } = await productions();
    for (const manager of ["biju", "rahim"])
      expect((await productions(await product.signIn(1, manager))).totals).toEqual(totals);
    expect(getRefusal(await report.json(await product.signIn(1, "anil"), range))).toMatchObject({
      status: 403,
    });
    expect(getRefusal(await report.json(meera, { ...range, CompanyID: 2 }))).toMatchObject({
      code: "COMPANY_MISMATCH",
    });
    expect(getRefusal(await report.json(meera, { FromDate: range.FromDate, ToDate: null }))).toMatchObject({
      code: "RANGE_REQUIRED",
    });
  });
});
