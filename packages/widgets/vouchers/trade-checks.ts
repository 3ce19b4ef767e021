import type { VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";

/** Requires at least one line. Same message as the server's. */
export function linesNeeded(voucher: VoucherValues): Readonly<Record<string, string>> {
  return filledLines(voucher).length === 0 ? { lines: "A document has 1 to 500 lines." } : {};
}

/** Requires an item in lines that are not from a document. */
export function itemNeeded(voucher: VoucherValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filledLines(voucher).flatMap(({ of, fields }, at) =>
      of === undefined && fields["itemId"] === null ? [[`lines.${at}.itemId`, "Item is required."]] : [],
    ),
  );
}

/** Requires one of these quantities above zero in each line; the message is shown at the first. */
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
