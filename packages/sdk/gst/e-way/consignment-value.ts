import { sum, type Paise } from "../../books/money.ts";
import type { EWayLine } from "./e-way-document.ts";

/**
 * What the goods are worth for the limit: taxable value with tax, without services and without goods
 * that are exempt or outside GST (rule 138(1), explanation 2, and 138(14)). A discount after tax and
 * the round-off of the document change nothing.
 */
export function findConsignmentValue({ lines }: { lines: readonly GoodsOnTheWay[] }): Paise {
  return sum(
    lines.map((line) =>
      isWithoutTax(line) || line.hsnCode.startsWith(SERVICE_CODES)
        ? 0n
        : line.taxable + line.cgst + line.sgst + line.igst,
    ),
  );
}

/** Of a line, what decides. */
export type GoodsOnTheWay = Pick<EWayLine, "hsnCode" | "supplyKind" | "taxable" | "cgst" | "sgst" | "igst">;

export function isWithoutTax({ supplyKind }: Pick<EWayLine, "supplyKind">): boolean {
  return supplyKind !== "taxable";
}

const SERVICE_CODES = "99";
