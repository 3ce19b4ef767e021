import { cards } from "./dashboard/cards.ts";
import type { Routes } from "./http/handler.ts";
import { allocations } from "./masters/allocations.ts";
import { beatPlans } from "./masters/beat-plans.ts";
import { imports } from "./imports/imports.ts";
import { accounts } from "./masters/accounts.ts";
import { branches } from "./masters/branches.ts";
import { companies } from "./masters/companies.ts";
import { distributors } from "./masters/distributors.ts";
import { items } from "./masters/items.ts";
import { lookUps } from "./masters/look-ups.ts";
import { macs } from "./masters/macs.ts";
import { users } from "./masters/users.ts";
import { series } from "./masters/series.ts";
import { rateSlabs } from "./masters/rate-slabs.ts";
import { places } from "./masters/places.ts";
import { routeMaster } from "./masters/routes.ts";
import { vehicles } from "./masters/vehicles.ts";
import { zones } from "./masters/zones.ts";
import { apiKeys } from "./platform/api-keys.ts";
import { books } from "./platform/books.ts";
import { health } from "./platform/health.ts";
import { settings } from "./platform/settings.ts";
import { views } from "./platform/views.ts";
import { years } from "./platform/years.ts";
import { hsn } from "./reports/hsn.ts";
import { itemSales } from "./reports/item-sales.ts";
import { creditors } from "./reports/creditors.ts";
import { debtors } from "./reports/debtors.ts";
import { profit } from "./reports/profit.ts";
import { customerLedger } from "./reports/customer-ledger.ts";
import { ledger } from "./reports/ledger.ts";
import { sale } from "./reports/sale.ts";
import { stock } from "./reports/stock.ts";
import { vanLoadAnalysis } from "./reports/van-load-analysis.ts";
import { vanLoadDays } from "./reports/van-load-days.ts";
import { vanLoads as vanLoadReports } from "./reports/van-loads.ts";
import { trialBalance } from "./reports/trial-balance.ts";
import { saleTax } from "./reports/sale-tax.ts";
import { orderReports } from "./reports/orders.ts";
import { purchasesBy } from "./reports/purchase-lines.ts";
import { purchases as purchaseReports } from "./reports/purchases.ts";
import { vanSales } from "./reports/van-sales.ts";
import { whatsapp } from "./reports/whatsapp.ts";
import { profile } from "./session/profile.ts";
import { session } from "./session/session.ts";
import { bills } from "./sync/bills.ts";
import { contras } from "./sync/contras.ts";
import { expenses } from "./sync/expenses.ts";
import { handOvers } from "./sync/hand-overs.ts";
import { journals } from "./sync/journals.ts";
import { openings } from "./sync/openings.ts";
import { payments } from "./sync/payments.ts";
import { receipts } from "./sync/receipts.ts";
import { damages } from "./sync/damages.ts";
import { productions } from "./sync/productions.ts";
import { purchaseReturns } from "./sync/purchase-returns.ts";
import { purchases } from "./sync/purchases.ts";
import { replacements } from "./sync/replacements.ts";
import { saleReturns } from "./sync/sale-returns.ts";
import { locations } from "./sync/locations.ts";
import { masters } from "./sync/masters.ts";
import { orders } from "./sync/orders.ts";
import { trips } from "./sync/trips.ts";
import { visits } from "./sync/visits.ts";
import { vanLoads } from "./sync/van-loads.ts";
import { vouchers } from "./sync/vouchers.ts";
import { messages } from "./team/messages.ts";
import { tasks } from "./team/tasks.ts";
import { receiptLedgerChoices } from "./vouchers/ledgers.ts";
import { receiptList } from "./vouchers/receipt-list.ts";
import { receiptMaster } from "./vouchers/receipts.ts";

/** Every operation that is built. The compiler demands that each one of the contract is here or in pending.ts, never both. */
export const routes = {
  ...session,
  ...profile,
  ...cards,
  ...lookUps,
  ...accounts,
  ...imports,
  ...branches,
  ...companies,
  ...items,
  ...users,
  ...macs,
  ...series,
  ...allocations,
  ...beatPlans,
  ...zones,
  ...rateSlabs,
  ...messages,
  ...tasks,
  ...distributors,
  ...routeMaster,
  ...places,
  ...vehicles,
  ...sale,
  ...stock,
  ...vanLoadReports,
  ...vanLoadAnalysis,
  ...vanLoadDays,
  ...customerLedger,
  ...ledger,
  ...debtors,
  ...creditors,
  ...trialBalance,
  ...profit,
  ...itemSales,
  ...saleTax,
  ...hsn,
  ...purchaseReports,
  ...purchasesBy,
  ...orderReports,
  ...vanSales,
  ...whatsapp,
  ...apiKeys,
  ...bills,
  ...receipts,
  ...receiptMaster,
  ...receiptList,
  ...receiptLedgerChoices,
  ...payments,
  ...expenses,
  ...journals,
  ...contras,
  ...handOvers,
  ...openings,
  ...years,
  ...settings,
  ...views,
  ...books,
  ...damages,
  ...productions,
  ...purchaseReturns,
  ...purchases,
  ...replacements,
  ...saleReturns,
  ...vanLoads,
  ...orders,
  ...trips,
  ...visits,
  ...locations,
  ...masters,
  ...vouchers,
  ...health,
} satisfies Routes;
