import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, sumPaise, getRefusal } from "./ask-report.ts";
import { withAPaisaMore } from "./wrong-rollups.ts";

let product: Product;
let meera: string;
let report: ReturnType<typeof askReport>;

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  report = askReport(product, "GET", "/api/GetOpeningstockReport");
  meera = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

describe("the opening stock report", () => {
  it("without a date range equals all opening stock in the ledger", async () => {
    const { totals, records, ties } = await report.table(meera, { CompanyID: 1 });
    const [[ledger]] = await product.db.raw(
      `SELECT SUM(e.debit - e.credit) AS amount FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       WHERE e.company_id = 1 AND a.system_key = 'inventory' AND e.entry_kind = 'opening'`,
    );
    const [moves] = await product.db.raw(
      `SELECT i.name, u.name AS unit, m.quantity, m.value,
         COALESCE((SELECT p.price FROM item_prices p WHERE p.company_id = i.company_id AND p.item_id = i.id
           AND p.rate_type = 'CCP' AND p.valid_from <= ? ORDER BY p.valid_from DESC LIMIT 1), i.ccp) AS ccp FROM stock_moves m
       JOIN items i ON i.company_id = m.company_id AND i.id = m.item_id JOIN units u ON u.company_id = i.company_id AND u.id = i.unit_id
       WHERE m.company_id = 1 AND m.move_kind = 'OPENING' ORDER BY i.name, m.voucher_id, m.line_no`,
      [getToday()],
    );
    expect(moves.length).toBeGreaterThan(20);
    expect(records).toHaveLength(moves.length);
    expect(totals.Totalpurchaserate).toBe(Number(ledger.amount));
    expect(ties).toEqual([
      { label: "Inventory account, opening", amount: Number(ledger.amount), agrees: true },
    ]);
    const sortByName = (rows: Record<string, unknown>[]) =>
      rows.toSorted(
        (a, b) =>
          String(a.ItemName).localeCompare(String(b.ItemName)) || Number(a.Quantity) - Number(b.Quantity),
      );
    expect(
      sortByName(
        records.map(({ ItemName, UnitName, Quantity, Salesrate, Totalpurchaserate }) => ({
          ItemName,
          UnitName,
          Quantity,
          Salesrate,
          Totalpurchaserate,
        })),
      ),
    ).toEqual(
      sortByName(
        (moves as Record<string, string>[]).map((move) => ({
          ItemName: move.name,
          UnitName: move.unit,
          Quantity: Number(move.quantity),
          Salesrate: Number(move.ccp),
          Totalpurchaserate: Number(move.value),
        })),
      ),
    );
  });

  it("shows 7 pieces at 12.50 and 3 worth 10.00 of an opening, until the opening is cancelled", async () => {
    const [[item], [place]] = [
      await product.db("items").where({ company_id: 1, is_deleted: 0 }).orderBy("id").limit(1),
      await product.db("stock_locations").where({ company_id: 1, kind: "godown" }).limit(1),
    ];
    const date = String(
      (await product.db("vouchers").where({ company_id: 1, kind: "opening" }).first("date"))?.date,
    );
    const before = await report.table(meera, {});
    const stock = [
      { itemId: item.id, locationId: place.id, quantity: 7, value: 87.5 },
      { itemId: item.id, locationId: place.id, quantity: 3, value: 10 },
    ];
    const post = (path: string, body?: object) =>
      product.call({
        method: "POST",
        path,
        ...(body && { body }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    const answer = await post("/api/v1/openings", { date, stock });
    expect(answer.status, answer.text).toBe(200);
    const { voucherId, voucherNo } = answer.read<{ voucherId: number; voucherNo: string }>();
    const after = await report.table(meera, {});
    expect(
      after.records
        .filter(({ OpeningNo }) => OpeningNo === voucherNo)
        .map(({ ItemName, Quantity, purchaserate, Totalpurchaserate }) => [
          ItemName,
          Quantity,
          purchaserate,
          Totalpurchaserate,
        ]),
    ).toEqual([
      [item.name, 7, 12.5, 87.5],
      // 10.00 / 3, to four decimals.
      [item.name, 3, 3.3333, 10],
    ]);
    expect(sumPaise([after.totals.Totalpurchaserate])).toBe(
      sumPaise([before.totals.Totalpurchaserate, 97.5]),
    );
    expect(after.ties.map(({ agrees }) => agrees)).toEqual([true]);
    expect((await post(`/api/v1/openings/${voucherId}/cancel`)).status).toBe(200);
    const cancelledTable = await report.table(meera, {});
    expect([cancelledTable.page.rows, cancelledTable.totals, cancelledTable.ties[0]?.agrees]).toEqual([
      before.page.rows,
      before.totals,
      true,
    ]);
  });

  it("shows a mismatch when the books do not agree with it", async () => {
    const [id] = await product.db("accounts").where({ company_id: 1, system_key: "inventory" }).pluck("id");
    const changedEntry = { account_id: id as number, date: MID_YEAR, entry_kind: "opening" };
    await withAPaisaMore(product.db, changedEntry, "debit", async () => {
      expect((await report.table(meera, {})).ties[0]?.agrees).toBe(false);
    });
  });

  it("narrows to a date range, which ends today when only its start is given", async () => {
    const all = await report.table(meera, {});
    const day = String(all.records[0]?.Date);
    expect((await report.table(meera, { FromDate: day, ToDate: day })).page.rows).toBe(all.page.rows);
    expect((await report.table(meera, { FromDate: MID_YEAR, ToDate: MID_YEAR })).page.rows).toBe(0);
    expect((await report.json(meera, { FromDate: MID_YEAR })).status).toBe(200);
    // A To Date alone does not filter.
    expect((await report.table(meera, { ToDate: "2020-01-01" })).page.rows).toBe(all.page.rows);
    expect((await report.table(meera, { FromDate: "undefined", ToDate: "" })).page.rows).toBe(all.page.rows);
  });

  it("searches only item and unit, and is shown to managers but not to salesmen", async () => {
    const { records } = await report.table(await product.signIn(1, "rahim"), {});
    const { ItemName, UnitName } = records[0] ?? {};
    for (const search of [ItemName, UnitName])
      expect((await report.table(meera, {}, { search: String(search) })).records.length).toBeGreaterThan(0);
    expect((await report.table(meera, {}, { search: "OPN/" })).rows).toEqual([]);
    expect(getRefusal(await report.json(await product.signIn(1, "anil"), {}))).toMatchObject({ status: 403 });
  });
});
