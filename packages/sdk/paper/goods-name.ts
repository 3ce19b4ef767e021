import type { Schema } from "@vanbook/sdk";
import { date } from "../format/date.ts";
import { count } from "../format/quantity.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import { inBothUnits } from "../format/typed-units.ts";

/** The parts of a line that the item column shows. */
type NamedGoods = Pick<Schema<"TaxedLine">, "itemName" | "unit" | "quantity" | "largerUnit" | "batches"> &
  Partial<Pick<Schema<"TaxedLine">, "freeQuantity">>;

/**
 * The item's name, followed on new lines by the quantity in its larger unit, the free quantity, and the batches
 * with expiry.
 */
export function goodsName(line: NamedGoods, words: PapersText): string {
  const { itemName, unit, freeQuantity = 0, batches = [] } = line;
  return [
    itemName,
    ...inLargerUnit(line),
    ...(freeQuantity > 0 ? [words.free(`${count(freeQuantity)} ${unit}`)] : []),
    ...batches.map(({ batch, expiresOn, quantity }) => {
      const named = words.batch(batch, expiresOn && date(expiresOn));
      // With a single batch, its quantity equals the line's.
      return batches.length > 1 ? `${named}: ${count(quantity)} ${unit}` : named;
    }),
  ].join("\n");
}

/** Empty below one larger unit: the own unit already shows that quantity. */
function inLargerUnit({ unit, quantity, largerUnit }: NamedGoods): string[] {
  if (!largerUnit || quantity < largerUnit.holds) return [];
  const both = inBothUnits(quantity.toFixed(3), { own: unit, larger: largerUnit });
  return both === undefined ? [] : [`= ${both}`];
}
