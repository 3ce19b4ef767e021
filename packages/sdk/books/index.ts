// The books as pure functions: what a document posts, prices, taxes, values, settles and batches.
// No database, server or page code: callers read before and write after. Internal to Vanbook's own
// packages: hosts have no such entry (decision 54).

export { ACCOUNT_GROUP } from "./account-groups.ts";
export { cancelVoucher, editVoucher, refuseOtherNumber } from "./change-voucher.ts";
export { EXPENSE_ACCOUNTS, ACCOUNT_GROUPS, SYSTEM_ACCOUNTS, SYSTEM_KEYS } from "./chart-of-accounts.ts";
export type { SystemAccounts, SystemKey } from "./chart-of-accounts.ts";
export type {
  Books,
  DocumentItem,
  Party,
  Supplier,
  SupplyKind,
  UnknownGstin,
  UnknownState,
} from "./company-books.ts";
export {
  CANCELLED_STATUS,
  DOCUMENT_STATUS,
  PAYMENT_MODE,
  ORDER_STATUS,
  POSTED_STATUS,
  REPLACED_STATUS,
  findStatusName,
} from "./document-status.ts";
export {
  CHANGING_COLUMNS,
  CURRENT_LIST,
  DIGEST_LISTS,
  NULL_VALUE,
  parseColumns,
  VALUE_SEPARATOR,
} from "./digests/digest-lists.ts";
export type { DigestColumn, DigestedTable } from "./digests/digest-lists.ts";
export { makeDigestColumns, makeOrderDigestColumns, type RowsOfVoucher } from "./digests/voucher-digest.ts";
export {
  DOCUMENT_TABLES,
  findDocumentTables,
  type DocumentTable,
  type LineTable,
} from "./document-tables.ts";
export {
  chooseNoTaxReason,
  leaveOutTax,
  readNoTaxReason,
  type NoTaxReason,
} from "./documents/uncharged-tax.ts";
export { findGstKind, findGstKindFault, isWithoutPayment, readGstKind, type GstKind } from "./gst-kind.ts";
export {
  toFrozenHead,
  toFrozenLines,
  hasGstin,
  toParty,
  toSupplier,
  withPlaceOfSupply,
} from "./frozen-lines.ts";
export type { FrozenHead, FrozenHeadRow, FrozenLines, FrozenRow, SupplierRow } from "./frozen-lines.ts";
export { readLineDiscount, chooseLineTerms } from "./line-price.ts";
export { isSamePlace, makeShipToColumns, toShipTo, type ShipTo, type ShipToColumns } from "./ship-to.ts";
export {
  RATE_TYPES,
  listPrice,
  findPriceOnDay,
  type DatedPrice,
  type ItemRow,
  type RateType,
  type UnitPrice,
  findChallanPrice,
  findListedPrice,
  readRateType,
  removeTax,
} from "./list-price.ts";
export {
  toAbsolute,
  costRate,
  formatCostRate,
  formatPaise,
  formatRupees,
  formatPercent,
  formatPrice,
  formatQuantity,
  paise,
  percent,
  price,
  quantity,
  sum,
} from "./money.ts";
export type { Paise, Percent, Price, Quantity } from "./money.ts";
export { isOpeningBill, listDocumentIds, payOpeningAgain } from "./opening-bills.ts";
export type { NamedOpeningBill, PaidOpeningBill } from "./opening-bills.ts";
export type { StandingVoucher, VoucherRow } from "./posted-voucher.ts";
export { calculateSlabDiscount, type Slab } from "./rate-slab-discount.ts";
export { reverseMoves } from "./reversal.ts";
export { calculateRollupSums } from "./rollup-sums.ts";
export { calculateAmount, divideRounded, calculatePercentage } from "./rounding.ts";
export {
  SETTLED_BY,
  fitInto,
  makeBillKey,
  isPaid,
  isSettledFromDebit,
  isSettling,
  payAgain,
  settle,
  settleAgain,
  takeOff,
} from "./settle-bills.ts";
export type { NamedBill, OpenBills, Settled, SettlingKind } from "./settle-bills.ts";
export { addMoveDates, refuseShortages, calculateStockOn, takeFromStock } from "./stock-days.ts";
export type { DatedMove, StockDays } from "./stock-days.ts";
export { makeStockKey } from "./stock-key.ts";
export { StockShort, explainShortages, type Shortage, type StockNames } from "./stock-short.ts";
export { countHsnDigits, findHsnDigitLaw, findTurnover, type Turnover } from "./law/hsn-digits.ts";
export { findNumberFaults, listSeriesFaults, NUMBER_LAWS } from "./law/document-numbers.ts";
export { PLACE_LAWS, proposePlaceOfSupply, type SupplyFacts } from "./law/places-of-supply.ts";
export { CREDIT_NOTE_TIMES, findLastTaxDay, GST_FIRST_DAY, INPUT_TAX_TIMES } from "./law/tax-times.ts";
export { findTaxRate, type TaxRates, type TaxVersion } from "./tax-rate.ts";
export {
  calculateTaxOn,
  choosePlaceOfSupply,
  isInterState,
  refuseUnknownGstin,
  sumTaxed,
  sumTaxedAmount,
  makeTaxedColumns,
  type Tax,
  type Taxed,
} from "./tax.ts";
export { validateVoucher, validateVouchers } from "./validate-voucher.ts";
export type { PostingContext, ValidVoucher } from "./validate-voucher.ts";
export type { Cost, CostLimits } from "./valuation.ts";
export { INTERNAL_MOVES } from "./value-stock-moves.ts";
export type { VoucherKind } from "./voucher-kind.ts";
export { listAccounts, listItems, listLocations } from "./voucher-references.ts";
export {
  toLedgerLine,
  ledgerRows,
  moveRows,
  openingBillRows,
  toValuedMove,
  makeVoucherRow,
} from "./voucher-rows.ts";
export type { LedgerRow, MoveRow } from "./voucher-rows.ts";
export { makeCredit, makeDebit } from "./voucher.ts";
export type {
  Entered,
  EntryKind,
  LedgerLine,
  MoveKind,
  OpeningBill,
  Posted,
  Row,
  Settlement,
  StockMove,
  ValuedMove,
  Voucher,
} from "./voucher.ts";
export { formatIndianDay } from "./written-day.ts";
export { addBatch, emptyBook, makeLineKey, placeKey, type BatchBook } from "./batches/batch-book.ts";
export { FOR_USE, hasExpired, isPastExpiry } from "./batches/batch-expiry.ts";
export {
  normaliseBatchCode,
  readNamedBatch,
  type ExpiredBatch,
  type GoodsOf,
  type NamedBatch,
} from "./batches/batch.ts";
export { listExpiredBatches } from "./batches/expired-batches.ts";
export { takeBatchesBack } from "./batches/take-back.ts";
export { NOT_KEPT, takeBatches } from "./batches/take-batches.ts";
export { makeContraVoucher, isMoneyAccount } from "./documents/contra.ts";
export { makeDamageVoucher, type DamageInput } from "./documents/damage.ts";
export type { makeDocumentColumns } from "./documents/document-voucher.ts";
export { makeExpenseVoucher, calculateExpensePrice } from "./documents/expense.ts";
export type { ExpenseInput, ExpenseTax, makeExpenseColumns } from "./documents/expense.ts";
export { makeHandOverVoucher } from "./documents/hand-over.ts";
export { makeJournalVoucher, type JournalLine, type makeJournalColumns } from "./documents/journal.ts";
export { sumNets } from "./documents/bill-discount.ts";
export { refuseAboveMrp } from "./documents/above-mrp.ts";
export { isDiscounted } from "./documents/line-discount.ts";
export { makeCreditNoteVoucher, makeDebitNoteVoucher, calculateNoteTax } from "./documents/note.ts";
export type { CreditNoteInput, noteColumns, NoteKind, NotePart } from "./documents/note.ts";
export type { NotedAmounts } from "./documents/noted-amounts.ts";
export {
  calculateLeftAtRate,
  calculatePartTax,
  makeRemainder,
  refuseBeyondRemainder,
  takeFromRemainder,
} from "./documents/remainder.ts";
export type { ReferredDocument, Remainder, RemainderRow, TaxedAmount } from "./documents/remainder.ts";
export { takeReturn, type PartyLimit } from "./documents/party-limit.ts";
export { makeOpeningVoucher } from "./documents/opening.ts";
export {
  calculateOrderAmount,
  makeOrderColumns,
  calculateOrderLineAmount,
  orderLineRows,
  calculateOrderRate,
} from "./documents/order-lines.ts";
export type { OrderInput, OrderLine } from "./documents/order-lines.ts";
export { makePaymentVoucher, makeReceiptVoucher } from "./documents/party-money.ts";
export type { PaymentInput, ReceiptInput, makePartyMoneyColumns } from "./documents/party-money.ts";
export { makeProductionVoucher, type Ingredient, type ProductionInput } from "./documents/production.ts";
export type { PurchaseInput, PurchaseLine } from "./documents/purchase-input.ts";
export type { PurchaseReturnInput, PurchaseReturnLine } from "./documents/purchase-return-input.ts";
export { calculatePurchaseReturn, makePurchaseReturnVoucher } from "./documents/purchase-return.ts";
export type { makePurchaseColumns, makePurchaseLineColumns } from "./documents/purchase-rows.ts";
export { calculatePurchase, makePurchaseVoucher } from "./documents/purchase.ts";
export { makeReplacementVoucher, type ReplacementInput } from "./documents/replacement.ts";
export type { Goods, ReturnableBill, ReturnableLine } from "./documents/returnable-bill.ts";
export type { ReturnablePurchase, ReturnablePurchaseLine } from "./documents/returnable-purchase.ts";
export type { PricedLine, SaleInput, SaleLine } from "./documents/sale-input.ts";
export type { SaleReturnInput, SaleReturnLine } from "./documents/sale-return-input.ts";
export { calculateSaleReturn, makeSaleReturnVoucher } from "./documents/sale-return.ts";
export type { makeBillNumbers, makeSaleColumns, makeSaleLineColumns } from "./documents/sale-rows.ts";
export { calculateSale, makeSaleVoucher } from "./documents/sale.ts";
export { makeStockCountVoucher, type StockCountLine } from "./documents/stock-count.ts";
export { calculateChallanLine, makeVanLoadVoucher, type VanLoadInput } from "./documents/van-load.ts";
export { makeClosingVoucher, calculateProfit } from "./years/closing.ts";
export { isDay, openYearOn, toYearState, type FinancialYear, type YearState } from "./years/postable-year.ts";
export { getMonthStart, addMonths } from "./years/months.ts";
export { makeNextSeriesName, formatShortLabel } from "./years/series-names.ts";
export { shift, getYearAfter, getFinancialYear, type YearDays } from "./years/financial-year.ts";
