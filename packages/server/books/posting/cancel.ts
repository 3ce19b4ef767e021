import type { Knex } from "knex";
import { problem } from "../../contract/problem.ts";
import { documentTablesOf } from "./document-tables.ts";
import { readGround } from "./posting-context.ts";
import { saveCosts } from "./item-costs.ts";
import { readOnHand, refuseShort } from "./on-hand.ts";
import { lockedVoucher, movesOf, ledgerOf } from "./read-voucher.ts";
import { mirrorsOf, refuseDependants, reversalOf } from "./reversal.ts";
import { markNotInvoiced } from "../documents/order-status.ts";
import { namingShort } from "./stock-short.ts";
import type { Author, Entered, Posted } from "./voucher.ts";
import { writeVouchers } from "./insert-vouchers.ts";
import { heldYears } from "../years/years.ts";

/**
 * Takes a voucher back: posts its mirror on the same date and under the same number, and marks its document as
 * cancelled. What was posted stays as it was. The date is the voucher's own so that the reports of its period, where
 * it now counts nothing, still agree with the ledger of that period.
 */
export async function cancel(
  trx: Knex.Transaction,
  author: Author,
  voucherId: number,
  entered?: Entered,
): Promise<Posted> {
  const { companyId } = author;
  await heldYears(trx, companyId);
  const original = await lockedVoucher(trx, companyId, voucherId);
  await refuseDependants(trx, original);
  const lines = await ledgerOf(trx, companyId, voucherId);
  const moves = await movesOf(trx, companyId, voucherId);
  const { ground, costs } = await readGround(trx, companyId, {
    accountIds: lines.map((line) => line.accountId),
    locationIds: [],
    itemIds: moves.map((move) => move.itemId),
  });
  if (ground.refusesShort) {
    const onHand = await readOnHand(trx, companyId, moves);
    await namingShort(trx, companyId, () => refuseShort(onHand, mirrorsOf(moves)));
  }
  const reversal = reversalOf(original, lines, moves, ground, costs, entered);
  const [posted] = await writeVouchers(trx, author, [reversal], ground.systemAccounts);
  if (!posted) throw problem("INTERNAL");
  await saveCosts(trx, companyId, costs);
  const tables = documentTablesOf(original.kind);
  if (!tables) return posted;
  const document = { company_id: companyId, voucher_id: original.id };
  const cancelled = { status: 2, cancelled_by: posted.entered.by, cancelled_at: posted.entered.at };
  await trx(tables.table).where(document).update(cancelled);
  if (tables.table === "bills") await reopenOrder(trx, companyId, original.id);
  return posted;
}

/** Opens the order again that the bill of a voucher had invoiced. */
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
