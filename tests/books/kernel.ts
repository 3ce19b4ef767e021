// What documents are made, written and taken back with. Everything that a run does goes through it, so that a run over a copy
// with one line made wrong (tests/faulty-build.ts) differs from a run over the product in that line alone.
export { readCompanyBooks } from "../../packages/server/books/posting/company-books.ts";
export { cancel } from "../../packages/server/books/posting/cancel.ts";
export { contra } from "../../packages/server/books/documents/contra.ts";
export { damage } from "../../packages/server/books/documents/damage.ts";
export { edit } from "../../packages/server/books/posting/edit.ts";
export { expense } from "../../packages/server/books/documents/expense.ts";
export { handOver } from "../../packages/server/books/documents/hand-over.ts";
export { journal } from "../../packages/server/books/documents/journal.ts";
export { creditNote, debitNote } from "../../packages/server/books/documents/note.ts";
export { opening } from "../../packages/server/books/documents/opening.ts";
export { payment } from "../../packages/server/books/documents/payment.ts";
export { post, postEach } from "../../packages/server/books/posting/post.ts";
export { production } from "../../packages/server/books/documents/production.ts";
export { purchase } from "../../packages/server/books/documents/purchase.ts";
export { purchaseReturn } from "../../packages/server/books/documents/purchase-return.ts";
export { receipt } from "../../packages/server/books/documents/receipt.ts";
export { replacement } from "../../packages/server/books/documents/replacement.ts";
export { readReturnableBills } from "../../packages/server/books/documents/returnable-bills.ts";
export { readReturnablePurchases } from "../../packages/server/books/documents/returnable-purchases.ts";
export { sale } from "../../packages/server/books/documents/sale.ts";
export { saleReturn } from "../../packages/server/books/documents/sale-return.ts";
export { stockCount } from "../../packages/server/books/documents/stock-count.ts";
export { vanLoad } from "../../packages/server/books/documents/van-load.ts";
export { closeYear, reopenYear } from "../../packages/server/books/years/year-close.ts";
export { keepBalances } from "../../packages/server/books/rollups/kept-balances.ts";
export { connect } from "../../packages/server/db/connection.ts";
export { withTransaction } from "../../packages/server/db/transaction.ts";
