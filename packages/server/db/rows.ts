import type { Knex } from "knex";

/** For SQL that knex's builder can't express. Pass values as bindings only. */
export async function queryRows<Row>(
  db: Knex,
  sql: string,
  bindings: readonly Knex.RawBinding[] = [],
): Promise<Row[]> {
  // Knex leaves the result of raw() untyped: the driver returns the rows and a description of their
  // columns.
  const [resultRows] = (await db.raw(sql, bindings)) as unknown as [Row[]];
  return resultRows;
}

/** `queryRows` with bindings by name (`:name`); a list binds `IN (:name)`. */
export async function queryNamedRows<Row>(
  db: Knex,
  sql: string,
  bindings: Readonly<Record<string, string | number | readonly number[]>>,
): Promise<Row[]> {
  const values = bindings as Record<string, Knex.RawBinding>; // knex's types know no lists
  const [resultRows] = (await db.raw(sql, values)) as unknown as [Row[]];
  return resultRows;
}

/**
 * A binding for `IN (?)`: the driver expands an array to a list, which knex's types don't support.
 */
export function listOf(values: readonly (string | number | readonly number[])[]): Knex.RawBinding {
  return [...values] as unknown as Knex.RawBinding;
}
