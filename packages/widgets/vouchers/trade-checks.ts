import type { VoucherLine, VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";

/** Requires at least one line. Same message as the server's. */
export function linesNeeded(voucher: VoucherValues): Readonly<Record<string, string>> {
  return filledLines(voucher).length === 0 ? { lines: "A document has 1 to 500 lines." } : {};
}

/** Requires an item in lines that are not from a document. */
export function itemNeeded(voucher: VoucherValues): Readonly<Record<string, string>> {
  const isLacking = ({ of, fields }: VoucherLine) => of === undefined && fields["itemId"] === null;
  return wrongLines(voucher, "itemId", "Item is required.", isLacking);
}

/** Requires one of these quantities above zero in each line; the message is shown at the first. */
export function quantityNeeded(first: string, ...others: readonly string[]) {
  const hasNone = ({ fields }: VoucherLine) =>
    [first, ...others].every((field) => Number(fields[field] ?? "") === 0);
  return (voucher: VoucherValues) =>
    wrongLines(voucher, first, "A line needs a quantity above zero.", hasNone);
}

/** The message at a field of each line that is wrong. */
export function wrongLines(
  voucher: VoucherValues,
  field: string,
  message: string,
  isWrong: (line: VoucherLine) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filledLines(voucher).flatMap((line, at) => (isWrong(line) ? [[`lines.${at}.${field}`, message]] : [])),
  );
}
