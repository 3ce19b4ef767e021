import type { Knex } from "knex";
import { readBatchBook } from "../batches/read-batch-book.ts";
import {
  REPLACED_STATUS,
  findDocumentTables,
  addMoveDates,
  refuseShortages,
  reverseMoves,
  type Posted,
  type Voucher,
  openYearOn,
  listAccounts,
  listLocations,
  editVoucher,
  refuseOtherNumber,
} from "@vanbook/sdk/books";
import { SEND_LATER } from "../../db/send-later.ts";
import { addStatusToDigest } from "../digests/later-digests.ts";
import { problem } from "@vanbook/sdk/problem";
import { reopenOrder } from "./cancel.ts";
import { readPostingContext } from "./posting-context.ts";
import { saveCosts } from "./item-costs.ts";
import { readStockDays } from "./read-stock-days.ts";
import { readLedgerLines, lockVoucher, readStockMoves } from "./read-voucher.ts";
import { refuseBeyondNotes, refuseDependants } from "./refuse-dependants.ts";
import { refuseOpeningInUse } from "./refuse-opening-in-use.ts";
import { holdPartiesOf, refuseOvercredit } from "./refuse-overcredit.ts";
import { runDescribingShortages } from "./describe-shortages.ts";
import { readCostLimits } from "./item-limits.ts";
import { carryMarks } from "./carried-marks.ts";
import { lockBillsNamed, lockMoneyOf } from "./settlement-locks.ts";
import { carryToBill, readSettlementsOfEdit } from "./settlements.ts";
import type { Author } from "./author.ts";
import { joinNames, listNamedInRows, listNamedMasters } from "./named-masters.ts";
import { insertVouchers } from "./insert-vouchers.ts";
import { lockYears } from "../years/lock-years.ts";

/**
 * Edits a voucher: posts its reversal on the original's date, and then `voucher` under the same
 * number with a new document row. Goods that are moved as before keep their value. The old document
 * row is kept, marked as replaced, and names its successor. Settlements between the voucher and
 * bills (or between a bill and its payments) are carried over as far as they fit (`settlements`),
 * and so are bank dates (`carryMarks`). Throws NOT_FOUND, ALREADY_CANCELLED, DOCUMENT_REPLACED,
 * DOCUMENT_IN_USE when goods of it were returned or a note names it as the document that it refers
 * to, REMAINDER_EXCEEDED, EDIT_CHANGES_NUMBER when kind, series or financial year differ, and what
 * `post` throws for a voucher.
 */
export async function edit(
  trx: Knex.Transaction,
  author: Author,
  voucherId: number,
  voucher: Voucher,
  reason?: string,
): Promise<Posted> {
  const { companyId } = author;
  await holdPartiesOf(trx, companyId, voucherId);
  // The lock order is the same everywhere: the party, years, bills, the vouchers that pay them, item costs,
  // and then as in `postEach`.
  await lockBillsNamed(trx, companyId, voucherId, voucher);
  const [years, original, lines, moves] = await Promise.all([
    lockYears(trx, companyId),
    lockVoucher(trx, companyId, voucherId),
    readLedgerLines(trx, companyId, voucherId),
    readStockMoves(trx, companyId, voucherId),
    lockMoneyOf(trx, companyId, voucherId, voucher.kind),
  ]);
  refuseOtherNumber(original, voucher, openYearOn(years, voucher.date).id);
  await refuseDependants(trx, original, "edit");
  const { context, costs, facts } = await readPostingContext(trx, companyId, {
    accountIds: [...lines.map((line) => line.accountId), ...listAccounts([voucher])],
    locationIds: listLocations([voucher]),
    itemIds: [...moves, ...voucher.moves].map((move) => move.itemId),
    also: joinNames(listNamedInRows(author, [original]), listNamedMasters(author, [voucher])),
  });
  if (context.refusesShort) {
    const back = addMoveDates({ date: original.date, moves: reverseMoves(moves) });
    const changes = [...back, ...addMoveDates(voucher)];
    const stock = await readStockDays(trx, companyId, changes);
    await runDescribingShortages(trx, companyId, () => refuseShortages(stock, changes));
  }
  const replacedMoves = { voucherId, moves };
  const batches = await readBatchBook(trx, companyId, context.keepingBatches, voucher.moves, replacedMoves);
  const settledBills = await readSettlementsOfEdit(trx, original, voucher);
  const limits = await readCostLimits(trx, companyId, moves);
  const editing = { changing: { costs, stock: undefined, batches }, limits, reason };
  const { reversal, replacement } = await runDescribingShortages(trx, companyId, () =>
    editVoucher({ original, lines, moves }, voucher, context, editing),
  );
  if (original.kind === "sale") await reopenOrder(trx, companyId, original.id);
  const both = [reversal, { ...replacement, settled: settledBills }];
  const [, postedEdit] = await insertVouchers(trx, author, both, context, facts);
  if (!postedEdit) throw problem("INTERNAL");
  if (await carryToBill(trx, original, replacement, postedEdit))
    await refuseBeyondNotes(trx, original, postedEdit);
  await carryMarks(trx, original, postedEdit);
  await saveCosts(trx, companyId, costs);
  const tables = findDocumentTables(original.kind);
  if (tables) {
    await trx(tables.table)
      .where({ company_id: companyId, voucher_id: original.id })
      .update({ status: REPLACED_STATUS, replaced_by: postedEdit.documentId })
      .options(SEND_LATER);
    await addStatusToDigest(trx, companyId, tables.table, original.id);
  }
  await refuseOvercredit(trx, original, postedEdit.voucherId);
  await refuseOpeningInUse(trx, original, postedEdit.voucherId);
  return postedEdit;
}
