import type { Demo, ScreenCase } from "./screen-case.ts";

export const ledgerScreens: readonly ScreenCase[] = [
  {
    title: "Customer Ledger",
    address: async (at) => `/CustomerLedger?CustomerID=${await findCustomer(at)}`,
    api: "/api/LedgerCustomer",
    expected: async (at) => ({ rows: (await listCustomerEntries(at, 120)).length }),
    search: async (at) => {
      const amounts = (await listCustomerEntries(at, 120)).map((amount) => Math.abs(amount).toFixed(2));
      const [text = ""] = amounts;
      return { text, rows: amounts.filter((amount) => amount.includes(text)).length };
    },
    sortBy: "Description",
    files: { excel: /^CustomerLedger_.+_to_.+\.xlsx$/, pdf: /^CustomerLedger_.+_to_.+\.pdf$/ },
    failure: "Error: ",
    salesman: "refused",
  },
  {
    title: "Ledger Report",
    address: async (at) => `/LedgerAll?AccountCode=${await findBank(at)}&from=${at.day(90)}&to=${at.today}`,
    api: "/api/WebLedger",
    expected: async (at) => {
      const amounts = await listBankEntries(at);
      return { rows: amounts.length, total: { column: "Debit", amount: sumDebits(amounts) } };
    },
    search: async (at) => {
      const [[foundRow]] = await at.db.raw(
        `SELECT SUM(1 + (r.status <> 1)) AS entries FROM receipts r
         WHERE r.company_id = 1 AND r.ledger_id = ? AND r.date BETWEEN ? AND ?`,
        [await findBank(at), at.day(90), at.today],
      );
      return { text: "rct/", rows: Number(foundRow.entries) };
    },
    sortBy: "Account Head",
    opens: { title: "Entry", role: "complementary", text: "Account Head" },
    files: { excel: /^Ledger_.+_to_.+\.xlsx$/, pdf: /^Ledger_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch ledger data. Please try again.",
    salesman: "refused",
  },
  {
    title: "Trans Ledger Report",
    address: async (at) =>
      `/LedgerTrans?AccountCode=${await findCustomer(at)}&from=${at.day(120)}&to=${at.today}`,
    api: "/api/LedgerTrans",
    expected: async (at) => {
      const amounts = await listCustomerEntries(at, 120);
      return { rows: amounts.length, total: { column: "Debit", amount: sumDebits(amounts) } };
    },
    sortBy: "Transaction No",
    opens: { title: "Entry", role: "complementary", text: "Transaction No" },
    files: { excel: /^TransLedger_.+_to_.+\.xlsx$/, pdf: /^TransLedger_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch ledger data. Please try again.",
    salesman: "refused",
  },
];

/** Id of the customer with the most bills lately. */
async function findCustomer({ db, day, today }: Demo): Promise<number> {
  const [[customer]] = await db.raw(
    `SELECT b.customer_id AS id FROM bills b WHERE b.company_id = 1 AND b.date BETWEEN ? AND ?
     GROUP BY b.customer_id ORDER BY COUNT(*) DESC, b.customer_id LIMIT 1`,
    [day(120), today],
  );
  return Number(customer.id);
}

async function findBank({ db }: Demo): Promise<number> {
  const [[bank]] = await db.raw("SELECT id FROM accounts WHERE company_id = 1 AND system_key = 'bank'");
  return Number(bank.id);
}

/**
 * Amounts posted to a customer's account, debits positive; a cancelled or replaced document also
 * has its reversal on the same day.
 */
async function listCustomerEntries(at: Demo, days: number): Promise<number[]> {
  return listEntries(at, days, await findCustomer(at), [
    "SELECT date, status, amount FROM bills WHERE company_id = 1 AND customer_id = ?",
    "SELECT date, status, -amount FROM bills WHERE company_id = 1 AND mode = 0 AND customer_id = ?",
    "SELECT date, status, -amount FROM receipts WHERE company_id = 1 AND party_id = ?",
    "SELECT date, status, -amount FROM sale_returns WHERE company_id = 1 AND customer_id = ?",
    "SELECT date, status, amount FROM sale_returns WHERE company_id = 1 AND mode = 0 AND customer_id = ?",
    ...JOURNAL_QUERIES,
  ]);
}

async function listBankEntries(at: Demo): Promise<number[]> {
  return listEntries(at, 90, await findBank(at), [
    "SELECT date, status, amount FROM receipts WHERE company_id = 1 AND ledger_id = ?",
    "SELECT date, status, -amount FROM payments WHERE company_id = 1 AND ledger_id = ?",
    "SELECT date, status, -amount FROM expenses WHERE company_id = 1 AND ledger_id = ?",
    ...JOURNAL_QUERIES,
  ]);
}

async function listEntries(
  { db, day, today }: Demo,
  days: number,
  account: number,
  documents: readonly string[],
) {
  const [rows] = await db.raw(
    `SELECT t.status, t.amount FROM (${documents.join(" UNION ALL ")}) AS t WHERE t.date BETWEEN ? AND ?`,
    [...documents.map(() => account), day(days), today],
  );
  return (rows as { status: number; amount: string }[]).flatMap(({ status, amount }) =>
    status === 1 ? [Number(amount)] : [Number(amount), -Number(amount)],
  );
}

function sumDebits(amounts: readonly number[]): number {
  const paise = amounts
    .filter((amount) => amount > 0)
    .reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  return paise / 100;
}

const JOURNAL_QUERIES = [
  "SELECT date, status, amount FROM journals WHERE company_id = 1 AND debit_id = ?",
  "SELECT date, status, -amount FROM journals WHERE company_id = 1 AND credit_id = ?",
];
