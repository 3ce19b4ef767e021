import type { Migration } from "./migration.ts";
import { company } from "./migrations/001-company.ts";
import { books } from "./migrations/002-books.ts";
import { masters } from "./migrations/003-masters.ts";
import { stockDocuments } from "./migrations/004-stock-documents.ts";
import { moneyDocuments } from "./migrations/005-money-documents.ts";
import { field } from "./migrations/006-field.ts";
import { platform } from "./migrations/007-platform.ts";
import { edits } from "./migrations/008-edits.ts";
import { rollups } from "./migrations/009-rollups.ts";
import { oneReversal } from "./migrations/010-one-reversal.ts";
import { outbox } from "./migrations/011-outbox.ts";
import { savedViews } from "./migrations/012-saved-views.ts";
import { reportKeys } from "./migrations/013-report-keys.ts";
import { mastersAtOnce } from "./migrations/014-masters-at-once.ts";
import { bankLocation } from "./migrations/015-bank-location.ts";
import { datedTaxes } from "./migrations/016-dated-taxes.ts";
import { moreTaxRates } from "./migrations/017-more-tax-rates.ts";
import { signInDelays } from "./migrations/018-sign-in-delays.ts";
import { dashboardKeys } from "./migrations/019-dashboard-keys.ts";
import { saleRollups } from "./migrations/020-sale-rollups.ts";
import { embedTokens } from "./migrations/022-embed-tokens.ts";
import { keyLimits } from "./migrations/023-key-limits.ts";
import { events } from "./migrations/024-events.ts";
import { webhooks } from "./migrations/025-webhooks.ts";
import { webhookDeliveries } from "./migrations/026-webhook-deliveries.ts";
import { accounts } from "./migrations/030-accounts.ts";
import { companyPapers } from "./migrations/034-company-papers.ts";
import { ownAccountGroups } from "./migrations/035-own-account-groups.ts";
import { creditDays } from "./migrations/036-credit-days.ts";
import { settlements } from "./migrations/037-settlements.ts";
import { openOrders } from "./migrations/040-open-orders.ts";
import { reasons } from "./migrations/042-reasons.ts";
import { stockCounts } from "./migrations/043-stock-counts.ts";
import { moneyDiscounts } from "./migrations/044-money-discounts.ts";
import { keptBalances } from "./migrations/045-kept-balances.ts";
import { lineDiscounts } from "./migrations/046-line-discounts.ts";
import { bankDates } from "./migrations/047-bank-dates.ts";
import { expenseTaxes } from "./migrations/048-expense-taxes.ts";
import { notes } from "./migrations/049-notes.ts";
import { services } from "./migrations/050-services.ts";
import { largerUnits } from "./migrations/051-larger-units.ts";
import { taxKinds } from "./migrations/052-tax-kinds.ts";
import { itemPrices } from "./migrations/053-item-prices.ts";
import { batches } from "./migrations/054-batches.ts";
import { hsnCodes } from "./migrations/055-hsn-codes.ts";
import { reverseCharge } from "./migrations/056-reverse-charge.ts";
import { countedBatches } from "./migrations/057-counted-batches.ts";
import { expenseInvoices } from "./migrations/058-expense-invoices.ts";

/** All migrations in order. A released one is never edited: a later one changes what it made. */
export const migrations: readonly Migration[] = [
  company,
  books,
  masters,
  stockDocuments,
  moneyDocuments,
  field,
  platform,
  edits,
  rollups,
  oneReversal,
  outbox,
  savedViews,
  reportKeys,
  mastersAtOnce,
  bankLocation,
  datedTaxes,
  moreTaxRates,
  signInDelays,
  dashboardKeys,
  saleRollups,
  embedTokens,
  keyLimits,
  events,
  webhooks,
  webhookDeliveries,
  accounts,
  companyPapers,
  ownAccountGroups,
  creditDays,
  settlements,
  openOrders,
  reasons,
  stockCounts,
  moneyDiscounts,
  keptBalances,
  lineDiscounts,
  bankDates,
  expenseTaxes,
  notes,
  services,
  largerUnits,
  taxKinds,
  itemPrices,
  batches,
  hsnCodes,
  reverseCharge,
  countedBatches,
  expenseInvoices,
];
