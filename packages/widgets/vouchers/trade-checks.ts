import type { VoucherLine, VoucherValues } from "../voucher/definition.ts";
import { listFilledLines } from "../voucher/voucher-values.ts";

/** Same message as the server's. */
export function findMissingLinesFault(voucher: VoucherValues): Readonly<Record<string, string>> {
  return listFilledLines(voucher).length === 0 ? { lines: "A document has 1 to 500 lines." } : {};
}

export function findMissingItemFaults(voucher: VoucherValues): Readonly<Record<string, string>> {
  const isLacking = ({ of, fields }: VoucherLine) => of === undefined && fields["itemId"] === null;
  return findWrongLines(voucher, "itemId", "Item is required.", isLacking);
}

/** Requires one of these quantities above zero in each line; the message is shown at the first. */
export function createQuantityCheck(first: string, ...others: readonly string[]) {
  const hasNone = ({ fields }: VoucherLine) =>
    [first, ...others].every((field) => Number(fields[field] ?? "") === 0);
  return (voucher: VoucherValues) =>
    findWrongLines(voucher, first, "A line needs a quantity above zero.", hasNone);
}

export function findWrongLines(
  voucher: VoucherValues,
  field: string,
  message: string,
  isWrong: (line: VoucherLine) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFilledLines(voucher).flatMap((line, at) =>
      isWrong(line) ? [[`lines.${at}.${field}`, message]] : [],
    ),
  );
}
