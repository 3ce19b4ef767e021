// The books as pure functions: what a document posts, prices, taxes, values, settles and batches. No database,
// server or page code: callers read before and write after. Internal to Vanbook's own packages: hosts have no
// such entry (decision 54).

export { GROUP } from "./account-groups.ts";
export { cancelVoucher, editVoucher, refuseOtherNumber } from "./change-voucher.ts";
export { EXPENSES, GROUPS, SYSTEM_ACCOUNTS, SYSTEM_KEYS } from "./chart-of-accounts.ts";
export type { SystemAccounts, SystemKey } from "./chart-of-accounts.ts";
export type { Books, DocumentItem, Party, Supplier } from "./company-books.ts";
export { CANCELLED, DOCUMENT_STATUS, ORDER_STATUS, POSTED, REPLACED, statusName } from "./document-status.ts";
export { DOCUMENT_TABLES, documentTablesOf, type DocumentTable, type LineTable } from "./document-tables.ts";
export { frozenHeadOf, frozenLinesOf, hasGstin, partyOf, supplierOf } from "./frozen-lines.ts";
export type { FrozenHead, FrozenHeadRow, FrozenLines, FrozenRow, SupplierRow } from "./frozen-lines.ts";
export { discountOfLine, termsOfLine } from "./line-price.ts";
export {
  RATE_TYPES,
  listPrice,
  priceOnDay,
  type DatedPrice,
  type ItemRow,
  type RateType,
} from "./list-price.ts";
export {
  abs,
  costRate,
  formatCostRate,
  formatPaise,
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
export type { StandingVoucher, VoucherRow } from "./posted-voucher.ts";
export { slabDiscount, type Slab } from "./rate-slab-discount.ts";
export { reversedMoves } from "./reversal.ts";
export { rollupSums } from "./rollup-sums.ts";
export { amountOf, divideRounded, percentOf } from "./rounding.ts";
export { SETTLED_BY, billKey, isPaid, isSettling, payAgain, settle, settleAgain } from "./settle-bills.ts";
export type { OpenBills, Settled, SettlingKind } from "./settle-bills.ts";
export { datedMoves, refuseShortages, stockOn, takeFromStock } from "./stock-days.ts";
export type { DatedMove, StockDays } from "./stock-days.ts";
export { stockKey } from "./stock-key.ts";
export { StockShort, wordedShortages, type Shortage, type StockNames } from "./stock-short.ts";
export { taxRateOn, type TaxRates, type TaxVersion } from "./tax-rate.ts";
export { isInterState, sumTaxed, taxedColumns, type Tax, type Taxed } from "./tax.ts";
export { validateVoucher, validateVouchers } from "./validate-voucher.ts";
export type { PostingContext, ValidVoucher } from "./validate-voucher.ts";
export type { Cost, CostLimits } from "./valuation.ts";
export { INTERNAL_MOVES } from "./value-stock-moves.ts";
export type { VoucherKind } from "./voucher-kind.ts";
export { accountsOf, itemsOf, locationsOf } from "./voucher-references.ts";
export { ledgerLineOf, ledgerRows, moveRows, valuedMoveOf, voucherRow } from "./voucher-rows.ts";
export type { LedgerRow, MoveRow } from "./voucher-rows.ts";
export { credit, debit } from "./voucher.ts";
export type {
  Entered,
  EntryKind,
  LedgerLine,
  MoveKind,
  Posted,
  Row,
  Settlement,
  StockMove,
  ValuedMove,
  Voucher,
} from "./voucher.ts";
export { writtenDay } from "./written-day.ts";
export { emptyBook, lineKey, placeKey, type BatchBook } from "./batches/batch-book.ts";
export { FOR_USE, hasExpired, isPastExpiry } from "./batches/batch-expiry.ts";
export { codeOf, namedBatch, type ExpiredBatch, type GoodsOf, type NamedBatch } from "./batches/batch.ts";
export { expiredBatches } from "./batches/expired-batches.ts";
export { takeBatchesBack } from "./batches/take-back.ts";
export { NOT_KEPT, takeBatches } from "./batches/take-batches.ts";
export { contra, holdsMoney } from "./documents/contra.ts";
export { damage, type DamageInput } from "./documents/damage.ts";
export type { documentColumns } from "./documents/document-voucher.ts";
export { expense, priceExpense } from "./documents/expense.ts";
export type { ExpenseInput, ExpenseTax, expenseColumns } from "./documents/expense.ts";
export { handOver } from "./documents/hand-over.ts";
export { journal, type JournalLine, type journalColumns } from "./documents/journal.ts";
export { isDiscounted } from "./documents/line-discount.ts";
export { creditNote, debitNote, taxedNote } from "./documents/note.ts";
export type { CreditNoteInput, noteColumns } from "./documents/note.ts";
export { opening } from "./documents/opening.ts";
export { orderAmount, orderColumns, orderLineAmount, orderLineRows } from "./documents/order-lines.ts";
export type { OrderInput, OrderLine } from "./documents/order-lines.ts";
export { payment, receipt } from "./documents/party-money.ts";
export type { PaymentInput, ReceiptInput, partyMoneyColumns } from "./documents/party-money.ts";
export { production, type Ingredient, type ProductionInput } from "./documents/production.ts";
export type { PurchaseInput, PurchaseLine } from "./documents/purchase-input.ts";
export type { PurchaseReturnInput, PurchaseReturnLine } from "./documents/purchase-return-input.ts";
export { pricePurchaseReturn, purchaseReturn } from "./documents/purchase-return.ts";
export type { purchaseColumns, purchaseLineColumns } from "./documents/purchase-rows.ts";
export { pricePurchase, purchase } from "./documents/purchase.ts";
export { replacement, type ReplacementInput } from "./documents/replacement.ts";
export type { Goods, ReturnableBill, ReturnableLine } from "./documents/returnable-bill.ts";
export type { ReturnablePurchase, ReturnablePurchaseLine } from "./documents/returnable-purchase.ts";
export type { SaleInput, SaleLine } from "./documents/sale-input.ts";
export type { SaleReturnInput, SaleReturnLine } from "./documents/sale-return-input.ts";
export { priceSaleReturn, saleReturn } from "./documents/sale-return.ts";
export type { saleColumns, saleLineColumns } from "./documents/sale-rows.ts";
export { priceSale, sale } from "./documents/sale.ts";
export { stockCount, type StockCountLine } from "./documents/stock-count.ts";
export { vanLoad, type VanLoadInput } from "./documents/van-load.ts";
export { closing, profitOf } from "./years/closing.ts";
export { isDay, openYearOn, stateOf, type FinancialYear, type YearState } from "./years/postable-year.ts";
export { monthOf, monthsLater } from "./years/months.ts";
export { nextSeriesName, shortLabel } from "./years/series-names.ts";
export { shift, yearAfter, yearOn, type YearDays } from "./years/financial-year.ts";
