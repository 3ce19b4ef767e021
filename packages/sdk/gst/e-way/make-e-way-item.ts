import { formatQuantity, type Percent } from "../../books/money.ts";
import { takeText, takeOptional } from "../e-invoice/facts.ts";
import type { JsonObject } from "../file/json-text.ts";
import type { EWayLine } from "./e-way-document.ts";
import type { EWayFacts } from "./e-way-facts.ts";

/** A line as an item of the bulk file, where the code of its goods is a number. */
export function makeEWayItem(
  facts: EWayFacts,
  line: EWayLine,
  { at, isInterState }: { at: number; isInterState: boolean },
): JsonObject {
  const path = `itemList[${at}]`;
  const locate = (field: string) => ({ path: `${path}.${field}`, place: "item" as const });
  const hsnCode = takeText(facts, line.hsnCode, { ...locate("hsnCode"), least: 4, most: 8 });
  if (hsnCode !== "" && !HSN_PATTERN.test(hsnCode)) facts.refuse(`${path}.hsnCode`, "item", "notUsable");
  const unit = takeText(facts, line.uqc, { ...locate("qtyUnit"), least: 2, most: 3 });
  const name = takeOptional(line.description, 1, 100);
  return {
    itemNo: at + 1,
    ...(name !== undefined && { productName: name, productDesc: name }),
    hsnCode: Number(hsnCode),
    quantity: Number(formatQuantity(line.quantity)),
    qtyUnit: unit,
    taxableAmount: line.taxable,
    cgstRate: isInterState ? 0 : divideByTwo(line.taxRate),
    sgstRate: isInterState ? 0 : divideByTwo(line.taxRate),
    igstRate: isInterState ? Number(line.taxRate) / 100 : 0,
    cessRate: 0,
  };
}

/** The code of the goods with the largest taxable value. */
export function findMainCode(lines: readonly EWayLine[]): number {
  const [main] = lines.toSorted((a, b) => (a.taxable < b.taxable ? 1 : a.taxable > b.taxable ? -1 : 0));
  return Number(main?.hsnCode ?? 0);
}

/** Hundredths of a percent times 5 are thousandths of half a percent. */
function divideByTwo(rate: Percent): number {
  return Number(rate * 5n) / 1000;
}

const HSN_PATTERN = /^(?!0+$)(\d{4}|\d{6}|\d{8})$/;
