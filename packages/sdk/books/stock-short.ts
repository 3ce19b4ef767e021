import * as say from "../generated/messages.ts";
import type { KeyedMessage } from "../messages/message.ts";
import { Problem } from "../problem.ts";
import { formatQuantity, type Quantity } from "./money.ts";
import { writtenDay } from "./written-day.ts";

/** An item of which a location has less than requested; quantities in thousandths. */
export interface Shortage {
  itemId: number;
  locationId: number;
  asked: Quantity;
  left: Quantity;
  /** Path of the field in the document. */
  field: string;
  /** The code of the batch that has no more stock. */
  batch?: string;
  /** The day on which no more is left, if there is more now. */
  day?: string;
}

/** STOCK_SHORT with ids only; `wordedShortages` makes the message for the user. */
export class StockShort extends Problem {
  constructor(readonly shortages: readonly Shortage[]) {
    super("STOCK_SHORT");
  }
}

/** The names of items and stock locations, by their ids. */
export interface StockNames {
  items: ReadonlyMap<number, string>;
  places: ReadonlyMap<number, string>;
}

/** STOCK_SHORT in words: a sentence per shortage, up to MOST_NAMED of them. */
export function wordedShortages(shortages: readonly Shortage[], names: StockNames): Problem {
  const fields = shortages.map((shortage) => ({
    field: shortage.field,
    ...sayShortage(shortage, names),
  }));
  const all = [...new Map(fields.map(({ field: _, ...said }) => [said.message, said])).values()];
  const more = all.length - MOST_NAMED;
  const named = more > 0 ? [...all.slice(0, MOST_NAMED), say.andMore({ count: more })] : all;
  const said = named.reduceRight((next, first) => say.twoSentences({ first, next }));
  return new Problem("STOCK_SHORT", { ...said, fields });
}

function sayShortage(
  { itemId, locationId, left, asked, batch, day }: Shortage,
  { items, places }: StockNames,
): KeyedMessage {
  const name = items.get(itemId) ?? "the item";
  const short = {
    place: places.get(locationId) ?? "The place",
    item: batch ? say.batchOf({ batch, item: name }) : name,
    left: plain(left),
    asked: plain(asked),
  };
  // The date as written in India: 12-05-2026.
  return day ? say.stockShortOn({ ...short, day: writtenDay(day) }) : say.stockShort(short);
}

function plain(count: Quantity): string {
  return formatQuantity(count).replace(/\.?0+$/, "");
}

/** The most shortages listed in the message. */
const MOST_NAMED = 5;
