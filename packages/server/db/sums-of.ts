import type { Knex } from "knex";

/** `amounts` is SQL by name; exact decimals, 0 if there are no rows. */
export async function readSums<Name extends string>(
  db: Knex,
  rows: Knex.QueryBuilder,
  amounts: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const sums = Object.entries<string>(amounts).map(([name, sql]) =>
    db.raw(`COALESCE(SUM(${sql}), 0) as ??`, [name]),
  );
  return (await rows.first(sums)) as Record<Name, string>; // the selected columns
}
