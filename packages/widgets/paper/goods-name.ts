import type { Schema } from "@vanbook/sdk";
import { date } from "../../sdk/format/date.ts";
import { count } from "../../sdk/format/quantity.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import { inBothUnits } from "../format/typed-units.ts";

/** What a line of goods says in the column of its item. */
export interface NamedGoods {
  itemName: string;
  unit: string;
  quantity: number;
  freeQuantity?: number;
  /** Of an item that has one: its larger unit and how much of its own that holds. */
  largerUnit?: Schema<"PaperLargerUnit">;
  /** Of an item that keeps batches: what of the line is of which. */
  batches?: readonly Schema<"PaperBatch">[];
}

/** An item's name, and in lines below it the quantity in its larger unit, what is free, and its batches with their expiry. */
export function goodsName(line: NamedGoods, words: PapersText): string {
  const { itemName, unit, freeQuantity = 0, batches = [] } = line;
  return [
    itemName,
    ...inLargerUnit(line),
    ...(freeQuantity > 0 ? [words.free(`${count(freeQuantity)} ${unit}`)] : []),
    ...batches.map(({ batch, expiresOn, quantity }) => {
      const named = words.batch(batch, expiresOn && date(expiresOn));
      // Of a line that is of one batch all is of it.
      return batches.length > 1 ? `${named}: ${count(quantity)} ${unit}` : named;
    }),
  ].join("\n");
}

/** Less than one of the larger unit is said in the item's own already. */
function inLargerUnit({ unit, quantity, largerUnit }: NamedGoods): string[] {
  if (!largerUnit || quantity < largerUnit.holds) return [];
  const both = inBothUnits(quantity.toFixed(3), { own: unit, larger: largerUnit });
  return both === undefined ? [] : [`= ${both}`];
}
