import type { Knex } from "knex";
import { problem } from "../http/problem.ts";
import { lockCosts, saveCosts } from "./item-costs.ts";
import { INTERNAL_MOVES, type ValuedMove } from "./moves.ts";
import { paise } from "./money.ts";
import { markNotInvoiced } from "./order-status.ts";
import { ledgerOf, lockedVoucher, movesOf, type VoucherRow } from "./read-voucher.ts";
import { readGround, type ReadyVoucher } from "./ready.ts";
import { NO_STOCK, takeBack, type Cost } from "./valuation.ts";
import { debit, withoutZeros, type Author, type Entered, type Posted, type Voucher } from "./voucher.ts";
import type { VoucherKind } from "./voucher.ts";
import { writeVouchers } from "./write.ts";
import { heldYears, openYearOn } from "./years.ts";

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
  const years = await heldYears(trx, companyId);
  const original = await lockedVoucher(trx, companyId, voucherId);
  const { id: yearId } = openYearOn(years, original.date);
  const lines = await ledgerOf(trx, companyId, voucherId);
  const moves = await movesOf(trx, companyId, voucherId);
  const accounts = lines.map((line) => line.accountId);
  const ground = await readGround(trx, author, years, accounts, []);
  const costs = await lockCosts(
    trx,
    companyId,
    moves.map((move) => move.itemId),
  );
  const back = takeMovesBack(moves, costs);
  const { inventory, stock_variance: variance } = ground.stockAccounts;
  const mirrored = lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
  const difference = withoutZeros([
    debit(variance, "stock", back.variance, inventory),
    debit(inventory, "stock", -back.variance, variance),
  ]);
  const reversal: ReadyVoucher = {
    voucher: reversalOf(original, entered),
    yearId,
    lines: [...mirrored, ...difference],
    moves: back.moves,
    costs: new Map(),
    reverses: { id: original.id, number: original.number },
  };
  const [posted] = await writeVouchers(trx, author, [reversal], ground.systemAccounts);
  if (!posted) throw problem("INTERNAL");
  await saveCosts(trx, companyId, costs);
  await markCancelled(trx, original, posted);
  return posted;
}

function takeMovesBack(moves: readonly ValuedMove[], costs: Map<number, Cost>) {
  let variance = 0n;
  const mirrored = moves.toReversed().map((move) => {
    const mirror = { ...move, quantity: -move.quantity, value: -move.value };
    if (INTERNAL_MOVES.has(move.kind)) return mirror;
    const back = takeBack(costs.get(move.itemId) ?? NO_STOCK, mirror.quantity, mirror.value);
    costs.set(move.itemId, back.after);
    variance += back.variance;
    return { ...mirror, value: back.value };
  });
  return { moves: mirrored, variance };
}

async function markCancelled(trx: Knex.Transaction, original: VoucherRow, { companyId, entered }: Posted) {
  const table = DOCUMENTS[original.kind];
  if (!table) return;
  const document = { company_id: companyId, voucher_id: original.id };
  await trx(table).where(document).update({ status: 2, cancelled_by: entered.by, cancelled_at: entered.at });
  if (table !== "bills") return;
  const bill: { order_id: number | null } | undefined = await trx("bills").where(document).first("order_id");
  if (bill?.order_id) await markNotInvoiced(trx, companyId, bill.order_id);
}

function reversalOf(original: VoucherRow, entered: Entered | undefined): Voucher {
  return {
    kind: original.kind,
    date: original.date,
    seriesId: original.series_id,
    prefix: original.voucher_no.slice(0, -String(original.number).length),
    partyId: original.party_id,
    userId: original.user_id,
    branchId: original.branch_id,
    amount: paise(original.amount),
    narration: original.narration,
    ...(entered && { entered }),
    lines: [],
    moves: [],
  };
}

const DOCUMENTS: Partial<Record<VoucherKind, string>> = {
  sale: "bills",
  purchase: "purchases",
  receipt: "receipts",
};
