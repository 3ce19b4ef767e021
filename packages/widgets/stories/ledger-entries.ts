import type { Row } from "@vanbook/sdk";
import type { ReportServer } from "./report-server.ts";

type Entry = Row<"ledger.report">;

/** A bank account over a week: 40,000.00 before it, 15,250.50 in and 61,200.00 out, so that it ends 5,949.50 overdrawn. */
export const bankEntries = [
  {
    Date: "2026-11-16",
    Type: "Receipt",
    TransactionNo: "RCT/812",
    Debit: 15_250.5,
    Credit: 0,
    Balance: 55_250.5,
    AccountHead: "Lakeshore Hospital",
    OtherNarration: "NEFT of 15 November, bills 1204 and 1231",
    BillID: null,
  },
  {
    Date: "2026-11-17",
    Type: "Payment",
    TransactionNo: "PAY/97",
    Debit: 0,
    Credit: 60_000,
    Balance: -4749.5,
    AccountHead: "Romsons Surgicals",
    OtherNarration: null,
    BillID: null,
  },
  {
    Date: "2026-11-19",
    Type: "Expense",
    TransactionNo: "EXP/40",
    Debit: 0,
    Credit: 1200,
    Balance: -5949.5,
    AccountHead: "Bank Charges",
    OtherNarration: null,
    BillID: null,
  },
] satisfies Entry[];

/** A server with that account (8) and a customer (31) whose bill of the day was cancelled. */
export function ledgerServer(path: string): ReportServer {
  return {
    reports: {
      [path]: {
        rows: bankEntries,
        range: { field: "Date", from: "FromDate", to: "ToDate" },
        filters: { Type: (row, value) => value === "All" || row["Type"] === value },
        totals: ["Debit", "Credit"],
        figures: { Opening: 40_000, Closing: -5949.5 },
        ties: [{ label: "Trial balance", amount: -5949.5, agrees: true }],
      },
    },
    answers: {
      "/api/Achead": [
        { HSlNo: 8, HName: "State Bank of India" },
        { HSlNo: 31, HName: "Lakeshore Hospital" },
      ],
    },
  };
}

/** A customer's bill and its cancelled twin. */
export const customerEntries = [
  {
    Date: "2026-11-20",
    Type: "Sale",
    TransactionNo: "B2B/26-27/310",
    Debit: 1791.06,
    Credit: 0,
    Balance: 1791.06,
    AccountHead: "Sales",
    OtherNarration: null,
    BillID: 5012,
  },
  {
    Date: "2026-11-20",
    Type: "Sale Reversal",
    TransactionNo: "B2B/26-27/310",
    Debit: 0,
    Credit: 1791.06,
    Balance: 0,
    AccountHead: "Sales",
    OtherNarration: null,
    BillID: 5012,
  },
] satisfies Entry[];
