import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import * as widgets from "../index.ts";
import { enIN } from "../../sdk/text/en-IN/en-IN.ts";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";
import { makeFileName } from "../../sdk/files/file-name.ts";
import { emptyWords, describeReportFailure } from "./report-words.ts";

const UNFETCHED_MESSAGE = "An error occurred while fetching the report.";
const NO_DATA_MESSAGE = "No data available";

/**
 * Each report's texts if it can't be fetched, if it has no rows ("No data available" unless given),
 * and if a search finds none (the text for no rows unless given). As documented, if they are;
 * SaleReport's stories check how the engine shows them.
 */
const EXPECTED_MESSAGES: Readonly<
  Record<string, readonly [failure: string, empty?: string, noMatch?: string]>
> = {
  AllTripReport: [UNFETCHED_MESSAGE],
  AuditLog: ["Failed to fetch the audit log. Please try again."],
  BalanceSheet: ["Failed to fetch the balance sheet. Please try again."],
  BankBook: ["Failed to fetch the bank book. Please try again."],
  BatchStock: ["Failed to fetch the stock of batches. Please try again."],
  BillsPayable: ["Failed to fetch bills payable. Please try again.", "Nothing is owed."],
  BillsReceivable: ["Failed to fetch bills receivable. Please try again.", "Nobody owes anything."],
  CashBook: ["Failed to fetch the cash book. Please try again."],
  CreditorsReport: [UNFETCHED_MESSAGE],
  CustomerDetailsReport: [UNFETCHED_MESSAGE],
  CustomerLedger: ["Error: The books are being closed."],
  DamageReport: ["Failed to fetch damage report. Please try again."],
  DayBook: ["Failed to fetch the day book. Please try again."],
  DebtorsReport: [UNFETCHED_MESSAGE, "No data available for the selected filters."],
  Employees: ["Failed to fetch employee data", "No employees found"],
  GodownStock: ["Failed to fetch stock report. Please try again."],
  HsnReturnReport: ["Failed to fetch purchase report. Please try again."],
  HsnSaleReport: ["Failed to fetch purchase report. Please try again."],
  ItemCustomerSaleReport: ["Failed to fetch report data. Please try again."],
  ItemLedger: ["Failed to fetch the item ledger. Please try again."],
  ItemPurchaseReport: ["Failed to fetch purchase report. Please try again."],
  ItemSaleReport: ["Failed to fetch report data. Please try again."],
  JournalReport: ["Failed to fetch journal report. Please try again."],
  LedgerReport: ["Failed to fetch ledger data. Please try again."],
  OpeningStockReport: ["Failed to fetch report data. Please try again."],
  OrderReport: ["Failed to fetch order report. Please try again."],
  PaymentReport: ["Failed to fetch payment details."],
  PriceList: [
    "Failed to fetch the price list. Please try again.",
    "No items have a price for this customer.",
  ],
  ProductionReport: ["Failed to fetch production report. Please try again."],
  ProfitAndLoss: ["Failed to fetch P&L data. Please try again."],
  ProfitReport: ["Failed to fetch profit report. Please try again."],
  PurchaseReport: ["Failed to fetch purchase report. Please try again."],
  ReceiptReport: ["Failed to fetch receipt details. Please try again."],
  SaleReport: ["Failed to fetch sale report. Please try again."],
  SaleTaxReport: ["Failed to fetch purchase report. Please try again."],
  SignInLog: ["Failed to fetch the sign-in log. Please try again."],
  StockReport: ["Failed to fetch stock report. Please try again."],
  StockValuation: ["Failed to fetch the stock valuation. Please try again."],
  SupplierPurchaseReport: ["Failed to fetch purchase report. Please try again."],
  TransLedgerReport: ["Failed to fetch ledger data. Please try again."],
  TrialBalance: [UNFETCHED_MESSAGE],
  TripLines: [UNFETCHED_MESSAGE],
  TripOrders: [UNFETCHED_MESSAGE],
  TripReceipts: [UNFETCHED_MESSAGE],
  TripReport: [UNFETCHED_MESSAGE],
  TripSales: [UNFETCHED_MESSAGE],
  VanLoadAnalysis: ["Failed to load stock report."],
  VanLoadDatewise: ["Failed to load stock report.", NO_DATA_MESSAGE, "No matching data found"],
  VanLoadReport: ["Failed to load stock report.", NO_DATA_MESSAGE, "No matching data found"],
};

/** Documented file names, for a week that ends on 21-11-2026. */
const EXPECTED_FILES: readonly (readonly [report: string, kind: "excel" | "pdf", name: string])[] = [
  ["StockReport", "pdf", "Stock_Report_2026-11-21.pdf"],
  ["PurchaseReport", "excel", "PurchaseReport_2026-11-14_to_2026-11-21.xlsx"],
  ["PurchaseReport", "pdf", "PurchaseReport_2026-11-14_to_2026-11-21.pdf"],
  ["SupplierPurchaseReport", "excel", "SupplierPurchases_2026-11-14_to_2026-11-21.xlsx"],
  ["ItemPurchaseReport", "excel", "ItemPurchaseReport_2026-11-14_to_2026-11-21.xlsx"],
  ["ItemSaleReport", "excel", "Itemwise_Sale_Report.xlsx"],
  ["ItemSaleReport", "pdf", "Itemwise_Sale_Analysis_2026-11-14_to_2026-11-21.pdf"],
  ["ItemCustomerSaleReport", "excel", "Itemwise_Sale_Customer.xlsx"],
  ["ItemCustomerSaleReport", "pdf", "Itemwise_Sale_Customer.pdf"],
  ["SaleTaxReport", "excel", "Saletax_2026-11-14_to_2026-11-21.xlsx"],
  ["SaleTaxReport", "pdf", "Saletax_2026-11-14_to_2026-11-21.pdf"],
  ["HsnSaleReport", "excel", "HSN_Report_2026-11-14_to_2026-11-21.xlsx"],
  ["HsnSaleReport", "pdf", "HSN_Sales_Report.pdf"],
  ["HsnReturnReport", "excel", "HSN_Return_Report_2026-11-14_to_2026-11-21.xlsx"],
  ["HsnReturnReport", "pdf", "HSN_Return_Report.pdf"],
];

/** The reports that are exported to hosts, by name. */
const reports = new Map<string, AnyReport>(
  Object.entries(widgets).flatMap(([name, widget]) =>
    typeof widget === "function" && "definition" in widget && isReport(widget.definition)
      ? // The engine handles every report alike.
        [[name, widget.definition as unknown as AnyReport] as const]
      : [],
  ),
);

test.each(Object.entries(EXPECTED_MESSAGES))(
  "%s shows its own messages for a failure, for no rows and for no match",
  (name, [failure, empty = NO_DATA_MESSAGE, noMatch = empty]) => {
    const report = getReport(name);
    const closedError = new VanbookError({
      code: "UNAVAILABLE",
      status: 503,
      message: "The books are being closed.",
    });
    const { title, detail } = describeReportFailure(closedError, report, enIN);
    expect(title).toBe(failure);
    // The server's message is part of the report's text, or shown next to it.
    expect(`${title} ${detail ?? ""}`).toContain("The books are being closed.");
    expect(emptyWords(report, enIN, "")).toBe(empty);
    expect(emptyWords(report, enIN, "gauze")).toBe(noMatch);
  },
);

test("a report that includes the server's message in its own shows a separate message for no answer", () => {
  const networkError = new VanbookError({ code: "NETWORK", message: "fetch failed" });
  expect(describeReportFailure(networkError, getReport("CustomerLedger"), enIN).title).toBe(
    "No response from the server. Please check your connection.",
  );
});

test.each([
  ["Error: The books are being closed.", { code: "UNAVAILABLE", status: 503 }],
  ["Error: Failed to fetch ledger details.", { code: "BAD_ANSWER", status: 500 }],
  ["Error: Failed to fetch ledger details.", { code: "UNEXPLAINED", status: 200 }],
  ["No response from the server. Please check your connection.", { code: "NETWORK" }],
  ["No response from the server. Please check your connection.", { code: "TIMEOUT" }],
  ["An unexpected error occurred.", { code: "TOKEN_UNAVAILABLE" }],
])("the customer ledger says '%s' after %o", (title, failure) => {
  const error = new VanbookError({ ...failure, message: "The books are being closed." });
  expect(describeReportFailure(error, getReport("CustomerLedger"), enIN).title).toBe(title);
});

test("the customer ledger says 'An unexpected error occurred.' after an error of the program", () => {
  expect(describeReportFailure(new TypeError("x is undefined"), getReport("CustomerLedger"), enIN)).toEqual({
    title: "An unexpected error occurred.",
    detail: "x is undefined",
  });
});

test.each(EXPECTED_FILES)("%s names its %s file %s", (name, kind, file) => {
  const { title, words } = getReport(name);
  expect(makeFileName(title, words?.file, { from: "2026-11-14", to: "2026-11-21" }, kind)).toBe(file);
});

function getReport(name: string): AnyReport {
  const report = reports.get(name);
  if (!report) throw new Error(`There is no ${name}.`);
  return report;
}

test.each([
  ["excel", ["ItemCustomerSaleReport", "ItemSaleReport"]],
  ["pdf", ["HsnReturnReport", "HsnSaleReport", "ItemCustomerSaleReport"]],
] as const)("the name of every %s file has its dates, but for those documented without", (kind, without) => {
  const range = { from: "2026-11-14", to: "2026-11-21" };
  const undatedFiles = [...reports].flatMap(([name, report]) => {
    const file = makeFileName(report.title, report.words?.file, range, kind);
    return report.range && !file.includes("2026-11-21") ? [name] : [];
  });
  expect(undatedFiles).toEqual(without);
});

/** Vouchers and maps also have an operation, but only reports have columns and a file. */
function isReport(definition: object): boolean {
  return "operation" in definition && "columns" in definition;
}
