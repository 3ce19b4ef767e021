import type { Knex } from "knex";
import { finder, type Find } from "./finder.ts";

/** Reads invoice series by id and locks them, so that none is deleted or renamed before the transaction ends. */
export async function readSeries(
  db: Knex,
  companyId: number,
  ids: Iterable<number>,
): Promise<Find<{ id: number; series: string; invType: string; yearId: number }>> {
  const rows: { id: number; series: string; invType: string; yearId: number }[] = await db("invoice_series")
    .where({ company_id: companyId, is_deleted: 0 })
    .whereIn("id", [...new Set(ids)])
    .forShare()
    .select({ id: "id", series: "series", invType: "inv_type", yearId: "year_id" });
  return finder(rows, "SERIES_UNKNOWN");
}
