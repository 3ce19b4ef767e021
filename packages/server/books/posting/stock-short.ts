import type { Knex } from "knex";
import { Problem } from "@vanbook/sdk/problem";
import { formatQuantity, type Quantity, writtenDay } from "@vanbook/sdk/books";

/** An item of which a location has less than is asked for; quantities in thousandths. */
export interface Shortage {
  itemId: number;
  locationId: number;
  asked: Quantity;
  left: Quantity;
  /** Path of the field in the document. */
  field: string;
  /** The batch of which no more is left, by its code. */
  batch?: string;
  /** The day on which no more is left, if there is more now. */
  day?: string;
}

/** STOCK_SHORT with ids only; `describeShortages` makes the message for the user. */
export class StockShort extends Problem {
  constructor(readonly shortages: readonly Shortage[]) {
    super("STOCK_SHORT");
  }
}

/**
 * Replaces each StockShort among the outcomes with a problem that names items and locations; the names are read once for
 * all.
 */
export async function describeShortages<T>(
  trx: Knex.Transaction,
  companyId: number,
  outcomes: readonly (T | Problem)[],
): Promise<(T | Problem)[]> {
  const short = outcomes.flatMap((outcome) => (outcome instanceof StockShort ? outcome.shortages : []));
  if (short.length === 0) return [...outcomes];
  const said = await sentences(trx, companyId, short);
  return outcomes.map((outcome) =>
    outcome instanceof StockShort ? worded(outcome.shortages, said) : outcome,
  );
}

/** Runs `work`; a StockShort that it throws becomes a problem that names items and locations. */
export async function describingShortages<T>(
  trx: Knex,
  companyId: number,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StockShort)) throw error;
    throw worded(error.shortages, await sentences(trx, companyId, error.shortages));
  }
}

/** Reads the names, and returns a function that makes the sentence for a shortage. */
async function sentences(trx: Knex, companyId: number, shortages: readonly Shortage[]) {
  const itemIds = shortages.map(({ itemId }) => itemId);
  const items = await namesOf(trx, companyId, "items", itemIds);
  const locationIds = shortages.map(({ locationId }) => locationId);
  const places = await namesOf(trx, companyId, "stock_locations", locationIds);
  return ({ itemId, locationId, left, asked, batch, day }: Shortage): string => {
    const has = left === 0n ? "none" : `only ${plain(left)}`;
    const place = places.get(locationId) ?? "The place";
    const name = items.get(itemId) ?? "the item";
    const item = batch ? `batch ${batch} of ${name}` : name;
    // As a person in India reads it: 12-05-2026.
    const then = day ? `had ${has} of ${item} left on ${writtenDay(day)}` : `has ${has} of ${item}`;
    return `${place} ${then}; ${plain(asked)} ${asked === ONE ? "is" : "are"} asked for.`;
  };
}

function worded(shortages: readonly Shortage[], said: (shortage: Shortage) => string): Problem {
  const all = [...new Set(shortages.map(said))];
  const more = all.length - MOST_NAMED;
  const named = more > 0 ? [...all.slice(0, MOST_NAMED), `And ${more} more.`] : all;
  const fields = shortages.map((shortage) => ({ field: shortage.field, message: said(shortage) }));
  return new Problem("STOCK_SHORT", { message: named.join(" "), fields });
}

async function namesOf(
  trx: Knex,
  companyId: number,
  table: "items" | "stock_locations",
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows: { id: number; name: string }[] = await trx(table)
    .where("company_id", companyId)
    .whereIn("id", [...new Set(ids)])
    .select("id", "name");
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function plain(count: Quantity): string {
  return formatQuantity(count).replace(/\.?0+$/, "");
}

/** One unit, in thousandths. */
const ONE = 1000n;
/** At most so many shortages are listed in the message. */
const MOST_NAMED = 5;
