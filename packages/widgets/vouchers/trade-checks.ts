import type { VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";

/** Goods are what such a voucher is of: the server's own words where there are none. */
export function linesNeeded(voucher: VoucherValues): Readonly<Record<string, string>> {
  return filledLines(voucher).length === 0 ? { lines: "A document has 1 to 500 lines." } : {};
}

/** A line that is not of a document says what its goods are. */
export function itemNeeded(voucher: VoucherValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filledLines(voucher).flatMap(({ of, fields }, at) =>
      of === undefined && fields["itemId"] === null ? [[`lines.${at}.itemId`, "Item is required."]] : [],
    ),
  );
}

/** Of each line one of these quantities is above zero; the first of them is where it is said. */
export function quantityNeeded(first: string, ...others: readonly string[]) {
  return (voucher: VoucherValues): Readonly<Record<string, string>> =>
    Object.fromEntries(
      filledLines(voucher)
        .map(({ fields }, at) => ({
          at,
          counted: [first, ...others].map((field) => Number(fields[field] ?? "")),
        }))
        .filter(({ counted }) => counted.every((quantity) => quantity === 0))
        .map(({ at }) => [`lines.${at}.${first}`, "A line needs a quantity above zero."]),
    );
}
