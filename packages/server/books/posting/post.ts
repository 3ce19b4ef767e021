import type { Knex } from "knex";
import { attempt, Problem } from "../../contract/problem.ts";
import { readGround } from "./posting-context.ts";
import { saveCosts } from "./item-costs.ts";
import { readOnHand } from "./on-hand.ts";
import { readyVoucher, type ReadyVoucher } from "./validate-voucher.ts";
import { inWords } from "./stock-short.ts";
import type { Author, Posted, Voucher } from "./voucher.ts";
import { writeVouchers } from "./insert-vouchers.ts";

/**
 * Writes vouchers into the books, in the caller's transaction and in their order: the only way that ledger, stock
 * and their rollups ever change (with `cancel` and `edit`). Refuses the whole batch when one of them is not sound.
 */
export async function post(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly Voucher[],
): Promise<Posted[]> {
  const posted = await postEach(trx, author, vouchers);
  return posted.map((each) => {
    if (each instanceof Problem) throw each;
    return each;
  });
}

/** The same, but what is not sound is left out, and its problem stands in its place. */
export async function postEach(
  trx: Knex.Transaction,
  author: Author,
  vouchers: readonly Voucher[],
): Promise<(Posted | Problem)[]> {
  if (vouchers.length === 0) return [];
  // Locks in one order everywhere: years, costs by item, then counters, then rollups by key.
  const { ground, costs } = await readGround(trx, author.companyId, {
    accountIds: accountsOf(vouchers),
    locationIds: locationsOf(vouchers),
    itemIds: itemsOf(vouchers),
  });
  const moves = vouchers.flatMap((voucher) => voucher.moves);
  const onHand = ground.refusesShort ? await readOnHand(trx, author.companyId, moves) : undefined;
  const tried = vouchers.map((voucher) => attempt(() => readyVoucher(voucher, ground, costs, onHand)));
  const ready = tried.filter((each): each is ReadyVoucher => !(each instanceof Problem));
  const posted = (await writeVouchers(trx, author, ready, ground.systemAccounts)).values();
  await saveCosts(trx, author.companyId, costs);
  const outcomes = tried.map((each) => (each instanceof Problem ? each : written(posted.next().value)));
  return inWords(trx, author.companyId, outcomes);
}

/** The accounts that vouchers name. */
export function accountsOf(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ lines, moves }) => [
    ...lines.map((line) => line.accountId),
    ...moves.flatMap((move) => move.against ?? []),
  ]);
}

/** The stock locations that vouchers name. */
export function locationsOf(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ moves }) =>
    moves.flatMap((move) => [move.locationId, move.to ?? move.locationId]),
  );
}

/** The items that vouchers move. */
export function itemsOf(vouchers: readonly Pick<Voucher, "moves">[]): number[] {
  return vouchers.flatMap(({ moves }) => moves.map((move) => move.itemId));
}

function written(posted: Posted | undefined): Posted {
  if (!posted) throw new Error("A voucher that was ready has not been written");
  return posted;
}
