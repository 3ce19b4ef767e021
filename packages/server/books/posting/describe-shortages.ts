import type { Knex } from "knex";
import { Problem } from "@vanbook/sdk/problem";
import { type Shortage, type StockNames, StockShort, explainShortages } from "@vanbook/sdk/books";

/** Turns each StockShort into a problem with names; reads the names once for all of them. */
export async function describeShortages<T>(
  trx: Knex.Transaction,
  companyId: number,
  outcomes: readonly (T | Problem)[],
): Promise<(T | Problem)[]> {
  const short = outcomes.flatMap((outcome) => (outcome instanceof StockShort ? outcome.shortages : []));
  if (short.length === 0) return [...outcomes];
  const names = await readNames(trx, companyId, short);
  return outcomes.map((outcome) =>
    outcome instanceof StockShort ? explainShortages(outcome.shortages, names) : outcome,
  );
}

/** Turns a StockShort that `work` throws into a problem that names items and locations. */
export async function runDescribingShortages<T>(
  trx: Knex,
  companyId: number,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StockShort)) throw error;
    throw explainShortages(error.shortages, await readNames(trx, companyId, error.shortages));
  }
}

async function readNames(trx: Knex, companyId: number, shortages: readonly Shortage[]): Promise<StockNames> {
  const itemIds = shortages.map(({ itemId }) => itemId);
  const items = await readNamesById(trx, companyId, "items", itemIds);
  const locationIds = shortages.map(({ locationId }) => locationId);
  return { items, places: await readNamesById(trx, companyId, "stock_locations", locationIds) };
}

async function readNamesById(
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
