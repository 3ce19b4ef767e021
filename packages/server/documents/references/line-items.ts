import { quantity, type Quantity } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";

/** In thousandths. Throws LINE_INVALID if all are zero. */
export function parseLineQuantities<Given extends readonly (string | undefined)[]>(
  line: number,
  quantityTexts: readonly [...Given],
): { [Index in keyof Given]: Quantity } {
  const quantities = quantityTexts.map((each) => quantity(each ?? "0"));
  if (quantities.every((each) => each === 0n)) {
    throw problemOnField("LINE_INVALID", `lines.${line}`, "A line needs a quantity above zero.");
  }
  return quantities as { [Index in keyof Given]: Quantity }; // map() preserves the length, but its type does not say so
}
