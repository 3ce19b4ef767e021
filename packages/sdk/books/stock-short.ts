import * as say from "../generated/messages.ts";
import type { KeyedMessage } from "../messages/message.ts";
import { Problem } from "../problem.ts";
import { formatQuantity, type Quantity } from "./money.ts";
import { formatIndianDay } from "./written-day.ts";

export interface Shortage {
  itemId: number;
  locationId: number;
  asked: Quantity;
  left: Quantity;
  field: string;
  batch?: string;
  /** The day on which no more is left, if there is more now. */
  day?: string;
}

/** STOCK_SHORT with ids only; `explainShortages` makes the message for the user. */
export class StockShort extends Problem {
  constructor(readonly shortages: readonly Shortage[]) {
    super("STOCK_SHORT");
  }
}

export interface StockNames {
  items: ReadonlyMap<number, string>;
  places: ReadonlyMap<number, string>;
}

/** STOCK_SHORT with one sentence per shortage, up to MOST_NAMED of them. */
export function explainShortages(shortages: readonly Shortage[], names: StockNames): Problem {
  const fields = shortages.map((shortage) => ({
    field: shortage.field,
    ...explainShortage(shortage, names),
  }));
  const all = [...new Map(fields.map(({ field: _, ...sentence }) => [sentence.message, sentence])).values()];
  const more = all.length - MOST_NAMED;
  const namedSentences = more > 0 ? [...all.slice(0, MOST_NAMED), say.andMore({ count: more })] : all;
  const wholeText = namedSentences.reduceRight((next, first) => say.twoSentences({ first, next }));
  return new Problem("STOCK_SHORT", { ...wholeText, fields });
}

function explainShortage(
  { itemId, locationId, left, asked, batch, day }: Shortage,
  { items, places }: StockNames,
): KeyedMessage {
  const name = items.get(itemId) ?? "the item";
  const short = {
    place: places.get(locationId) ?? "The place",
    item: batch ? say.batchOf({ batch, item: name }) : name,
    left: formatPlain(left),
    asked: formatPlain(asked),
  };
  return day ? say.stockShortOn({ ...short, day: formatIndianDay(day) }) : say.stockShort(short);
}

function formatPlain(count: Quantity): string {
  return formatQuantity(count).replace(/\.?0+$/, "");
}

const MOST_NAMED = 5;
