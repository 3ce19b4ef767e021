import { settleOldestFirst } from "../../reports/paid-oldest-first.ts";
import type { Demo, ScreenCase } from "./screen-case.ts";

export const bookScreens: readonly ScreenCase[] = [
  {
    title: "Day Book",
    address: ({ day, today }) => `/DayBook?from=${day(30)}&to=${today}`,
    api: "/api/v1/day-book",
    expected: async ({ db, day }) => {
      const [[foundRow]] = await db.raw(
        `SELECT COUNT(DISTINCT v.kind, v.year_id, v.series_id, v.number) AS vouchers,
           SUM(CASE WHEN v.kind NOT IN ('receipt', 'purchase', 'sale_return', 'credit_note', 'van_load') AND NOT EXISTS (
             SELECT 1 FROM vouchers r WHERE r.company_id = v.company_id AND r.reverses_id = v.id) THEN v.amount ELSE 0 END) AS debit
         FROM vouchers v WHERE v.company_id = 1 AND v.reverses_id IS NULL AND v.date >= ?`,
        [day(30)],
      );
      return { rows: Number(foundRow.vouchers), total: { column: "Debit", amount: Number(foundRow.debit) } };
    },
    sortBy: "Voucher No",
    filters: "Filters",
    opens: { title: "Voucher", role: "complementary", text: "Entered By" },
    files: { excel: /^DayBook_.+_to_.+\.xlsx$/, pdf: /^DayBook_.+_to_.+\.pdf$/ },
    failure: "Failed to fetch the day book. Please try again.",
    salesman: "refused",
  },
  ...[
    { title: "Cash Book", book: "cash", name: "CashBook", groups: [6] },
    { title: "Bank Book", book: "bank", name: "BankBook", groups: [5, 26] },
  ].map(({ title, book, name, groups }): ScreenCase => ({
    title,
    address: ({ day, today }) => `/${name}?from=${day(30)}&to=${today}`,
    api: `/api/v1/${book}-book`,
    expected: (at) => sumMoved(at, groups),
    sortBy: "Voucher No",
    ...(book === "bank" && { filters: "Filters" }),
    opens: { title: "Entry", role: "complementary", text: "Voucher Type" },
    files: {
      excel: new RegExp(`^${name}_.+_to_.+\\.xlsx$`),
      pdf: new RegExp(`^${name}_.+_to_.+\\.pdf$`),
    },
    failure: `Failed to fetch the ${book} book. Please try again.`,
    salesman: "refused",
  })),
  ...[
    {
      title: "Bills Receivable",
      name: "BillsReceivable",
      group: 14,
      sign: 1,
      empty: "Nobody owes anything.",
    },
    { title: "Bills Payable", name: "BillsPayable", group: 27, sign: -1, empty: "Nothing is owed." },
  ].map(({ title, name, group, sign, empty }): ScreenCase => ({
    title,
    address: () => `/${name}`,
    api: `/api/v1/${title.toLowerCase().replace(" ", "-")}`,
    expected: (at) => open(at, group, sign),
    sortBy: "Outstanding",
    opens: { title: "Bill", role: "complementary", text: "Due Date" },
    files: { excel: /\.xlsx$/, pdf: /\.pdf$/ },
    failure: `Failed to fetch ${title.toLowerCase()}. Please try again.`,
    empty,
    emptyAddress: () => `/${name}?Date=2024-01-31`,
    salesman: "refused",
  })),
];

/** Number of open bills of a group, and the open amount. */
async function open({ db, today }: Demo, group: number, sign: number) {
  const bills = [...(await settleOldestFirst(db, { group, sign, day: today })).values()];
  const paise = bills.reduce((sum, amount) => sum + amount, 0);
  return { rows: bills.length, total: { column: "Outstanding", amount: paise / 100 } };
}

/** Number of ledger entries of some groups' accounts in the last 30 days, and their total debit. */
async function sumMoved({ db, day }: Demo, groups: readonly number[]) {
  const [[foundRow]] = await db.raw(
    `SELECT COUNT(*) AS lines_, SUM(e.debit) AS received FROM ledger_entries e
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE e.company_id = 1 AND e.date >= ? AND a.group_id IN (${groups.join(", ")})`,
    [day(30)],
  );
  return { rows: Number(foundRow.lines_), total: { column: "Receipts", amount: Number(foundRow.received) } };
}
