import type { Knex } from "knex";

/** Whether stock at a location may become negative; true by default. */
export async function stockMayGoShort(db: Knex, companyId: number): Promise<boolean> {
  const setting: { value: string } | undefined = await db("company_settings")
    .where({ company_id: companyId, name: STOCK_SHORT })
    .first("value");
  return setting?.value !== "refuse";
}

/** Sets whether postings that would make stock negative are refused (STOCK_SHORT); applies from the next posting. */
export async function setStockShort(
  trx: Knex.Transaction,
  companyId: number,
  value: "allow" | "refuse",
): Promise<void> {
  await trx("company_settings")
    .insert({ company_id: companyId, name: STOCK_SHORT, value })
    .onConflict(["company_id", "name"])
    .merge(["value"]);
}

const STOCK_SHORT = "stock.short";
