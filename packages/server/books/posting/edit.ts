import type { Knex } from "knex";
import { readBatchBook } from "../batches/read-batch-book.ts";
import {
  refuseBelowZero,
  takeBatchesBack,
  REPLACED,
  documentTablesOf,
  datedMoves,
  refuseShortages,
  type VoucherRow,
  validateVoucher,
  type PostingContext,
  reversedMoves,
  prefixOf,
  reversalOf,
  keptMoves,
  type LedgerLine,
  type Posted,
  type Voucher,
  openYearOn,
} from "@vanbook/sdk/books";
import { LATER } from "../../db/insert-rows.ts";
import { problem } from "@vanbook/sdk/problem";
import { reopenOrder } from "./cancel.ts";
import { readPostingContext } from "./posting-context.ts";
import { saveCosts } from "./item-costs.ts";
import { readStockDays } from "./read-stock-days.ts";
import { accountsOf, locationsOf } from "./post.ts";
import { ledgerOf, lockedVoucher, movesOf } from "./read-voucher.ts";
import { refuseDependants } from "./refuse-dependants.ts";
import { describingShortages } from "./describe-shortages.ts";
import { readCostLimits } from "./item-limits.ts";
import { carryMarks } from "./carried-marks.ts";
import { lockBillsNamed, lockMoneyOf } from "./settlement-locks.ts";
import { carryToBill, settledByEdit } from "./settlements.ts";
import type { Author } from "./author.ts";
import { insertVouchers } from "./insert-vouchers.ts";
import { lockYears } from "../years/lock-years.ts";

/**
 * Edits a voucher: posts its reversal on its own date, and then `voucher` under the same number with a document row of
 * its own; goods that are moved as before keep their value. The old document row is kept, marked as replaced and naming
 * its successor. Money that the original names of bills, or bills that name it, go on as far as they fit (`settlements`), and so do bank dates
 * (`carryMarks`). Throws NOT_FOUND,
 * ALREADY_CANCELLED, DOCUMENT_REPLACED, DOCUMENT_IN_USE when goods of it were returned, EDIT_CHANGES_NUMBER when kind,
 * series or financial year differ, and what `post` throws for a voucher.
 */
export async function edit(
  trx: Knex.Transaction,
  author: Author,
  voucherId: number,
  voucher: Voucher,
  reason?: string,
): Promise<Posted> {
  const { companyId } = author;
  // Here too the order of locks is the same everywhere: years, bills, what pays them, item costs, and so on as in `postEach`.
  await lockBillsNamed(trx, companyId, voucherId, voucher);
  const [years, original, lines, moves] = await Promise.all([
    lockYears(trx, companyId),
    lockedVoucher(trx, companyId, voucherId),
    ledgerOf(trx, companyId, voucherId),
    movesOf(trx, companyId, voucherId),
    lockMoneyOf(trx, companyId, voucherId, voucher.kind),
  ]);
  refuseOtherNumber(original, voucher, openYearOn(years, voucher.date).id);
  await refuseDependants(trx, original);
  const { context, costs } = await readPostingContext(trx, companyId, {
    accountIds: [...lines.map((line) => line.accountId), ...accountsOf([voucher])],
    locationIds: locationsOf([voucher]),
    itemIds: [...moves, ...voucher.moves].map((move) => move.itemId),
  });
  if (context.refusesShort) {
    const back = datedMoves({ date: original.date, moves: reversedMoves(moves) });
    const changes = [...back, ...datedMoves(voucher)];
    const stock = await readStockDays(trx, companyId, changes);
    await describingShortages(trx, companyId, () => refuseShortages(stock, changes));
  }
  const taken = { voucherId, moves };
  const batches = await readBatchBook(trx, companyId, context.keepingBatches, voucher.moves, taken);
  const settled = await settledByEdit(trx, original, voucher);
  const limits = await readCostLimits(trx, companyId, moves);
  const kept = keptMoves(moves, voucher.moves, varianceOf(lines, context));
  const reversing = { costs, limits, kept: kept.original, reason };
  const back = reversalOf(original, lines, moves, context, reversing, voucher.entered);
  const reversal = { ...back, moves: takeBatchesBack(back.moves, batches) };
  const replacing = { ...voucher, prefix: prefixOf(original) };
  const changing = { costs, stock: undefined, batches };
  const leaving = { kept: kept.planned, before: moves };
  const ready = await describingShortages(trx, companyId, () => {
    const valid = validateVoucher(replacing, context, changing, leaving);
    refuseBelowZero(changing.batches, [...reversal.moves, ...valid.moves]);
    return valid;
  });
  if (original.kind === "sale") await reopenOrder(trx, companyId, original.id);
  const replaces = { id: original.id, number: original.number, documentId: original.document_id };
  const both = [reversal, { ...ready, settled, replaces }];
  const [, posted] = await insertVouchers(trx, author, both, context);
  if (!posted) throw problem("INTERNAL");
  await carryToBill(trx, original, ready, posted);
  await carryMarks(trx, original, posted);
  await saveCosts(trx, companyId, costs);
  const tables = documentTablesOf(original.kind);
  if (tables) {
    await trx(tables.table)
      .where({ company_id: companyId, voucher_id: original.id })
      .update({ status: REPLACED, replaced_by: posted.documentId })
      .options(LATER);
  }
  return posted;
}

/** Numbers are counted per kind, series and financial year: moving a document to another one would leave a gap. */
function refuseOtherNumber(original: VoucherRow, voucher: Voucher, yearId: number) {
  const isSame =
    original.kind === voucher.kind && original.series_id === voucher.seriesId && original.year_id === yearId;
  if (!isSame) throw problem("EDIT_CHANGES_NUMBER");
}

/** What a voucher booked to stock variance besides its goods' value, in paise; debits positive. */
function varianceOf(lines: readonly LedgerLine[], { stockAccounts }: PostingContext) {
  return lines
    .filter(({ accountId, entryKind }) => accountId === stockAccounts.stock_variance && entryKind === "stock")
    .reduce((total, line) => total + line.debit - line.credit, 0n);
}
