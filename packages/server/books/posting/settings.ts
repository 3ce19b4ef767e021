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

/** Whether the discount on a whole bill is before its tax. */
export async function isDiscountBeforeTax(db: Knex, companyId: number): Promise<boolean> {
  const company: { discount_before_tax: number } | undefined = await db("companies")
    .where("company_id", companyId)
    .first("discount_before_tax");
  return company?.discount_before_tax === 1;
}

/** Applies to new documents. Those that were posted keep what they had. */
export async function setDiscountBeforeTax(
  trx: Knex.Transaction,
  companyId: number,
  isBeforeTax: boolean,
): Promise<void> {
  await trx("companies")
    .where("company_id", companyId)
    .update({ discount_before_tax: isBeforeTax ? 1 : 0 });
}

const STOCK_SHORT = "stock.short";
