import { afterAll, beforeAll, expect, it } from "vitest";
import { createRandom } from "../../packages/server/demo/random.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, sumPaise } from "../reports/ask-report.ts";

let product: Product;
let cookie: string;
let range: { FromDate: string; ToDate: string };
let expectedTotals: { amount: string };

beforeAll(async () => {
  product = await startProduct();
  cookie = await product.signIn(1, "meera");
  const [year] = (await product
    .db("financial_years")
    .where("company_id", 1)
    .orderBy("start_date", "desc")
    .limit(1)) as { start_date: string; end_date: string }[];
  range = { FromDate: year?.start_date ?? "", ToDate: year?.end_date ?? "" };
  // Cancel one receipt of each user and month, so that every month has a receipt that must not
  // count.
  const receipts = await product
    .db("receipts")
    .where({ company_id: 1, status: 1 })
    .whereBetween("date", [range.FromDate, range.ToDate])
    .groupByRaw("user_id, SUBSTR(date, 1, 7)")
    .max<{ id: number }[]>({ id: "id" });
  for (const { id } of receipts) {
    const headers = { "Idempotency-Key": `cancel-${id}` };
    const answer = await product.call({
      method: "POST",
      path: `/api/v1/receipts/${id}/cancel`,
      cookie,
      headers,
    });
    expect(answer.status, answer.text).toBe(200);
  }
  const [[row]] = (await product.db.raw(
    `SELECT SUM(l.taxable + l.cgst + l.sgst + l.igst) + (SELECT SUM(round_off - discount) FROM bills WHERE company_id = 1 AND status = 1 AND date BETWEEN ? AND ?) AS amount
     FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
     WHERE b.company_id = 1 AND b.status = 1 AND b.date BETWEEN ? AND ?`,
    [range.FromDate, range.ToDate, range.FromDate, range.ToDate],
  )) as [[{ amount: string }]];
  expectedTotals = row;
});
afterAll(() => product?.stop());

it("the dashboard's cards agree with the documents and the ledger", async () => {
  const query = { FromDate: range.FromDate, ToDate: range.ToDate };
  const readCard = async (path: string) =>
    (await product.call({ method: "GET", path, query, cookie })).read<Record<string, number>[]>()[0] ?? {};
  const postedCount = await product
    .db("bills")
    .where({ company_id: 1, status: 1 })
    .whereBetween("date", [range.FromDate, range.ToDate])
    .count("* as n")
    .first();
  expect(await readCard("/api/TotalSale")).toEqual({
    TotalBillAmount: Number(expectedTotals.amount),
    TotalBillCount: Number(postedCount?.n),
  });
  const [[orders]] = await product.db.raw(
    "SELECT SUM(l.amount) AS amount, COUNT(DISTINCT o.id) AS n FROM orders o JOIN order_lines l ON l.company_id = o.company_id AND l.order_id = o.id WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ?",
    [range.FromDate, range.ToDate],
  );
  expect(await readCard("/api/TotalOrder")).toEqual({
    TotalOrderAmount: Number(orders.amount),
    TotalOrderCount: Number(orders.n),
  });
  // From the ledger itself, not from the rollup that the card reads.
  const [[debtors]] = await product.db.raw(
    `SELECT SUM(e.debit - e.credit) AS closing, SUM((e.debit - e.credit) * (e.date >= ?)) AS difference
     FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE e.company_id = 1 AND a.group_id = 14 AND e.date <= ?`,
    [range.FromDate, range.ToDate],
  );
  expect(await readCard("/api/TotalOutstand")).toEqual({
    Difference: Number(debtors.difference),
    ClosingOutstanding: Number(debtors.closing),
  });
  const [[receipts]] = await product.db.raw(
    `SELECT SUM(e.credit - e.debit) AS amount FROM ledger_entries e
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id AND a.group_id = 14
     JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id AND v.kind = 'receipt'
     WHERE e.company_id = 1 AND e.date BETWEEN ? AND ?`,
    [range.FromDate, range.ToDate],
  );
  expect((await readCard("/api/TotalReceipt")).TotalReceiptAmount).toBe(Number(receipts.amount));
});

it("each card equals its report, over any range and for a user of each role", async () => {
  const sales = askReport(product, "POST", "/api/getSaleReport");
  const orders = askReport(product, "POST", "/api/getOrderReport");
  const receipts = askReport(product, "GET", "/api/GetReceiptDetailes");
  const debtors = askReport(product, "GET", "/api/DebitorsReport");
  const random = createRandom(12);
  const managers = await product
    .db("users")
    .where({ company_id: 1, is_active: 1, is_deleted: 0 })
    .whereIn("role_id", [2, 3, 4])
    .orderBy("id")
    .select("username", "role_id");
  const askers = [2, 3, 4].map((role) => String(managers.find(({ role_id }) => role_id === role)?.username));
  for (const asker of ["meera", ...askers]) {
    const cookie = await product.signIn(1, asker);
    for (let round = 0; round < 5; round += 1) {
      const FromDate = addDays(range.FromDate, random.int(0, 200));
      const query = { FromDate, ToDate: addDays(FromDate, random.int(0, 60)) };
      const readCard = async (path: string) =>
        (await product.call({ method: "GET", path, query, cookie })).read<Record<string, number>[]>()[0] ??
        {};
      const which = `${asker}, ${query.FromDate} to ${query.ToDate}`;
      const billTable = await sales.table(cookie, query);
      expect(await readCard("/api/TotalSale"), which).toEqual({
        TotalBillAmount: billTable.totals.BillAmount ?? 0,
        TotalBillCount: billTable.records.filter(({ Status }) => Status !== 2).length,
      });
      const orderTable = await orders.table(cookie, query);
      expect(await readCard("/api/TotalOrder"), which).toEqual({
        TotalOrderAmount: orderTable.totals.Amount ?? 0,
        TotalOrderCount: orderTable.page.rows,
      });
      const receiptTable = await receipts.table(cookie, query);
      expect(await readCard("/api/TotalReceipt"), which).toEqual({
        TotalReceiptAmount: receiptTable.totals.Amt ?? 0,
        TotalReceiptCount: receiptTable.records.filter(({ Status }) => Status !== 2).length,
      });
      if (asker === askers[0]) continue; // a salesman doesn't see the debtors' report
      const { totals, records } = await debtors.table(cookie, query);
      const { ClosingOutstanding, Difference } = await readCard("/api/TotalOutstand");
      expect(ClosingOutstanding, which).toBe(totals.Outstanding ?? 0);
      const [debits, credits] = ["DebitAmount", "CreditAmount"].map((name) =>
        sumPaise(records.map((row) => row[name])),
      );
      expect(sumPaise([Difference]), which).toBe((debits ?? 0) - (credits ?? 0));
    }
  }
});
