import type { Knex } from "knex";
import { rows } from "../../../packages/server/db/rows.ts";

/** How many vouchers of each kind are in the books, and the newest one's id; orders, of which the books know nothing yet, with them. */
export type Counted = Readonly<Record<string, { count: number; last: number }>>;

/** Asks the database, whatever the product says. */
export async function countVouchers(db: Knex): Promise<Counted> {
  const found = await rows<{ kind: string; count: number; last: number }>(
    db,
    `SELECT kind, COUNT(*) AS count, MAX(id) AS last FROM vouchers GROUP BY kind
     UNION ALL SELECT 'order', COUNT(*), MAX(id) FROM orders HAVING COUNT(*) > 0`,
  );
  return Object.fromEntries(
    found.map(({ kind, count, last }) => [kind, { count: Number(count), last: Number(last) }]),
  );
}
