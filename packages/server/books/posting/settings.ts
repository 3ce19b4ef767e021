import type { Knex } from "knex";

/** Whether goods may leave a place that does not have them; a company that never chose lets them. */
export async function stockMayGoShort(db: Knex, companyId: number): Promise<boolean> {
  const setting: { value: string } | undefined = await db("company_settings")
    .where({ company_id: companyId, name: STOCK_SHORT })
    .first("value");
  return setting?.value !== "refuse";
}

/** Chooses whether postings whose goods a place does not have are refused (STOCK_SHORT); holds from the next one. */
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
