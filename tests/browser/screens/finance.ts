import type { Demo, ScreenCase } from "./screen-case.ts";

/** The finance area's screens, except the profit and loss statement, which isn't a table. */
export const financeScreens: readonly ScreenCase[] = [
  {
    title: "Debitors Report",
    address: () => "/DebitorsReport",
    api: "/api/DebitorsReport",
    expected: (at) => readOwed(at, 14, at.day(120)),
    search: async (at) => {
      const { db, day } = at;
      const [[foundRow]] = await db.raw(
        `SELECT SUBSTRING_INDEX(a.name, ' ', 1) AS word FROM accounts a
         JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id
         WHERE a.company_id = 1 AND a.group_id = 14 AND e.date >= ? ORDER BY a.name LIMIT 1`,
        [day(120)],
      );
      return { text: foundRow.word, rows: (await readOwed(at, 14, day(120), `%${foundRow.word}%`)).rows };
    },
    sortBy: "Outstanding",
    filters: "Filters",
    files: { excel: /^DebitorsReport_.+_to_.+\.xlsx$/, pdf: /^DebitorsReport_.+_to_.+\.pdf$/ },
    failure: "An error occurred while fetching the report.",
    empty: "No data available for the selected filters.",
    salesman: "refused",
  },
  {
    title: "Creditors Report",
    address: ({ day, today }) => `/CreditorsReport?from=${day(90)}&to=${today}`,
    api: "/api/CreditorsReport",
    expected: async (at) => {
      const { rows, total } = await readOwed(at, 27, at.day(90));
      // Suppliers' balances are credits, so the sign changes.
      return { rows, total: { ...total, amount: -total.amount } };
    },
    sortBy: "Supplier Name",
    files: { excel: /^CreditorsReport_.+_to_.+\.xlsx$/, pdf: /^CreditorsReport_.+_to_.+\.pdf$/ },
    failure: "An error occurred while fetching the report.",
    salesman: "refused",
  },
  {
    title: "Trial Balance",
    address: () => "/trailbalance",
    api: "/api/TrailBalance",
    expected: async ({ db, day }) => {
      // The demo's books start in the previous financial year; its income and expenses are one row
      // together (account 0).
      const [[foundRow]] = await db.raw(
        `SELECT SUM(t.debit) AS debit, SUM(t.opening <> 0 OR t.debit <> 0 OR t.credit <> 0) AS accounts FROM (
           SELECT CASE WHEN g.nature IN ('Income', 'Expenses') AND e.date < y.start_date THEN 0 ELSE e.account_id END AS account,
             SUM((e.debit - e.credit) * (e.date < ?)) AS opening, SUM(e.debit * (e.date >= ?)) AS debit, SUM(e.credit * (e.date >= ?)) AS credit
           FROM ledger_entries e, accounts a, account_groups g, financial_years y
           WHERE e.company_id = 1 AND a.company_id = 1 AND a.id = e.account_id AND g.company_id = 1 AND g.id = a.group_id
             AND y.company_id = 1 AND ? BETWEEN y.start_date AND y.end_date
           GROUP BY account) AS t`,
        [day(30), day(30), day(30), day(30)],
      );
      return { rows: Number(foundRow.accounts), total: { column: "Debit", amount: Number(foundRow.debit) } };
    },
    search: () => Promise.resolve({ text: "output igst", rows: 1 }),
    sortBy: "Closing Balance",
    filters: "Filters",
    files: { excel: /^TrialBalance_Ledger_.+_to_.+\.xlsx$/, pdf: /^TrialBalance_Ledger_.+_to_.+\.pdf$/ },
    failure: "An error occurred while fetching the report.",
    salesman: "refused",
  },
  {
    title: "Profit Report",
    address: ({ day, today }) => `/ProfitReport?from=${day(90)}&to=${today}`,
    api: "/api/ProfitReport",
    expected: async (at) => readEarned(at),
    search: async (at) => {
      const [[bill]] = await at.db.raw(
        "SELECT bill_no FROM bills WHERE company_id = 1 AND status = 1 ORDER BY date DESC, id DESC LIMIT 1",
      );
      return { text: bill.bill_no, rows: (await readEarned(at, `%${bill.bill_no}%`)).rows };
    },
    sortBy: "Cost Of Goods",
    filters: "Filters",
    opens: { title: "Itemwise Details - Invoice #", role: "complementary", text: "Subtotal" },
    files: { excel: /^ProfitReport_.+_to_.+\.xlsx$/, pdf: /^ProfitReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch profit report. Please try again.",
    salesman: "refused",
  },
];

/**
 * Number of a group's accounts with a balance before a day or entries since then, and their total
 * balance, from the ledger entries.
 */
async function readOwed({ db, today }: Demo, group: number, from: string, name = "%") {
  const [[foundRow]] = await db.raw(
    `SELECT COUNT(*) AS accounts, SUM(t.balance) AS balance FROM (
       SELECT e.account_id, SUM(e.debit) - SUM(e.credit) AS balance FROM ledger_entries e
       WHERE e.company_id = 1 AND e.date <= ?
         AND e.account_id IN (SELECT a.id FROM accounts a WHERE a.company_id = 1 AND a.group_id = ? AND a.name LIKE ?)
       GROUP BY e.account_id
       HAVING SUM(CASE WHEN e.date < ? THEN e.debit - e.credit END) <> 0 OR MAX(e.date) >= ?) AS t`,
    [today, group, name, from, from],
  );
  return {
    rows: Number(foundRow.accounts),
    total: { column: "Outstanding", amount: Number(foundRow.balance ?? 0) },
  };
}

/**
 * Number of posted bills, and their profit: sales value of the goods minus their cost from stock.
 */
async function readEarned({ db, day, today }: Demo, billNo = "%") {
  const [[foundRow]] = await db.raw(
    `SELECT COUNT(*) AS bills, SUM(b.taxable + (SELECT SUM(m.value) FROM stock_moves m
         WHERE m.company_id = b.company_id AND m.voucher_id = b.voucher_id)) AS profit
     FROM bills b WHERE b.company_id = 1 AND b.status = 1 AND b.bill_no LIKE ? AND b.date BETWEEN ? AND ?`,
    [billNo, day(90), today],
  );
  return { rows: Number(foundRow.bills), total: { column: "Profit", amount: Number(foundRow.profit) } };
}
