import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport, lastYearOf, sumLedger, sumPaise, getRefusal } from "./ask-report.ts";
import { withAPaisaMore } from "./wrong-rollups.ts";

type Report = ReturnType<typeof askReport>;

let product: Product;
let meera: string;
let year: { id: number; from: string; to: string };
let boughtReport: Report;
let bySupplier: Report;
let byItem: Report;
let suppliers: number[];

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

describe("the purchase report", () => {
  it("equals the ledger's amounts of suppliers, goods and input tax", async () => {
    const { totals, ties, records } = await boughtReport.table(meera, makeRange());
    const inventory = await ledger("a.system_key = 'inventory'");
    const tax = await ledger("a.system_key LIKE '%st_input'");
    expect(sumPaise([totals.Amount, totals.Freight])).toBe(sumPaise([inventory]));
    expect(totals.TaxAmount).toBe(tax);
    expect(totals.TotalInvoceAmount).toBe(-(await ledger("a.group_id = 27")));
    expect(totals.DiscountRs).toBe(-(await ledger("a.system_key = 'discount_received'")));
    expect(totals.Roundoff).toBe(await ledger("a.system_key = 'round_off'"));
    expect(ties).toEqual([
      { label: "Inventory and Freight Inward accounts (freight included)", amount: inventory, agrees: true },
      { label: "Input tax accounts", amount: tax, agrees: true },
    ]);
    expect(tax).toBeGreaterThan(0);
    for (const name of [
      "Amount",
      "TaxAmount",
      "AmountIncOfTax",
      "Freight",
      "DiscountRs",
      "TotalInvoceAmount",
    ])
      expect(sumPaise(records.map((record) => record[name])), name).toBe(sumPaise([totals[name]]));
  });

  it("has every purchase once, with the amounts of its lines", async () => {
    const { records } = await boughtReport.table(meera, makeRange());
    const [expectedRows] = await product.db.raw(
      `SELECT v.voucher_no, d.status, SUM(l.taxable) AS taxable, SUM(l.amount) AS amount
       FROM purchase_lines l JOIN purchases d ON d.company_id = l.company_id AND d.id = l.purchase_id AND d.status IN (1, 2)
       JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
       WHERE l.company_id = 1 AND d.date BETWEEN ? AND ? GROUP BY d.id, v.voucher_no, d.status, d.date ORDER BY d.date, d.id`,
      [year.from, year.to],
    );
    expect(expectedRows.length).toBeGreaterThan(10);
    expect(
      records.map((one) => [one.PurchaseNo, one.Amount, one.AmountIncOfTax, one.CancelledAmount]),
    ).toEqual(
      (expectedRows as { voucher_no: string; status: number; taxable: string; amount: string }[]).map((one) =>
        one.status === 2
          ? [one.voucher_no, 0, 0, Number(one.amount)]
          : [one.voucher_no, Number(one.taxable), Number(one.amount), null],
      ),
    );
    for (const one of records) {
      const { AmountIncOfTax, Freight, DiscountRs, Roundoff } = one;
      expect(sumPaise([AmountIncOfTax, Freight, -Number(DiscountRs), Roundoff])).toBe(
        sumPaise([one.TotalInvoceAmount]),
      );
    }
  });

  it("shows a mismatch when the books do not agree with it", async () => {
    const [tax] = await product.db("accounts").where({ company_id: 1, system_key: "igst_input" }).pluck("id");
    const changedEntry = { account_id: tax as number, date: year.from, entry_kind: "purchase" };
    await withAPaisaMore(product.db, changedEntry, "debit", async () => {
      const { ties } = await boughtReport.table(meera, makeRange());
      expect(ties.map(({ agrees }) => agrees)).toEqual([true, false]);
    });
  });

  it("narrows by supplier, and the suppliers' parts add up to the whole", async () => {
    const whole = await boughtReport.table(meera, makeRange());
    const parts = await Promise.all(
      suppliers.map((SupplierId) => boughtReport.table(meera, { ...makeRange(), SupplierId })),
    );
    expect(parts.reduce((rows, { page }) => rows + page.rows, 0)).toBe(whole.page.rows);
    expect(sumPaise(parts.map(({ totals }) => totals.AmountIncOfTax))).toBe(
      sumPaise([whole.totals.AmountIncOfTax]),
    );
    expect(parts.every(({ ties }) => ties.length === 0)).toBe(true);
    expect((await boughtReport.table(meera, { ...makeRange(), SupplierId: 999_999 })).rows).toEqual([]);
    // The financial year does not filter.
    const [other] = await readIds(`SELECT id FROM financial_years WHERE company_id = 1 AND id <> ${year.id}`);
    expect((await boughtReport.table(meera, { ...makeRange(), FYearID: other ?? 0 })).page).toEqual(
      whole.page,
    );
  });

  it("searches supplier, number, amount and date, pages and sorts", async () => {
    const { records, page } = await boughtReport.table(meera, makeRange());
    const one = records.find(({ Status }) => Status === 1);
    const shownAmount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(
      Number(one?.Amount),
    );
    const day = String(one?.PurchaseDate).split("-").toReversed().join("/");
    for (const search of [
      String(one?.AccountName).toLowerCase(),
      `₹${shownAmount}`,
      day,
      String(one?.PurchaseNo),
    ]) {
      const foundTable = await boughtReport.table(meera, makeRange(), { search, pageSize: "10000" });
      expect(
        foundTable.records.map(({ PurchaseID }) => PurchaseID),
        search,
      ).toContain(one?.PurchaseID);
      expect(sumPaise([foundTable.totals.Amount])).toBe(
        sumPaise(foundTable.records.map(({ Amount }) => Amount)),
      );
      expect(foundTable.ties).toEqual([]);
    }
    for (const sort of ["PurchaseDate", "-TotalInvoceAmount", "AccountName"]) {
      const seenPurchases: unknown[] = [];
      for (let number = 1; number <= Math.ceil(page.rows / 7); number += 1) {
        const part = await boughtReport.table(meera, makeRange(), {
          sort,
          pageSize: "7",
          page: String(number),
        });
        seenPurchases.push(...part.records.map(({ PurchaseID }) => PurchaseID));
      }
      expect(new Set(seenPurchases).size, sort).toBe(page.rows);
      expect(seenPurchases, sort).toHaveLength(page.rows);
    }
  });

  it("gives the same purchases as JSON and as CSV", async () => {
    const { records } = await boughtReport.table(meera, makeRange());
    expect((await boughtReport.json(meera, makeRange())).json).toEqual(records);
    const csv = (await boughtReport.csv(meera, makeRange())).text.trim().split("\r\n");
    expect(csv).toHaveLength(records.length + 1);
  });

  it("is the same for managers, is refused to salesmen, and shows another company its own", async () => {
    const whole = await boughtReport.table(meera, makeRange());
    for (const name of ["biju", "rahim"]) {
      const table = await boughtReport.table(await product.signIn(1, name), makeRange());
      expect(table.totals).toEqual(whole.totals);
    }
    const anil = await product.signIn(1, "anil");
    const reportAnswers = [
      boughtReport.json(anil, makeRange()),
      bySupplier.json(anil, { ...ofYear(), SupplierId: 1 }),
      byItem.json(anil, { ...ofYear(), ItemId: 1 }),
      get("/api/GetPurchasedetails", { PurchaseID: 1 }, anil),
      get("/api/webGetSupplier", {}, anil),
      get("/api/webGetPurchaseItem", {}, anil),
    ];
    for (const answer of await Promise.all(reportAnswers))
      expect(getRefusal(answer)).toMatchObject({ status: 403, code: "ROLE_FORBIDDEN" });
    const fathima = await product.signIn(2, "fathima");
    const theirs = await lastYearOf(product.db, 2);
    const { totals, ties } = await boughtReport.table(fathima, { FromDate: theirs.from, ToDate: theirs.to });
    expect(totals.TotalInvoceAmount).toBe(-(await ledger("a.group_id = 27", { ...theirs, company: 2 })));
    expect(totals.TotalInvoceAmount).not.toBe(whole.totals.TotalInvoceAmount);
    expect(ties.map(({ agrees }) => agrees)).toEqual([true, true]);
    expect(getRefusal(await boughtReport.json(meera, { ...makeRange(), CompanyID: 2 })).code).toBe(
      "COMPANY_MISMATCH",
    );
  });

  // 10 × 118.50 less 10 %, and 2 free, with 90.00 freight, 20.00 invoice
  // discount, rounded to rupees: 1,066.50 taxable, 5 % tax 53.33 (26.66 +
  // 26.67 or 53.33), so 1,189.83 in all, 1,190.00 with 0.17 round-off.
  it("includes a new purchase, and shows zeros for it when it is cancelled", async () => {
    const [day] = await product.db("purchases").where("company_id", 1).max("date as last");
    const samples = await makeSamples(product.db, 1, String(day?.last));
    const [item] = await product.db.raw(
      `SELECT i.id FROM items i JOIN taxes t ON t.company_id = i.company_id AND t.id = i.tax_id AND t.name = 'GST 5%'
       WHERE i.company_id = 1 AND i.is_deleted = 0 ORDER BY i.id LIMIT 1`,
    );
    const line = { itemId: item[0].id, quantity: 10, freeQuantity: 2, unitPrice: 118.5, discountRate: 10 };
    const body = { ...samples.purchases, lines: [line], freight: 90, discount: 20, roundToRupee: true };
    const before = await boughtReport.table(meera, makeRange());
    const post = (path: string, sentBody?: object) =>
      product.call({
        method: "POST",
        path,
        ...(sentBody && { body: sentBody }),
        cookie: meera,
        headers: { "Idempotency-Key": randomUUID() },
      });
    const postAnswer = await post("/api/v1/purchases", body);
    const { id } = postAnswer.read<{ id: number }>();
    const after = await boughtReport.table(meera, makeRange());
    const row = after.records.find(({ PurchaseID }) => PurchaseID === id);
    const tax = Number(row?.TaxAmount);
    expect([53.32, 53.33, 53.34]).toContain(tax);
    const total = Math.round(1066.5 + tax + 90 - 20);
    expect(row).toMatchObject({ Amount: 1066.5, Freight: 90, DiscountRs: 20, TotalInvoceAmount: total });
    expect(after.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
    const [shownDetails] = (await get("/api/GetPurchasedetails", { PurchaseID: id })).read<object[]>();
    expect(shownDetails).toMatchObject({
      Quantity: 10,
      FreeQty: 2,
      UnitPrice: 118.5,
      DiscountRate: 106.65,
      DeliveryRate: 115.65,
      FrightLessRate: 106.65,
      NetRate: 1066.5,
      TaxPercentage: 5,
      TotalInvoceAmount: total,
    });
    const supplier = { ...ofYear(), SupplierId: Number(samples.purchases?.supplierId) };
    const itemWise = { ...ofYear(), ItemId: item[0].id as number };
    const countLines = async (report: Report, parameters: Record<string, string | number>) => {
      const { records, ties } = await report.table(meera, parameters);
      expect(ties.map(({ agrees }) => agrees)).toEqual([true]);
      return records.filter(({ PurchaseID }) => PurchaseID === id).length;
    };
    expect([await countLines(bySupplier, supplier), await countLines(byItem, itemWise)]).toEqual([1, 1]);
    expect((await post(`/api/v1/purchases/${id}/cancel`)).status).toBe(200);
    const back = await boughtReport.table(meera, makeRange());
    expect(back.totals).toEqual(before.totals);
    expect(back.records.find(({ PurchaseID }) => PurchaseID === id)).toMatchObject({
      Amount: 0,
      CancelledAmount: Number((1066.5 + tax).toFixed(2)),
      Status: 2,
    });
    expect(back.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
    expect([await countLines(bySupplier, supplier), await countLines(byItem, itemWise)]).toEqual([0, 0]);
    const [line0] = (await get("/api/GetPurchasedetails", { PurchaseID: id })).read<object[]>();
    expect(line0).toMatchObject({ NetRate: 1066.5, TotalInvoceAmount: 0 });
  });
});

describe("a purchase's lines", () => {
  it("add up to the purchase, at the documented rates", async () => {
    for (const one of (await boughtReport.table(meera, makeRange())).records.filter(
      ({ Status }) => Status === 1,
    )) {
      const lines = (await get("/api/GetPurchasedetails", { PurchaseID: Number(one.PurchaseID) })).read<
        Record<string, number>[]
      >();
      const [head] = lines;
      const { Freight = 0, DiscountRs = 0, Roundoff = 0 } = head ?? {};
      expect(sumPaise([...lines.map(({ Amount }) => Amount), Freight, -DiscountRs, Roundoff])).toBe(
        sumPaise([one.TotalInvoceAmount]),
      );
      expect(head?.TotalInvoceAmount).toBe(one.TotalInvoceAmount);
      for (const line of lines) {
        expect(sumPaise([line.NetRate, line.TaxAmount])).toBe(sumPaise([line.Amount]));
        expect(line.FrightLessRate).toBe(line.DiscountRate);
      }
      const landedCosts = lines.map((line) => Number(line.DeliveryRate) * Number(line.Quantity));
      const cost = landedCosts.reduce((sum, value) => sum + value, 0);
      expect(Math.abs(cost - Number(one.Amount) - Freight)).toBeLessThan(0.05 * lines.length);
    }
  });

  it.each([
    [999_999, 404, "NOT_FOUND", "There is no such record."],
    ["", 400, "INVALID_FIELDS", "PurchaseID is required."],
    ["x", 400, "INVALID_FIELDS", "PurchaseID must be a whole number."],
  ])("are refused for the purchase id %j", async (PurchaseID, status, code, message) => {
    expect(getRefusal(await get("/api/GetPurchasedetails", { PurchaseID }))).toMatchObject({
      status,
      code,
      message,
    });
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
