import type { ReportId } from "@vanbook/sdk";
import type { AnyReport } from "../report/define/any-report.ts";

/** The reports whose rows can be made as files: those of the widgets, by their operations. */
export type DefinedReportId = keyof typeof definitions;

/** The definition that a report's files are made by, as its widget has it. It is loaded when it is asked for. */
export async function reportDefinition(id: DefinedReportId): Promise<AnyReport> {
  // defineReport has checked each against its own operation; here all are handled alike.
  return (await definitions[id]()).definition as unknown as AnyReport;
}

/** The operations of all of them. */
export function fileReports(): readonly DefinedReportId[] {
  return Object.keys(definitions) as DefinedReportId[]; // of an object that nothing is added to
}

const definitions = {
  "auditLog.report": async () => (await import("../reports/logs/AuditLog.tsx")).AuditLog,
  "bankBook.report": async () => (await import("../reports/ledgers/BankBook.tsx")).BankBook,
  "billsPayable.report": async () => (await import("../reports/ledgers/BillsPayable.tsx")).BillsPayable,
  "billsReceivable.report": async () =>
    (await import("../reports/ledgers/BillsReceivable.tsx")).BillsReceivable,
  "cashBook.report": async () => (await import("../reports/ledgers/CashBook.tsx")).CashBook,
  "creditors.report": async () => (await import("../reports/ledgers/CreditorsReport.tsx")).CreditorsReport,
  "customerLedger.report": async () => (await import("../reports/ledgers/CustomerLedger.tsx")).CustomerLedger,
  "customerPrices.report": async () => (await import("../reports/sales/PriceList.tsx")).PriceList,
  "customers.report": async () =>
    (await import("../reports/accounts/CustomerDetailsReport.tsx")).CustomerDetailsReport,
  "damages.report": async () => (await import("../reports/stock/DamageReport.tsx")).DamageReport,
  "dayBook.report": async () => (await import("../reports/finance/DayBook.tsx")).DayBook,
  "debtors.report": async () => (await import("../reports/ledgers/DebtorsReport.tsx")).DebtorsReport,
  "employees.list": async () => (await import("../reports/trips/Employees.tsx")).Employees,
  "godownStock.report": async () => (await import("../reports/stock/GodownStock.tsx")).GodownStock,
  "hsnReturns.report": async () => (await import("../reports/sales/HsnReturnReport.tsx")).HsnReturnReport,
  "hsnSales.report": async () => (await import("../reports/sales/HsnSaleReport.tsx")).HsnSaleReport,
  "itemCustomerSales.report": async () =>
    (await import("../reports/sales/ItemCustomerSaleReport.tsx")).ItemCustomerSaleReport,
  "itemPurchases.report": async () =>
    (await import("../reports/purchases/ItemPurchaseReport.tsx")).ItemPurchaseReport,
  "itemLedger.report": async () => (await import("../reports/stock/ItemLedger.tsx")).ItemLedger,
  "itemSales.report": async () => (await import("../reports/sales/ItemSaleReport.tsx")).ItemSaleReport,
  "journals.report": async () => (await import("../reports/accounts/JournalReport.tsx")).JournalReport,
  "ledger.report": async () => (await import("../reports/ledgers/LedgerReport.tsx")).LedgerReport,
  "openingStock.report": async () =>
    (await import("../reports/stock/OpeningStockReport.tsx")).OpeningStockReport,
  "orders.report": async () => (await import("../reports/sales/OrderReport.tsx")).OrderReport,
  "payments.report": async () => (await import("../reports/accounts/PaymentReport.tsx")).PaymentReport,
  "productions.report": async () => (await import("../reports/stock/ProductionReport.tsx")).ProductionReport,
  "profit.report": async () => (await import("../reports/finance/ProfitReport.tsx")).ProfitReport,
  "purchases.report": async () => (await import("../reports/purchases/PurchaseReport.tsx")).PurchaseReport,
  "receipts.report": async () => (await import("../reports/accounts/ReceiptReport.tsx")).ReceiptReport,
  "saleTax.report": async () => (await import("../reports/sales/SaleTaxReport.tsx")).SaleTaxReport,
  "sales.report": async () => (await import("../reports/sales/SaleReport.tsx")).SaleReport,
  "signInLog.report": async () => (await import("../reports/logs/SignInLog.tsx")).SignInLog,
  "stock.report": async () => (await import("../reports/stock/StockReport.tsx")).StockReport,
  "batchStock.report": async () => (await import("../reports/stock/BatchStock.tsx")).BatchStock,
  "stockValuation.report": async () => (await import("../reports/stock/StockValuation.tsx")).StockValuation,
  "supplierPurchases.report": async () =>
    (await import("../reports/purchases/SupplierPurchaseReport.tsx")).SupplierPurchaseReport,
  "transLedger.report": async () =>
    (await import("../reports/ledgers/TransLedgerReport.tsx")).TransLedgerReport,
  "trialBalance.report": async () => (await import("../reports/finance/TrialBalance.tsx")).TrialBalance,
  "trips.allReport": async () => (await import("../reports/trips/AllTripReport.tsx")).AllTripReport,
  "trips.lines": async () => (await import("../reports/trips/TripLines.tsx")).TripLines,
  "trips.orders": async () => (await import("../reports/trips/TripOrders.tsx")).TripOrders,
  "trips.receipts": async () => (await import("../reports/trips/TripReceipts.tsx")).TripReceipts,
  "trips.report": async () => (await import("../reports/trips/TripReport.tsx")).TripReport,
  "trips.sales": async () => (await import("../reports/trips/TripSales.tsx")).TripSales,
  "vanLoads.analysis": async () => (await import("../reports/vans/VanLoadAnalysis.tsx")).VanLoadAnalysis,
  "vanLoads.datewise": async () => (await import("../reports/vans/VanLoadDatewise.tsx")).VanLoadDatewise,
  "vanLoads.report": async () => (await import("../reports/vans/VanLoadReport.tsx")).VanLoadReport,
} satisfies Partial<Record<ReportId, () => Promise<{ definition: object }>>>;
