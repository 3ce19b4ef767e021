import type { Knex } from "knex";
import { paise, percent, type Slab } from "@vanbook/sdk/books";

export async function readSlabs(db: Knex, companyId: number): Promise<Slab[]> {
  const rows: { from_rate: string; to_rate: string; discount: string }[] = await db("rate_slabs")
    .select("from_rate", "to_rate", "discount")
    .where({ company_id: companyId, is_deleted: 0 })
    .orderBy(["from_rate", "id"]);
  return rows.map((row) => ({
    from: paise(row.from_rate),
    to: paise(row.to_rate),
    discount: percent(row.discount),
  }));
}
