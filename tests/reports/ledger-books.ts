import type { Product } from "../product.ts";
import { send } from "../documents/post.ts";
import type { Samples } from "../wall/samples.ts";
import { askReport, sumPaise } from "./ask-report.ts";

/** Starts and ends within a month, and contains the start of a financial year. */
export const BOOK_RANGE = { FromDate: "2026-02-11", ToDate: "2026-10-19" };
/** The start of the financial year that contains the range's first day. */
export const YEAR_START = "2025-04-01";

/** A ledger entry with its amount in paise, debits positive. */
export interface Entry {
  account: number;
  date: string;
  voucher: number;
  line: number;
  kind: string;
  paise: number;
  isResult: boolean;
}

/** The account with a system key. */
export async function findSystemAccount(product: Product, key: string): Promise<number> {
  const [id] = await product.db("accounts").where({ company_id: 1, system_key: key }).pluck<number[]>("id");
  return id ?? 0;
}

/** Every entry of a company, in ledger order. */
export async function readEntries(product: Product, companyId: number): Promise<Entry[]> {
  const [rows] = await product.db.raw(
    `SELECT e.account_id AS account, e.date, e.voucher_id AS voucher, e.line_no AS line, e.entry_kind AS kind,
       CAST((e.debit - e.credit) * 100 AS SIGNED) AS paise, a.group_id IN (8, 9, 12, 13, 18, 21, 28) AS is_result
     FROM ledger_entries e, accounts a WHERE a.company_id = e.company_id AND a.id = e.account_id AND e.company_id = ?`,
    [companyId],
  );
  return (rows as (Entry & { is_result: number })[])
    .map((row) => ({ ...row, paise: Number(row.paise), isResult: Number(row.is_result) === 1 }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.voucher - b.voucher || a.line - b.line);
}

/** Opening, debit, credit and closing of each account in the trial balance. */
export async function trialBalance(
  product: Product,
  cookie: string,
  range = BOOK_RANGE,
): Promise<Map<number, number[]>> {
  const { records } = await askReport(product, "GET", "/api/TrailBalance").table(cookie, range);
  const accounts = records.filter(({ AcHead }) => AcHead !== null);
  return new Map(
    accounts.map((row) => [
      Number(row.AcHead),
      [row.OpeningBalance, row.Debit, row.Credit, row.ClosingBalance].map(Number),
    ]),
  );
}

/**
 * Posts one document of each kind on the range's last day to one
 * customer, edits and cancels some, and returns the customer's id.
 */
export async function postToCustomer(product: Product, cookie: string, samples: Samples): Promise<number> {
  const sendAndRead = async (path: string, body?: unknown, method = "POST") => {
    const answer = await send(product, cookie, path, body, { method });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.read<{ id: number; amount: number }>();
  };
  const { bills = {}, receipts = {}, saleReturns = {}, journals = {} } = samples;
  const customer = Number(bills.customerId);
  const twice = { ...bills, lines: (bills.lines as object[]).map((line) => ({ ...line, quantity: 2 })) };
  const { id } = await sendAndRead("bills", bills);
  await sendAndRead(`bills/${id}`, twice, "PUT");
  await sendAndRead(`bills/${(await sendAndRead("bills", bills)).id}/cancel`);
  await sendAndRead("bills", { ...bills, payment: "cash", cashAccountId: receipts.ledgerId });
  await sendAndRead(`receipts/${(await sendAndRead("receipts", receipts)).id}/cancel`);
  await sendAndRead("sale-returns", saleReturns);
  const [bank] = await product
    .db("accounts")
    .where({ company_id: 1, group_id: 5 })
    .limit(1)
    .pluck<number[]>("id");
  await sendAndRead("receipts", { ...receipts, mode: "neft", ledgerId: bank, amount: 7.5 });
  const [one] = journals.lines as { accountId: number }[];
  const lines = [
    { accountId: customer, debit: 3.25 },
    { accountId: one?.accountId, credit: 3.25 },
  ];
  await sendAndRead("journals", { date: BOOK_RANGE.ToDate, lines });
  return customer;
}

/** The customer ledger's documented response. */
export interface CustomerLedger {
  summary: Record<(typeof FIGURE_NAMES)[number], number>;
  Details: {
    BillNo: string;
    Date: string;
    Description: string;
    Mode: string;
    BillMode: string | null;
    Amount: number;
  }[];
}

/** The request parameters of the customer ledger. */
export function ofCustomer(CustomerID: number, more: Record<string, string | number> = {}) {
  return { ...BOOK_RANGE, CustomerID, FYearID: 2, ...more };
}

/** A customer's ledger, in which the summary is a list with one element. */
export async function customerLedger(product: Product, cookie: string, id: number): Promise<CustomerLedger> {
  const answer = await askReport(product, "GET", "/api/LedgerCustomer").json(cookie, ofCustomer(id));
  const { summary, Details } = answer.read<{
    summary: CustomerLedger["summary"][];
    Details: CustomerLedger["Details"];
  }>();
  const [only, ...others] = summary;
  if (!only || others.length > 0) throw new Error(`Not one summary: ${answer.text}`);
  return { summary: only, Details };
}

/** The customer with the most entries in the range. */
export async function findBusiestCustomer(product: Product): Promise<number> {
  const customers = product.db("accounts").where({ company_id: 1, group_id: 14 });
  const [most] = await product
    .db("ledger_entries")
    .where("company_id", 1)
    .whereIn("account_id", customers.select("id"))
    .whereBetween("date", [BOOK_RANGE.FromDate, BOOK_RANGE.ToDate])
    .groupBy("account_id")
    .orderByRaw("COUNT(*) DESC")
    .limit(1)
    .pluck<number[]>("account_id");
  return most ?? 0;
}

/** The totals of the customer ledger's columns, in paise. */
export interface Figures {
  billed: number;
  returned: number;
  received: number;
  other: number;
  before: number;
}

/**
 * The figures from the documents in effect, and from ledger entries that have no document. In
 * paise.
 */
export async function readDocumentFigures(product: Product): Promise<Map<number, Figures>> {
  const standing =
    "NOT EXISTS (SELECT 1 FROM vouchers r WHERE r.company_id = v.company_id AND r.reverses_id = v.id)";
  const [rows] = await product.db.raw(
    `SELECT customer_id AS id, date, 'billed' AS what, amount FROM bills WHERE company_id = 1 AND status = 1
     UNION ALL SELECT customer_id, date, 'received', amount FROM bills WHERE company_id = 1 AND status = 1 AND mode = 0
     UNION ALL SELECT party_id, date, 'received', amount FROM receipts WHERE company_id = 1 AND status = 1
     UNION ALL SELECT customer_id, date, 'returned', amount FROM sale_returns WHERE company_id = 1 AND status = 1
     UNION ALL SELECT customer_id, date, 'other', amount FROM sale_returns WHERE company_id = 1 AND status = 1 AND mode = 0
     UNION ALL SELECT party_id, date, 'other', amount FROM payments WHERE company_id = 1 AND status = 1
     UNION ALL SELECT party_id, date, 'other', -amount FROM notes WHERE company_id = 1 AND status = 1 AND type = 'CN'
     UNION ALL SELECT e.account_id, v.date, 'other', e.debit - e.credit FROM vouchers v
       JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
       WHERE v.company_id = 1 AND v.kind IN ('journal', 'opening') AND v.reverses_id IS NULL AND ${standing}`,
  );
  const figuresByCustomer = new Map<number, Figures>();
  for (const { id, date, what, amount } of rows as {
    id: number;
    date: string;
    what: keyof Figures;
    amount: string;
  }[]) {
    const own = figuresByCustomer.get(id) ?? { billed: 0, returned: 0, received: 0, other: 0, before: 0 };
    figuresByCustomer.set(id, own);
    const paise = sumPaise([amount]);
    if (date < BOOK_RANGE.FromDate) own.before += what === "billed" || what === "other" ? paise : -paise;
    else if (date <= BOOK_RANGE.ToDate) own[what] += paise;
  }
  return figuresByCustomer;
}

/** The figures of a customer ledger's summary. */
export const FIGURE_NAMES = [
  "AcTransAmount",
  "BillAmount",
  "ReceiptAmount",
  "ReturnedBillAmount",
  "Outstanding",
  "DebitAmount",
  "CreditAmount",
  "BalanceBefore",
] as const;
