import type { Knex } from "knex";

/** True by default. */
export async function mayStockGoShort(db: Knex, companyId: number): Promise<boolean> {
  const setting: { value: string } | undefined = await db("company_settings")
    .where({ company_id: companyId, name: STOCK_SHORT })
    .first("value");
  return setting?.value !== "refuse";
}

/** Applies from the next posting. Refusing means that STOCK_SHORT is thrown. */
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
