// The books as pure functions: what a document posts, prices, taxes, values, settles and batches. No database,
// server or page code: callers read before and write after. Internal to Vanbook's own packages: hosts have no
// such entry (decision 54).

export { cancelVoucher } from "./cancel-voucher.ts";
export { GROUP } from "./account-groups.ts";
export { EXPENSES, GROUPS, SYSTEM_ACCOUNTS, SYSTEM_KEYS } from "./chart-of-accounts.ts";
export type { SystemAccounts, SystemKey } from "./chart-of-accounts.ts";
export type { Books, DocumentItem, Party, Supplier } from "./company-books.ts";
export type { PartyMoney, moneyColumns, partyMoneyColumns } from "./document-columns.ts";
export { CANCELLED, DOCUMENT_STATUS, ORDER_STATUS, POSTED, REPLACED, statusName } from "./document-status.ts";
export { DOCUMENT_TABLES, documentTablesOf } from "./document-tables.ts";
export type { DocumentTable, LineTable } from "./document-tables.ts";
export { editVoucher, refuseOtherNumber } from "./edit-voucher.ts";
export { frozenHeadOf, frozenLinesOf, partyOf, supplierOf } from "./frozen-lines.ts";
export type { FrozenHead, FrozenHeadRow, FrozenLines, FrozenRow, SupplierRow } from "./frozen-lines.ts";
export { hasGstin } from "./has-gstin.ts";
export type { ItemRow } from "./item-row.ts";
export { discountOfLine, termsOfLine } from "./line-price.ts";
export { RATE_TYPES, listPrice, priceOnDay } from "./list-price.ts";
export type { DatedPrice, RateType } from "./list-price.ts";
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
export { slabDiscount } from "./rate-slab-discount.ts";
export type { Slab } from "./rate-slab-discount.ts";
export { reversedMoves } from "./reversal.ts";
export { rollupSums } from "./rollup-sums.ts";
export { amountOf, divideRounded, percentOf } from "./rounding.ts";
export { SETTLED_BY, billKey, isPaid, isSettling, payAgain, settle, settleAgain } from "./settle-bills.ts";
export type { OpenBills, Settled, SettlingKind } from "./settle-bills.ts";
export { datedMoves, refuseShortages, stockOn, takeFromStock } from "./stock-days.ts";
export type { DatedMove, StockDays } from "./stock-days.ts";
export { stockKey } from "./stock-key.ts";
export { StockShort, wordedShortages } from "./stock-short.ts";
export type { Shortage, StockNames } from "./stock-short.ts";
export { taxRateOn } from "./tax-rate.ts";
export type { TaxRates, TaxVersion } from "./tax-rate.ts";
export { isInterState, sumTaxed } from "./tax.ts";
export type { Tax, Taxed } from "./tax.ts";
export { validateVoucher } from "./validate-voucher.ts";
export type { PostingContext, ValidVoucher } from "./validate-voucher.ts";
export { validateVouchers } from "./validate-vouchers.ts";
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
export { emptyBook, lineKey, placeKey } from "./batches/batch-book.ts";
export type { BatchBook } from "./batches/batch-book.ts";
export { FOR_USE, hasExpired, isPastExpiry } from "./batches/batch-expiry.ts";
export { codeOf, namedBatch } from "./batches/batch.ts";
export type { ExpiredBatch, GoodsOf, NamedBatch } from "./batches/batch.ts";
export { expiredBatches } from "./batches/expired-batches.ts";
export { takeBatchesBack } from "./batches/take-back.ts";
export { NOT_KEPT, takeBatches } from "./batches/take-batches.ts";
export { contra, holdsMoney } from "./documents/contra.ts";
export { damage } from "./documents/damage.ts";
export type { DamageInput } from "./documents/damage.ts";
export { expense, priceExpense } from "./documents/expense.ts";
export type { ExpenseInput, ExpenseTax, expenseRow } from "./documents/expense.ts";
export { handOver } from "./documents/hand-over.ts";
export { journal } from "./documents/journal.ts";
export type { JournalLine, journalRow } from "./documents/journal.ts";
export { isDiscounted } from "./documents/line-discount.ts";
export { creditNote, debitNote, taxedNote } from "./documents/note.ts";
export type { CreditNoteInput, noteRow } from "./documents/note.ts";
export { opening } from "./documents/opening.ts";
export { orderAmount, orderColumns, orderLineAmount, orderLineRows } from "./documents/order-lines.ts";
export type { OrderInput, OrderLine } from "./documents/order-lines.ts";
export { payment } from "./documents/payment.ts";
export type { PaymentInput } from "./documents/payment.ts";
export { production } from "./documents/production.ts";
export type { Ingredient, ProductionInput } from "./documents/production.ts";
export type { PurchaseInput, PurchaseLine } from "./documents/purchase-input.ts";
export type { PurchaseReturnInput, PurchaseReturnLine } from "./documents/purchase-return-input.ts";
export { pricePurchaseReturn, purchaseReturn } from "./documents/purchase-return.ts";
export type { purchaseRows } from "./documents/purchase-rows.ts";
export { pricePurchase, purchase } from "./documents/purchase.ts";
export { receipt } from "./documents/receipt.ts";
export type { ReceiptInput } from "./documents/receipt.ts";
export { replacement } from "./documents/replacement.ts";
export type { ReplacementInput } from "./documents/replacement.ts";
export type { Goods, ReturnableBill, ReturnableLine } from "./documents/returnable-bill.ts";
export type { ReturnablePurchase, ReturnablePurchaseLine } from "./documents/returnable-purchase.ts";
export type { SaleInput, SaleLine } from "./documents/sale-input.ts";
export type { SaleReturnInput, SaleReturnLine } from "./documents/sale-return-input.ts";
export { priceSaleReturn, saleReturn } from "./documents/sale-return.ts";
export type { saleRows } from "./documents/sale-rows.ts";
export { priceSale, sale } from "./documents/sale.ts";
export { stockCount } from "./documents/stock-count.ts";
export type { StockCountLine } from "./documents/stock-count.ts";
export { vanLoad } from "./documents/van-load.ts";
export type { VanLoadInput } from "./documents/van-load.ts";
export { closing, profitOf } from "./years/closing.ts";
export { isDay, openYearOn, stateOf } from "./years/postable-year.ts";
export type { FinancialYear, YearState } from "./years/postable-year.ts";
export { monthOf, monthsLater } from "./years/months.ts";
export { nextSeriesName, shortLabel } from "./years/series-names.ts";
export { shift, yearAfter, yearOn } from "./years/financial-year.ts";
export type { YearDays } from "./years/financial-year.ts";
