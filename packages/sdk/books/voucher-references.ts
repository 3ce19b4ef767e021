import type { Voucher } from "./voucher.ts";

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
