import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { renameMaster } from "../rename-master.ts";
import { askReport, HOSTILE_NAMES, lastYearOf, sumLedger, sumPaise, getRefusal } from "./ask-report.ts";

type Report = ReturnType<typeof askReport>;

let product: Product;
let meera: string;
let year: { id: number; from: string; to: string };
let boughtReport: Report;
let bySupplier: Report;
let byItem: Report;
let suppliers: number[];
let items: number[];

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  boughtReport = askReport(product, "GET", "/api/GetAllPurchaseReport");
  bySupplier = askReport(product, "GET", "/api/GetSupplierWiseReport");
  byItem = askReport(product, "GET", "/api/GetItemWisePurchase");
  meera = await product.signIn(1, "meera");
  year = await lastYearOf(product.db, 1);
  const inYear = `company_id = 1 AND date BETWEEN '${year.from}' AND '${year.to}'`;
  suppliers = await readIds(
    `SELECT DISTINCT supplier_id AS id FROM purchases WHERE ${inYear} AND status = 1 ORDER BY id`,
  );
  items = await readIds(
    `SELECT item_id AS id FROM stock_moves WHERE ${inYear} AND move_kind = 'PURCHASE'
     GROUP BY item_id HAVING SUM(quantity) > 0 ORDER BY item_id`,
  );
});
afterAll(() => product?.stop());

const makeRange = () => ({ FromDate: year.from, ToDate: year.to });
const ofYear = () => ({ from: year.from, to: year.to, FYearID: year.id });
const get = (path: string, query: Record<string, string | number>, cookie = meera) =>
  product.call({
    method: "GET",
    path,
    cookie,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });

describe("the supplier and item reports", () => {
  it("have the same purchase lines, each of them once", async () => {
    const whole = await boughtReport.table(meera, makeRange());
    const of = (report: Report, name: string, ids: number[]) =>
      Promise.all(ids.map((id) => report.table(meera, { ...ofYear(), [name]: id })));
    const [supplierSums, itemSums] = [
      await of(bySupplier, "SupplierId", suppliers),
      await of(byItem, "ItemId", items),
    ];
    for (const parts of [supplierSums, itemSums]) {
      expect(sumPaise(parts.map(({ totals }) => totals.NetRate))).toBe(sumPaise([whole.totals.Amount]));
      expect(sumPaise(parts.map(({ totals }) => totals.TaxAmount))).toBe(sumPaise([whole.totals.TaxAmount]));
      expect(sumPaise(parts.map(({ totals }) => totals.AmountIncOfTax))).toBe(
        sumPaise([whole.totals.AmountIncOfTax]),
      );
      expect(parts.flatMap(({ ties }) => ties).filter(({ agrees }) => !agrees)).toEqual([]);
    }
    expect(supplierSums.flatMap(({ rows }) => rows)).toHaveLength(
      itemSums.flatMap(({ rows }) => rows).length,
    );
  });

  it("equal the goods that came into stock, supplier by supplier and item by item", async () => {
    for (const ItemId of items.slice(0, 12)) {
      const { totals } = await byItem.table(meera, { ...ofYear(), ItemId });
      const [[row]] = await product.db.raw(
        `SELECT COALESCE(SUM(quantity), 0) AS quantity FROM stock_moves
         WHERE company_id = 1 AND item_id = ? AND move_kind = 'PURCHASE' AND date BETWEEN ? AND ?`,
        [ItemId, year.from, year.to],
      );
      expect(Number(totals.Quantity) + Number(totals.FreeQty)).toBeCloseTo(Number(row.quantity), 3);
    }
    for (const SupplierId of suppliers) {
      const { ties, records } = await bySupplier.table(meera, { ...ofYear(), SupplierId });
      expect(ties[0]?.amount).toBe(-(await ledger(`a.id = ${SupplierId}`)));
      const dates = records.map(({ PurchaseDate }) => String(PurchaseDate));
      expect(dates).toEqual(dates.toSorted());
      const invoices = new Map(records.map((one) => [one.PurchaseID, one.TotalInvoceAmount]));
      expect(sumPaise(invoices.values())).toBe(sumPaise([ties[0]?.amount]));
    }
  });

  it("show a mismatch when the books do not agree with them", async () => {
    const [supplier = 0, item = 0] = [suppliers[0], items[0]];
    const day = { company_id: 1, date: year.from, slot: 9 };
    const entry = { ...day, account_id: supplier, entry_kind: "purchase" };
    const move = { ...day, item_id: item, move_kind: "PURCHASE" };
    await product.db("ledger_day").insert({ ...entry, debit: 0, credit: 0.01, entries: 1 });
    await product.db("stock_day").insert({ ...move, quantity: 0, value: 0, taxable: 0.01, tax: 0 });
    const reportTables = [
      await bySupplier.table(meera, { ...ofYear(), SupplierId: supplier }),
      await byItem.table(meera, { ...ofYear(), ItemId: item }),
    ];
    expect(reportTables.map(({ ties }) => ties.map(({ agrees }) => agrees))).toEqual([[false], [false]]);
    await product.db("ledger_day").where(entry).delete();
    await product.db("stock_day").where(move).delete();
  });

  it("can be searched, sorted and paged", async () => {
    const [SupplierId = 0, ItemId = 0] = [suppliers[0], items[0]];
    const supplierTable = await bySupplier.table(meera, { ...ofYear(), SupplierId });
    const [line] = supplierTable.records;
    for (const search of [String(line?.ItemName).toUpperCase(), String(line?.Amount)]) {
      const foundTable = await bySupplier.table(meera, { ...ofYear(), SupplierId }, { search });
      expect(
        foundTable.records.some(({ PurchaseID }) => PurchaseID === line?.PurchaseID),
        search,
      ).toBe(true);
    }
    const keys: unknown[] = [];
    for (let number = 1; number <= Math.ceil(supplierTable.page.rows / 5); number += 1) {
      const paging = { pageSize: "5", page: String(number), sort: "ItemName" };
      const { records } = await bySupplier.table(meera, { ...ofYear(), SupplierId }, paging);
      keys.push(...records.map((one) => `${one.PurchaseID} ${one.ItemName} ${one.Quantity} ${one.FreeQty}`));
    }
    expect(keys).toHaveLength(supplierTable.page.rows);
    const itemTable = await byItem.table(meera, { ...ofYear(), ItemId });
    const search = String(itemTable.records[0]?.SupplierInvoiceNo);
    expect(
      (await byItem.table(meera, { ...ofYear(), ItemId }, { search })).records.every(
        ({ SupplierInvoiceNo }) => String(SupplierInvoiceNo).includes(search),
      ),
    ).toBe(true);
    const nothing = { ...ofYear(), ItemId: 999_999 };
    expect((await byItem.table(meera, nothing)).totals.AmountIncOfTax).toBe(0);
  });

  it("refuse wrong, missing and unknown fields, and name the field", async () => {
    const good = { ...ofYear(), SupplierId: suppliers[0] ?? 0 };
    const cases: [Record<string, string | number>, string, string][] = [
      [{ from: "" }, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
      [{ to: "" }, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
      [{ to: "31/03/2026" }, "INVALID_FIELDS", "to must be a date (YYYY-MM-DD)."],
      [{ from: year.to, to: year.from }, "RANGE_REVERSED", "From Date must not be after To Date."],
      [{ from: "2020-01-01", to: "2026-01-01" }, "RANGE_TOO_LONG", "The range is longer than three years."],
      [{ SupplierId: "" }, "INVALID_FIELDS", "SupplierId is required."],
      [{ SupplierId: "x" }, "INVALID_FIELDS", "SupplierId must be a whole number."],
      [{ FYearID: "" }, "INVALID_FIELDS", "FYearID is required."],
      [{ FYearID: 999 }, "INVALID_FIELDS", "The company has no such financial year."],
      [{ Branch: 1 }, "UNKNOWN_FIELD", "Branch is not a field of this operation."],
    ];
    for (const [wrong, code, message] of cases)
      expect(
        getRefusal(await bySupplier.json(meera, { ...good, ...wrong })),
        JSON.stringify(wrong),
      ).toMatchObject({ status: 400, code, message });
    const { SupplierId: _, ...rest } = good;
    expect(getRefusal(await byItem.json(meera, rest)).message).toBe("ItemId is required.");
    expect(getRefusal(await byItem.json(meera, { ...rest, ItemId: 1, FYearID: 999 })).message).toBe(
      "The company has no such financial year.",
    );
    const wrong: [Record<string, string | number>, string][] = [
      [{ ToDate: "" }, "CompanyID, FromDate, and ToDate are required."],
      [{ FromDate: "soon" }, "FromDate must be a date (YYYY-MM-DD)."],
      [{ SupplierId: 0 }, "SupplierId must be at least 1."],
      [{ FYearID: 999 }, "The company has no such financial year."],
      [{ supplier: 1 }, "supplier is not a field of this operation."],
    ];
    for (const [parameters, message] of wrong)
      expect(getRefusal(await boughtReport.json(meera, { ...makeRange(), ...parameters })).message).toBe(
        message,
      );
  });
});

describe("the lists in the purchase filters", () => {
  it("have the suppliers, and the items that were bought", async () => {
    const offeredSuppliers = (await get("/api/webGetSupplier", {})).read<
      { AccountID: number; AccountName: string }[]
    >();
    const ids = await readIds(
      "SELECT id FROM accounts WHERE company_id = 1 AND group_id = 27 AND is_deleted = 0 ORDER BY id",
    );
    expect(offeredSuppliers.map(({ AccountID }) => AccountID).toSorted((a, b) => a - b)).toEqual(ids);
    const names = (await get("/api/webGetPurchaseItem", {})).read<{ ItemID: number; ItemName: string }[]>();
    const standing = await readIds(
      `SELECT item_id AS id FROM stock_moves WHERE company_id = 1 AND move_kind = 'PURCHASE'
       GROUP BY item_id HAVING SUM(quantity) > 0 ORDER BY item_id`,
    );
    expect(names.map(({ ItemID }) => ItemID).toSorted((a, b) => a - b)).toEqual(standing);
    expect(standing.length).toBeGreaterThan(10);
    const fathima = await product.signIn(2, "fathima");
    const theirs = (await get("/api/webGetSupplier", {}, fathima)).read<{ AccountName: string }[]>();
    expect(theirs.map(({ AccountName }) => AccountName)).not.toEqual(
      offeredSuppliers.map(({ AccountName }) => AccountName),
    );
  });

  it("show hostile names unchanged, and so do the purchase reports", async () => {
    for (const [at, id] of suppliers.slice(0, HOSTILE_NAMES.length).entries())
      await renameMaster(product.db, "accounts", id, HOSTILE_NAMES[at]);
    for (const [at, id] of items.slice(0, HOSTILE_NAMES.length).entries())
      await renameMaster(product.db, "items", id, HOSTILE_NAMES[at]);
    const reportAnswers = await Promise.all([
      boughtReport.json(meera, makeRange()),
      bySupplier.json(meera, { ...ofYear(), SupplierId: suppliers[0] ?? 0 }),
      byItem.json(meera, { ...ofYear(), ItemId: items[0] ?? 0 }),
      get("/api/webGetSupplier", {}),
      get("/api/webGetPurchaseItem", {}),
    ]);
    expect(reportAnswers.every(({ text }) => text.includes('"=1+1"'))).toBe(true);
    for (const name of HOSTILE_NAMES.slice(0, suppliers.length))
      expect(reportAnswers[3].text).toContain(JSON.stringify(name));
    const csv = await boughtReport.csv(meera, makeRange());
    expect(csv.text).toContain(",'=1+1,");
    expect(csv.text).not.toMatch(/(^|,)"?=/m);
    const search = await boughtReport.table(meera, makeRange(), { search: "=1+1" });
    expect(search.page.rows).toBeGreaterThan(0);
  });
});

async function readIds(sql: string): Promise<number[]> {
  const [rows] = await product.db.raw(sql);
  return (rows as { id: number }[]).map(({ id }) => id);
}

/** Debits minus credits of the purchases' ledger entries. */
function ledger(which: string, books = { ...year, company: 1 }) {
  const purchases = `v.kind = 'purchase' AND e.entry_kind = 'purchase' AND ${which}`;
  return sumLedger(product.db, books, purchases);
}
