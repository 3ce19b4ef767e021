import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Principal } from "../../contract/principal.ts";
import { readRateType, type RateType } from "@vanbook/sdk/books";
import { TAX_RATE_ON } from "./tax-rate-sql.ts";

/**
 * The items on the price list of a rate type on a day, with `unit_price` (without
 * tax), `rate` (with tax), `tax_rate` and the day's `mrp_on`, as `findListedPrice` has them.
 */
export function selectItemsForSale(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  rateType: string | null,
  day: string,
): Knex.QueryBuilder {
  const listedType = readRateType(rateType);
  const taxedItems = ofCompany(db, principal, "items as i")
    .where("i.is_deleted", 0)
    .whereNot("i.item_type", SEMI_FINISHED)
    .select("i.*", db.raw(`${TAX_RATE_ON} as tax_rate`, [day, day]))
    .select(
      db.raw(`${buildPriceOnDaySql("MRP")} as mrp_on`, [day]),
      db.raw(`${buildPriceOnDaySql(listedType)} as listed_on`, [day]),
    );
  const [unitPrice, rate] =
    listedType === "MRP"
      ? [buildPriceWithoutTaxSql("i.listed_on", "i.tax_rate"), "i.listed_on"]
      : ["i.listed_on", "ROUND(i.listed_on * (100 + i.tax_rate) / 100, 4)"];
  const pricedItems = db
    .from(taxedItems.as("i"))
    .whereNotNull("i.tax_rate")
    .select("i.*", db.raw(`${unitPrice} as unit_price`), db.raw(`${rate} as rate`));
  return db.from(pricedItems.as("i")).where("i.unit_price", ">", 0).select("i.*");
}

/** SQL of `findPriceOnDay` for the item row `item`. `day` is SQL, or a `?` to be bound once. */
export function buildPriceOnDaySql(rateType: RateType, { item = "i", day = "?" } = {}): string {
  return `COALESCE((SELECT ip.price FROM item_prices ip WHERE ip.company_id = ${item}.company_id AND ip.item_id = ${item}.id
    AND ip.rate_type = '${rateType}' AND ip.valid_from <= ${day} ORDER BY ip.valid_from DESC LIMIT 1), ${item}.${PRICE_COLUMNS[rateType]})`;
}

/** Price columns of the item by rate type, used before the first dated price. */
export const PRICE_COLUMNS: Readonly<Record<RateType, string>> = {
  CCP: "ccp",
  SP: "sp",
  DP: "dp",
  MRP: "mrp",
};

/**
 * SQL of `removeTax`: half a paisa is rounded up. Integer arithmetic, because a quotient of decimals
 * would be rounded twice.
 */
function buildPriceWithoutTaxSql(price: string, taxRate: string): string {
  return `((${price} * 20000 + 100 + ${taxRate}) DIV ((100 + ${taxRate}) * 2)) / 100`;
}

/** SQL of a sold line's price without tax. */
export function buildUnitPriceSql(line = "l"): string {
  const withoutTax = buildPriceWithoutTaxSql(`${line}.unit_price`, `${line}.tax_rate`);
  return `CASE ${line}.price_has_tax WHEN 1 THEN ${withoutTax} ELSE ${line}.unit_price END`;
}

const SEMI_FINISHED = 0;
