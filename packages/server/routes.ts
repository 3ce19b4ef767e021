import { cards } from "./dashboard/cards.ts";
import { charts } from "./dashboard/charts.ts";
import { dashboardCounts } from "./dashboard/counts.ts";
import { dashboardInvoices } from "./dashboard/invoices.ts";
import { dashboardOverview } from "./dashboard/overview.ts";
import { storage } from "./dashboard/stock.ts";
import { notices } from "./dashboard/notices.ts";
import type { Routes } from "./contract/handler.ts";
import { allocations } from "./masters/allocations.ts";
import { beatPlans } from "./masters/beat-plans.ts";
import { imports } from "./imports/imports.ts";
import { accounts } from "./masters/accounts.ts";
import { accountGroups } from "./masters/account-groups.ts";
import { ledgerAccounts } from "./masters/ledger-accounts.ts";
import { branches } from "./masters/branches.ts";
import { companies } from "./masters/companies.ts";
import { distributors } from "./masters/distributors.ts";
import { items } from "./masters/items.ts";
import { lookUps } from "./masters/look-ups.ts";
import { macs } from "./masters/macs.ts";
import { userAccess } from "./masters/user-access.ts";
import { users } from "./masters/users.ts";
import { series } from "./masters/series.ts";
import { priceLists } from "./masters/price-lists.ts";
import { rateSlabs } from "./masters/rate-slabs.ts";
import { hsnCodes } from "./masters/taxes/hsn-codes.ts";
import { taxes } from "./masters/taxes/taxes.ts";
import { places } from "./masters/places.ts";
import { routeMaster } from "./masters/routes.ts";
import { vehicles } from "./masters/vehicles.ts";
import { zones } from "./masters/zones.ts";
import { apiKeys } from "./platform/api-keys.ts";
import { webhooks } from "./webhooks/webhooks.ts";
import { events } from "./platform/events.ts";
import { embedOrigins } from "./platform/embed-origins.ts";
import { embedTokens } from "./platform/embed-tokens.ts";
import { books } from "./platform/books-check.ts";
import { records } from "./platform/find.ts";
import { health } from "./platform/health.ts";
import { setUp } from "./masters/set-up.ts";
import { settings } from "./platform/settings.ts";
import { views } from "./platform/views.ts";
import { years } from "./masters/years.ts";
import { customerReport } from "./reports/accounts/customers.ts";
import { journalReport } from "./reports/accounts/journals.ts";
import { paymentReport } from "./reports/accounts/payments.ts";
import { receiptReport } from "./reports/accounts/receipts.ts";
import { customerPrices } from "./reports/sales/customer-prices.ts";
import { hsn } from "./reports/sales/hsn.ts";
import { itemSales } from "./reports/sales/item-sales.ts";
import { creditors } from "./reports/ledgers/creditors.ts";
import { debtors } from "./reports/ledgers/debtors.ts";
import { reminders } from "./reports/ledgers/reminders.ts";
import { profit } from "./reports/finance/profit.ts";
import { customerLedger } from "./reports/ledgers/customer-ledger.ts";
import { ledger } from "./reports/ledgers/ledger.ts";
import { sale } from "./reports/sales/sale.ts";
import { damageReport } from "./reports/stock/damages.ts";
import { openingStock } from "./reports/stock/opening-stock.ts";
import { productionReports } from "./reports/stock/productions.ts";
import { auditLog } from "./reports/logs/audit-log.ts";
import { signInLog } from "./reports/logs/sign-in-log.ts";
import { itemLedger } from "./reports/stock/item-ledger.ts";
import { stock } from "./reports/stock/stock.ts";
import { batchStock } from "./reports/stock/batch-stock.ts";
import { stockValuation } from "./reports/stock/stock-valuation.ts";
import { vanLoadAnalysis } from "./reports/vans/van-load-analysis.ts";
import { vanLoadDays } from "./reports/vans/van-load-days.ts";
import { vanLoads as vanLoadReports } from "./reports/vans/van-loads.ts";
import { outstandingBills } from "./reports/ledgers/outstanding-bills.ts";
import { bankBook } from "./reports/ledgers/bank-book.ts";
import { bankMarks } from "./reports/ledgers/bank-marks.ts";
import { cashBook } from "./reports/ledgers/cash-book.ts";
import { balanceSheet } from "./reports/finance/balance-sheet.ts";
import { dayBook } from "./reports/finance/day-book.ts";
import { trialBalance } from "./reports/finance/trial-balance.ts";
import { saleTax } from "./reports/sales/sale-tax.ts";
import { orderReports } from "./reports/sales/orders.ts";
import { purchasesBy } from "./reports/purchases/purchase-lines.ts";
import { purchases as purchaseReports } from "./reports/purchases/purchases.ts";
import { vanSales } from "./reports/vans/van-sales.ts";
import { whatsapp } from "./outbox/whatsapp.ts";
import { ownFactor } from "./session/own-factor.ts";
import { ownSessions } from "./session/own-sessions.ts";
import { profile } from "./session/profile.ts";
import { recovery } from "./session/recovery.ts";
import { secondSteps } from "./session/second-steps.ts";
import { session } from "./session/session.ts";
import { bills } from "./documents/bills.ts";
import { billPaper } from "./documents/papers/bill-paper.ts";
import { goodsPapers } from "./documents/papers/goods-papers.ts";
import { moneyPapers } from "./documents/papers/money-papers.ts";
import { notePapers } from "./documents/papers/note-papers.ts";
import { returnPapers } from "./documents/papers/return-papers.ts";
import { contras } from "./documents/contras.ts";
import { expenses } from "./documents/expenses.ts";
import { handOvers } from "./documents/hand-overs.ts";
import { journals } from "./documents/journals.ts";
import { openings } from "./documents/openings.ts";
import { creditNotes, debitNotes } from "./documents/notes.ts";
import { payments } from "./documents/payments.ts";
import { receipts } from "./documents/receipts.ts";
import { damages } from "./documents/damages.ts";
import { stockCounts } from "./documents/stock-counts.ts";
import { countableStock } from "./documents/choices/countable-stock.ts";
import { productions } from "./documents/productions.ts";
import { purchaseReturns } from "./documents/purchase-returns.ts";
import { purchases } from "./documents/purchases.ts";
import { replacements } from "./documents/replacements.ts";
import { openBills } from "./documents/choices/open-bills.ts";
import { openOrders } from "./documents/choices/open-orders.ts";
import { returnableBills } from "./documents/choices/returnable-bills.ts";
import { returnablePurchases } from "./documents/choices/returnable-purchases.ts";
import { saleReturns } from "./documents/sale-returns.ts";
import { employees } from "./field/employees.ts";
import { liveMap } from "./field/live-map.ts";
import { locations } from "./field/locations.ts";
import { masters } from "./field/field-masters.ts";
import { orders } from "./documents/orders.ts";
import { tripDays } from "./field/trip-days.ts";
import { tripDocuments } from "./field/trip-documents.ts";
import { tripReports } from "./field/trip-reports.ts";
import { trips } from "./field/trips.ts";
import { visits } from "./field/visits.ts";
import { vanLoads } from "./documents/van-loads.ts";
import { vouchers } from "./documents/vouchers.ts";
import { messages } from "./team/messages.ts";
import { tasks } from "./team/tasks.ts";
import { receiptLedgerChoices } from "./vouchers/ledgers.ts";
import { receiptList } from "./vouchers/receipt-list.ts";
import { receiptMaster } from "./vouchers/receipts.ts";

/** The handlers of all operations. The compiler demands that each operation of the contract is here. */
export const routes = {
  ...session,
  ...profile,
  ...secondSteps,
  ...ownFactor,
  ...ownSessions,
  ...recovery,
  ...cards,
  ...charts,
  ...dashboardCounts,
  ...dashboardInvoices,
  ...dashboardOverview,
  ...notices,
  ...storage,
  ...lookUps,
  ...accounts,
  ...accountGroups,
  ...ledgerAccounts,
  ...imports,
  ...branches,
  ...companies,
  ...setUp,
  ...records,
  ...items,
  ...users,
  ...userAccess,
  ...macs,
  ...series,
  ...allocations,
  ...beatPlans,
  ...zones,
  ...priceLists,
  ...rateSlabs,
  ...taxes,
  ...hsnCodes,
  ...messages,
  ...tasks,
  ...distributors,
  ...routeMaster,
  ...places,
  ...vehicles,
  ...sale,
  ...stock,
  ...batchStock,
  ...stockValuation,
  ...itemLedger,
  ...signInLog,
  ...auditLog,
  ...vanLoadReports,
  ...vanLoadAnalysis,
  ...vanLoadDays,
  ...customerLedger,
  ...ledger,
  ...debtors,
  ...creditors,
  ...outstandingBills,
  ...trialBalance,
  ...cashBook,
  ...bankBook,
  ...bankMarks,
  ...balanceSheet,
  ...dayBook,
  ...profit,
  ...itemSales,
  ...saleTax,
  ...hsn,
  ...purchaseReports,
  ...purchasesBy,
  ...customerPrices,
  ...orderReports,
  ...vanSales,
  ...receiptReport,
  ...paymentReport,
  ...journalReport,
  ...customerReport,
  ...openingStock,
  ...productionReports,
  ...damageReport,
  ...whatsapp,
  ...reminders,
  ...apiKeys,
  ...events,
  ...webhooks,
  ...embedOrigins,
  ...embedTokens,
  ...bills,
  ...receipts,
  ...receiptMaster,
  ...receiptList,
  ...receiptLedgerChoices,
  ...payments,
  ...creditNotes,
  ...debitNotes,
  ...expenses,
  ...journals,
  ...billPaper,
  ...returnPapers,
  ...moneyPapers,
  ...notePapers,
  ...goodsPapers,
  ...contras,
  ...handOvers,
  ...openings,
  ...years,
  ...settings,
  ...views,
  ...books,
  ...damages,
  ...stockCounts,
  ...countableStock,
  ...productions,
  ...purchaseReturns,
  ...purchases,
  ...replacements,
  ...openBills,
  ...openOrders,
  ...returnableBills,
  ...returnablePurchases,
  ...saleReturns,
  ...vanLoads,
  ...orders,
  ...trips,
  ...visits,
  ...locations,
  ...liveMap,
  ...employees,
  ...tripDays,
  ...tripDocuments,
  ...tripReports,
  ...masters,
  ...vouchers,
  ...health,
} satisfies Routes;
