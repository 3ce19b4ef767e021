import type { Voucher } from "./voucher.ts";

export function listAccounts(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ lines, moves }) => [
    ...lines.map((line) => line.accountId),
    ...moves.flatMap((move) => move.against ?? []),
  ]);
}

export function listLocations(vouchers: readonly Voucher[]): number[] {
  return vouchers.flatMap(({ moves }) =>
    moves.flatMap((move) => [move.locationId, move.to ?? move.locationId]),
  );
}

export function listItems(vouchers: readonly Pick<Voucher, "moves">[]): number[] {
  return vouchers.flatMap(({ moves }) => moves.map((move) => move.itemId));
}
