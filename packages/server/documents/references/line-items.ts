import { quantity, type Quantity } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";

/** The quantities of a line in thousandths. Throws when all are zero. */
export function countedQuantities<Given extends readonly (string | undefined)[]>(
  line: number,
  given: readonly [...Given],
): { [Index in keyof Given]: Quantity } {
  const quantities = given.map((each) => quantity(each ?? "0"));
  if (quantities.every((each) => each === 0n)) {
    throw refused("LINE_INVALID", `lines.${line}`, "A line needs a quantity above zero.");
  }
  return quantities as { [Index in keyof Given]: Quantity }; // map() preserves the length, but its type does not say so
}
