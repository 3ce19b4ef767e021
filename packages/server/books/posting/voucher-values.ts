import type { Voucher } from "@vanbook/sdk/books";

/** How much work a voucher is, for slices: its rows have many columns, of which its digest is made. */
export function countVoucherValues({ lines, moves, settles = [] }: Voucher): number {
  return VALUES_OF_ROW * (1 + lines.length + moves.length + settles.length);
}

const VALUES_OF_ROW = 5;
