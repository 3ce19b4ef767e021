// What documents are made, written and taken back with. Everything that a run does goes through it, so that a run over a copy
// with one line made wrong (tests/faulty-build.ts) differs from a run over the product in that line alone.
export { readBooks } from "../../packages/server/books/books.ts";
export { cancel } from "../../packages/server/books/cancel.ts";
export { contra } from "../../packages/server/books/contra.ts";
export { damage } from "../../packages/server/books/damage.ts";
export { edit } from "../../packages/server/books/edit.ts";
export { expense } from "../../packages/server/books/expense.ts";
export { handOver } from "../../packages/server/books/hand-over.ts";
export { journal } from "../../packages/server/books/journal.ts";
export { opening } from "../../packages/server/books/opening.ts";
export { payment } from "../../packages/server/books/payment.ts";
export { post, postEach } from "../../packages/server/books/post.ts";
export { production } from "../../packages/server/books/production.ts";
export { purchase } from "../../packages/server/books/purchase.ts";
export { purchaseReturn } from "../../packages/server/books/purchase-return.ts";
export { receipt } from "../../packages/server/books/receipt.ts";
export { replacement } from "../../packages/server/books/replacement.ts";
export { readReturnable } from "../../packages/server/books/returnable.ts";
export { readReturnablePurchases } from "../../packages/server/books/returnable-purchases.ts";
export { sale } from "../../packages/server/books/sale.ts";
export { saleReturn } from "../../packages/server/books/sale-return.ts";
export { vanLoad } from "../../packages/server/books/van-load.ts";
export { closeYear, reopenYear } from "../../packages/server/books/year-close.ts";
export { connect } from "../../packages/server/db/connection.ts";
export { withTransaction } from "../../packages/server/db/transaction.ts";
