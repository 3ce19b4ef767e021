import type { Demo, ScreenCase } from "./screen-case.ts";

export const accountScreens: readonly ScreenCase[] = [
  {
    title: "Receipt Report",
    address: ({ day, today }) => `/ReceiptReport?from=${day(120)}&to=${today}`,
    api: "/api/GetReceiptDetailes",
    expected: (demo) => sumCredited(demo, "receipt", "receipts"),
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT a.name, COUNT(*) AS found FROM receipts d JOIN accounts a ON a.company_id = d.company_id AND a.id = d.party_id
         WHERE d.company_id = 1 AND d.status <> 3 AND d.date BETWEEN ? AND ? GROUP BY a.name ORDER BY COUNT(*) DESC, a.name LIMIT 1`,
        [day(120), today],
      );
      return { text: row.name, rows: Number(row.found) };
    },
    sortBy: "Customer Name",
    filters: "Receipt Report Filters",
    opens: { title: "Receipt Details", role: "complementary", text: "Receipt No" },
    files: { excel: /^ReceiptReport_.+_to_.+\.xlsx$/, pdf: /^ReceiptReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch receipt details. Please try again.",
    salesman: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS found FROM receipts d WHERE d.company_id = 1 AND d.status <> 3 AND d.date BETWEEN ? AND ?
         AND d.user_id = (SELECT u.id FROM users u WHERE u.company_id = 1 AND u.username = 'anil')`,
        [day(120), today],
      );
      return { rows: Number(row.found) };
    },
  },
  {
    title: "Payment Report",
    address: ({ day, today }) => `/PaymentReport?from=${day(120)}&to=${today}`,
    api: "/api/GetPaymentReport",
    expected: async (demo) => {
      const [paidSums, spentSums] = [
        await sumCredited(demo, "payment", "payments"),
        await sumCredited(demo, "expense", "expenses"),
      ];
      const amount = Math.round((paidSums.total.amount + spentSums.total.amount) * 100) / 100;
      return { rows: paidSums.rows + spentSums.rows, total: { column: "Amount", amount } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS found FROM expenses d JOIN accounts a ON a.company_id = d.company_id AND a.id = d.account_id
         WHERE d.company_id = 1 AND d.status <> 3 AND d.date BETWEEN ? AND ? AND a.name = 'Vehicle Fuel'`,
        [day(120), today],
      );
      return { text: "Vehicle Fuel", rows: Number(row.found) };
    },
    sortBy: "Paid To",
    filters: "Payment Report Filters",
    opens: { title: "Payment Details", role: "complementary", text: "Paid From" },
    files: { excel: /^PaymentReport_.+_to_.+\.xlsx$/, pdf: /^PaymentReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch payment details.",
    salesman: "refused",
  },
  {
    title: "Journal Report",
    address: ({ day, today }) => `/JournalReport?from=${day(200)}&to=${today}`,
    api: "/api/GetJournalReport",
    // Journals of two lines, counted in the ledger.
    expected: async ({ db, day, today }) => {
      const [voucherRow] = await db.raw(
        `SELECT v.id, SUM(e.debit) AS amount FROM vouchers v
         JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
         WHERE v.company_id = 1 AND v.kind = 'journal' AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ?
         GROUP BY v.id HAVING COUNT(*) = 2`,
        [day(200), today],
      );
      const paise = (voucherRow as { amount: string }[]).reduce(
        (sum, one) => sum + Math.round(Number(one.amount) * 100),
        0,
      );
      return { rows: voucherRow.length, total: { column: "Amount", amount: paise / 100 } };
    },
    search: async ({ db, day, today }) => {
      const [[row]] = await db.raw(
        `SELECT COUNT(DISTINCT v.id) AS found FROM vouchers v JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
         JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id AND a.name = 'Depreciation'
         WHERE v.company_id = 1 AND v.kind = 'journal' AND v.date BETWEEN ? AND ?`,
        [day(200), today],
      );
      return { text: "Depreciation of the month", rows: Number(row.found) };
    },
    sortBy: "Debit",
    filters: "Journal Report Filters",
    opens: { title: "Journal Details", role: "complementary", text: "Narration" },
    files: { excel: /^JournalReport_.+_to_.+\.xlsx$/, pdf: /^JournalReport_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch journal report. Please try again.",
    salesman: "refused",
  },
  {
    title: "Customer Details Report",
    address: () => "/CustomerDetailsReport?size=1000",
    api: "/api/GetCustomerDetailReport",
    expected: async ({ db }) => {
      const [[row]] = await db.raw(
        "SELECT COUNT(*) AS found FROM accounts WHERE company_id = 1 AND group_id = 14 AND is_deleted = 0",
      );
      return { rows: Number(row.found) };
    },
    search: async ({ db }) => {
      const [[row]] = await db.raw(
        "SELECT mobile FROM accounts WHERE company_id = 1 AND group_id = 14 AND is_deleted = 0 AND mobile <> '' ORDER BY id LIMIT 1",
      );
      const [[countRow]] = await db.raw(
        "SELECT COUNT(*) AS found FROM accounts WHERE company_id = 1 AND group_id = 14 AND is_deleted = 0 AND mobile = ?",
        [row.mobile],
      );
      return { text: row.mobile, rows: Number(countRow.found) };
    },
    sortBy: "Customer Name",
    filters: "Customer Details Report Filters",
    files: { excel: /^CustomerDetailsReport_.+\.xlsx$/, pdf: /^CustomerDetailsReport_.+\.pdf$/ },
    failure: "An error occurred while fetching the report.",
    emptyAddress: () => "/CustomerDetailsReport?q=no+such+customer",
    salesman: "refused",
  },
];

/**
 * Number of documents in 120 days, including cancelled ones, and the total credit of the ledger
 * entries of those in effect.
 */
async function sumCredited({ db, day, today }: Demo, kind: string, table: string) {
  const [[row]] = await db.raw(
    `SELECT COUNT(*) AS found, COALESCE(SUM(IF(d.status = 1, e.credit, 0)), 0) AS amount FROM vouchers v
     JOIN ${table} d ON d.company_id = v.company_id AND d.voucher_id = v.id AND d.status IN (1, 2)
     JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id AND e.credit > 0
     WHERE v.company_id = 1 AND v.kind = ? AND v.reverses_id IS NULL AND v.date BETWEEN ? AND ?`,
    [kind, day(120), today],
  );
  return { rows: Number(row.found), total: { column: "Amount", amount: Number(row.amount) } };
}
