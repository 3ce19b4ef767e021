import type { Row } from "@vanbook/sdk";
import type { ReportServer } from "./report-server.ts";

/** A small set of books: a month in which 1,500.50 was earned and 1,000.25 spent. */
export const balances = [
  line("Assets", "Bank Accounts", 2, "Federal Bank", 5_000, 1_500.5, 0),
  line("Assets", "Cash-in-Hand", 1, "Main Cash", 800, 0, 600.25),
  line("Assets", "Cash-in-Hand", 5, "Cash with Anil Kumar", 200, 0, 400),
  line("Liabilities", "Capital Account", 9, "Capital", -5_500, 0, 0),
  line("Liabilities", "Reserves & Surplus", null, "Profit & Loss (prior years)", -500, 0, 0),
  line("Income", "Sales Accounts", 3, "Sales", 0, 100, 1_600.5),
  line("Expenses", "Cost of Goods Sold", 4, "Goods", 0, 600.25, 0),
  line("Expenses", "Indirect Expenses", 6, "Rent", 0, 300, 0),
  line("Expenses", "Indirect Expenses", 7, "Vehicle Fuel", 0, 100, 0),
] satisfies Row<"trialBalance.report">[];

/** The trial balance's server; other rows may be given. */
export function trialBalanceServer(rows: readonly Row<"trialBalance.report">[] = balances): ReportServer {
  return {
    reports: {
      "/api/TrailBalance": {
        rows: rows.map((row) => ({ ...row })),
        totals: ["OpeningBalance", "Debit", "Credit", "ClosingBalance"],
        filters: { GName: (row, value) => row.GName === value },
        ties: [{ label: "Total of credits", amount: 2_600.75, agrees: true }],
      },
    },
    answers: {
      "/api/getAccGroup": [
        { GSlNo: 5, GName: "Bank Accounts" },
        { GSlNo: 6, GName: "Cash-in-Hand" },
      ],
    },
  };
}

/** One account; the closing is opening + debit − credit, in paise. */
export function line(
  Type: "Assets" | "Liabilities" | "Income" | "Expenses",
  GName: string,
  AcHead: number | null,
  HName: string,
  OpeningBalance: number,
  Debit: number,
  Credit: number,
) {
  const ClosingBalance = Math.round((OpeningBalance + Debit - Credit) * 100) / 100;
  return {
    Type,
    GName,
    AcHead,
    Name: HName,
    HName,
    OpeningBalance,
    Debit,
    Credit,
    ClosingBalance,
    RetailBillNo: null,
  };
}
