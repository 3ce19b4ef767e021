// The functions that build, write and cancel documents. A random run uses only these, so a run over
// a copy with one wrong line (tests/faulty-build.ts) differs from a run over the product in that
// line only.
export { readCompanyBooks } from "../../packages/server/books/posting/read-company-books.ts";
export { cancel } from "../../packages/server/books/posting/cancel.ts";
export {
  makeContraVoucher,
  makeDamageVoucher,
  makeExpenseVoucher,
  makeHandOverVoucher,
  makeJournalVoucher,
  makeCreditNoteVoucher,
  makeDebitNoteVoucher,
  makeOpeningVoucher,
  makePaymentVoucher,
  makeProductionVoucher,
  makePurchaseVoucher,
  makePurchaseReturnVoucher,
  makeReceiptVoucher,
  makeReplacementVoucher,
  makeSaleVoucher,
  makeSaleReturnVoucher,
  makeStockCountVoucher,
  makeVanLoadVoucher,
} from "@vanbook/sdk/books";
export { edit } from "../../packages/server/books/posting/edit.ts";
export { post, postEach } from "../../packages/server/books/posting/post.ts";
export { readReturnableBills } from "../../packages/server/books/documents/returnable-bills.ts";
export { readReturnablePurchases } from "../../packages/server/books/documents/returnable-purchases.ts";
export { closeYear, reopenYear } from "../../packages/server/books/years/year-close.ts";
export { keepBalances } from "../../packages/server/books/rollups/kept-balances.ts";
export { connect } from "../../packages/server/db/connection.ts";
export { withTransaction } from "../../packages/server/db/transaction.ts";
