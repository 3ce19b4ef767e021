import type { Knex } from "knex";

/** Selects exactly the documented columns: a missing or misspelt column does not compile. */
export async function select<Row extends object>(
  query: Knex.QueryBuilder,
  columns: { readonly [Column in keyof Row]-?: string | Knex.Raw },
): Promise<Row[]> {
  return (await query.select(columns)) as Row[];
}
