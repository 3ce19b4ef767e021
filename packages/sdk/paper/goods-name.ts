import type { Schema } from "@vanbook/sdk";
import { date } from "../format/date.ts";
import { count } from "../format/quantity.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import { formatInBothUnits } from "../format/typed-units.ts";

type NamedGoods = Pick<Schema<"TaxedLine">, "itemName" | "unit" | "quantity" | "largerUnit" | "batches"> &
  Partial<Pick<Schema<"TaxedLine">, "freeQuantity" | "supplyKind">>;

export function describeGoods(line: NamedGoods, words: PapersText): string {
  const { itemName, unit, freeQuantity = 0, batches = [], supplyKind } = line;
  return [
    itemName,
    ...(supplyKind ? [words.supplyKinds[supplyKind]] : []),
    ...describeInLargerUnit(line),
    ...(freeQuantity > 0 ? [words.free(`${count(freeQuantity)} ${unit}`)] : []),
    ...batches.map(({ batch, expiresOn, quantity }) => {
      const batchText = words.batch(batch, expiresOn && date(expiresOn));
      // With a single batch, its quantity equals the line's.
      return batches.length > 1 ? `${batchText}: ${count(quantity)} ${unit}` : batchText;
    }),
  ].join("\n");
}

/** Empty below one larger unit: the own unit already shows that quantity. */
function describeInLargerUnit({ unit, quantity, largerUnit }: NamedGoods): string[] {
  if (!largerUnit || quantity < largerUnit.holds) return [];
  const both = formatInBothUnits(quantity.toFixed(3), { own: unit, larger: largerUnit });
  return both === undefined ? [] : [`= ${both}`];
}
