import type { Knex } from "knex";
import { readBatchBook } from "../batches/read-batch-book.ts";
import {
  CANCELLED_STATUS,
  findDocumentTables,
  addMoveDates,
  refuseShortages,
  reverseMoves,
  type Entered,
  type Posted,
  cancelVoucher,
  openYearOn,
} from "@vanbook/sdk/books";
import { SEND_LATER } from "../../db/send-later.ts";
import { addStatusToDigest } from "../digests/later-digests.ts";
import { problem } from "@vanbook/sdk/problem";
import { readPostingContext } from "./posting-context.ts";
import { readCostLimits } from "./item-limits.ts";
import { saveCosts } from "./item-costs.ts";
import { readStockDays } from "./read-stock-days.ts";
import { lockVoucher, readStockMoves, readLedgerLines } from "./read-voucher.ts";
import { refuseDependants } from "./refuse-dependants.ts";
import { refuseOpeningInUse } from "./refuse-opening-in-use.ts";
import { holdPartiesOf, refuseOvercredit } from "./refuse-overcredit.ts";
import { markNotInvoiced } from "./order-status.ts";
import { runDescribingShortages } from "./describe-shortages.ts";
import type { Author } from "./author.ts";
import { listNamedInRows } from "./named-masters.ts";
import { insertVouchers } from "./insert-vouchers.ts";
import { lockYears } from "../years/lock-years.ts";

/**
 * Cancels a voucher: posts its reversal with the same date and number, and marks its document as
 * cancelled. The original rows stay unchanged. The reversal has the original's date so that reports
 * of that period, in which the document now counts zero, still agree with the ledger. The `reason`,
 * if any, is stored with the reversal. Throws NOT_FOUND, ALREADY_CANCELLED, DOCUMENT_REPLACED,
 * DOCUMENT_IN_USE when goods of it were returned or a note refers to it or needs it, YEAR_CLOSED,
 * PERIOD_LOCKED, and STOCK_SHORT if the company forbids it.
 */
export async function cancel(
  trx: Knex.Transaction,
  author: Author,
  voucherId: number,
  entryStamp?: Entered,
  reason?: string,
): Promise<Posted> {
  const { companyId } = author;
  await holdPartiesOf(trx, companyId, voucherId);
  const [, original, lines, moves] = await Promise.all([
    lockYears(trx, companyId),
    lockVoucher(trx, companyId, voucherId),
    readLedgerLines(trx, companyId, voucherId),
    readStockMoves(trx, companyId, voucherId),
  ]);
  await refuseDependants(trx, original, "cancel");
  const { context, costs, facts } = await readPostingContext(trx, companyId, {
    accountIds: lines.map((line) => line.accountId),
    locationIds: [],
    itemIds: moves.map((move) => move.itemId),
    also: listNamedInRows(author, [original]),
  });
  if (context.refusesShort) {
    const back = addMoveDates({ date: original.date, moves: reverseMoves(moves) });
    const stock = await readStockDays(trx, companyId, back);
    await runDescribingShortages(trx, companyId, () => refuseShortages(stock, back));
  }
  openYearOn(context.years, original.date);
  const limits = await readCostLimits(trx, companyId, moves);
  const batches = await readBatchBook(trx, companyId, context.keepingBatches, [], { voucherId, moves });
  const cancelling = { costs, limits, batches, reason };
  const reversal = await runDescribingShortages(trx, companyId, () =>
    cancelVoucher({ original, lines, moves }, context, cancelling, entryStamp),
  );
  const [postedReversal] = await insertVouchers(trx, author, [reversal], context, facts);
  if (!postedReversal) throw problem("INTERNAL");
  await saveCosts(trx, companyId, costs);
  const tables = findDocumentTables(original.kind);
  if (!tables) {
    await refuseOpeningInUse(trx, original);
    return postedReversal;
  }
  const document = { company_id: companyId, voucher_id: original.id };
  const cancelledColumns = {
    status: CANCELLED_STATUS,
    cancelled_by: postedReversal.entered.by,
    cancelled_at: postedReversal.entered.at,
  };
  await trx(tables.table).where(document).update(cancelledColumns).options(SEND_LATER);
  await addStatusToDigest(trx, companyId, tables.table, original.id);
  if (tables.table === "bills") await reopenOrder(trx, companyId, original.id);
  await refuseOvercredit(trx, original);
  return postedReversal;
}

export async function reopenOrder(
  trx: Knex.Transaction,
  companyId: number,
  voucherId: number,
): Promise<void> {
  const bill: { order_id: number | null } | undefined = await trx("bills")
    .where({ company_id: companyId, voucher_id: voucherId })
    .first("order_id");
  if (bill?.order_id) await markNotInvoiced(trx, companyId, bill.order_id);
}
