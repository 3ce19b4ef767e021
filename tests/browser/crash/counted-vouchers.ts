import type { Knex } from "knex";
import { queryRows } from "../../../packages/server/db/rows.ts";

/**
 * Number of vouchers and newest id, by kind; orders, which are not posted to the books, count as
 * the kind `order`.
 */
export type Counted = Readonly<Record<string, { count: number; last: number }>>;

/** Counts them directly in the database, independently of the product's own reports. */
export async function countVouchers(db: Knex): Promise<Counted> {
  const foundRows = await queryRows<{ kind: string; count: number; last: number }>(
    db,
    `SELECT kind, COUNT(*) AS count, MAX(id) AS last FROM vouchers GROUP BY kind
     UNION ALL SELECT 'order', COUNT(*), MAX(id) FROM orders HAVING COUNT(*) > 0`,
  );
  return Object.fromEntries(
    foundRows.map(({ kind, count, last }) => [kind, { count: Number(count), last: Number(last) }]),
  );
}
