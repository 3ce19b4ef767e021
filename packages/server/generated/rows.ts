// Made by scripts/generate.mjs from openapi.yaml. Never edited.

/** The name of the schema of each report's rows. */
export interface ReportRowName {
  "auditLog.report": "AuditEntry";
  "balanceSheet.report": "BalanceSheetRow";
  "bankBook.report": "BankBookRow";
  "batchStock.report": "BatchStockRow";
  "billsPayable.report": "OutstandingBill";
  "billsReceivable.report": "OutstandingBill";
  "cashBook.report": "CashBookRow";
  "creditors.report": "CreditorRow";
  "customerLedger.report": "CustomerLedgerRow";
  "customerPrices.report": "CustomerPrice";
  "customers.report": "CustomerDetailRow";
  "damages.report": "DamageRow";
  "dayBook.report": "DayBookRow";
  "debtors.report": "DebtorRow";
  "employees.list": "EmployeeRow";
  "godownStock.report": "GodownStockRow";
  "hsnReturns.report": "HsnRow";
  "hsnSales.report": "HsnRow";
  "itemCustomerSales.report": "ItemCustomerSaleRow";
  "itemLedger.report": "ItemLedgerRow";
  "itemPurchases.report": "PurchaseLine";
  "itemSales.report": "ItemSaleRow";
  "journals.report": "JournalRow";
  "ledger.report": "LedgerRow";
  "openingStock.report": "OpeningStockRow";
  "orders.report": "OrderRow";
  "payments.report": "PaymentRow";
  "productions.report": "ProductionRow";
  "profit.report": "ProfitRow";
  "purchases.report": "PurchaseRow";
  "receipts.list": "Receipt";
  "receipts.report": "ReceiptRow";
  "saleTax.report": "SaleTaxRow";
  "sales.report": "SaleBill";
  "signInLog.report": "SignInEntry";
  "stock.report": "StockRow";
  "stockValuation.report": "StockValuationRow";
  "supplierPurchases.report": "PurchaseLine";
  "transLedger.report": "LedgerRow";
  "trialBalance.report": "TrialBalanceRow";
  "trips.allReport": "TripReportRow";
  "trips.lines": "TripLine";
  "trips.orders": "TripOrder";
  "trips.receipts": "TripReceipt";
  "trips.report": "TripReportRow";
  "trips.sales": "TripSale";
  "vanLoads.analysis": "VanLoadAnalysisRow";
  "vanLoads.byDate": "VanLoadDay";
  "vanLoads.datewise": "VanLoadRow";
  "vanLoads.report": "VanLoadRow";
}
