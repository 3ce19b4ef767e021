import type { Knex } from "knex";
import { lockCosts, saveCosts } from "./item-costs.ts";
import { readGround, readyVoucher } from "./ready.ts";
import type { Author, Posted, Voucher } from "./voucher.ts";
import { writeVouchers } from "./write.ts";
import { heldYears } from "./years.ts";

/**
 * Writes vouchers into the books, in the caller's transaction and in their order: the only way that ledger, stock
 * and their rollups ever change (with `cancel`). Refuses the whole batch when one of them is not sound.
 */
export async function post(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly Voucher[],
): Promise<Posted[]> {
  if (vouchers.length === 0) return [];
  const years = await heldYears(trx, author.companyId);
  const ground = await readGround(trx, author, years, accountsOf(vouchers), locationsOf(vouchers));
  // Locks in one order everywhere: costs by item, then counters, then rollups by key.
  const costs = await lockCosts(trx, author.companyId, itemsOf(vouchers));
  const ready = vouchers.map((voucher) => readyVoucher(voucher, ground, costs));
  const posted = await writeVouchers(trx, author, ready, ground.systemAccounts);
  await saveCosts(trx, author.companyId, costs);
  return posted;
}

function accountsOf(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ lines, moves }) => [
    ...lines.map((line) => line.accountId),
    ...moves.flatMap((move) => move.against ?? []),
  ]);
}

function locationsOf(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ moves }) =>
    moves.flatMap((move) => [move.locationId, move.to ?? move.locationId]),
  );
}

function itemsOf(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ moves }) => moves.map((move) => move.itemId));
}
