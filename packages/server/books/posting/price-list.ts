import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Principal } from "../../contract/principal.ts";
import { RATE_TYPES, type RateType } from "@vanbook/sdk/books";
import { TAX_RATE_ON } from "./tax-rate-sql.ts";

/**
 * The items on the price list of a rate type on a day, with `unit_price`, `tax_rate` and the day's
 * `mrp_on`; `listPrice` computes the shown price.
 */
export function selectItemsForSale(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  rateType: string | null,
  day: string,
): Knex.QueryBuilder {
  const listedType = RATE_TYPES.find((type) => type === rateType) ?? "MRP";
  const taxedItems = ofCompany(db, principal, "items as i")
    .where("i.is_deleted", 0)
    .whereNot("i.item_type", SEMI_FINISHED)
    .select("i.*", db.raw(`${TAX_RATE_ON} as tax_rate`, [day, day]))
    .select(
      db.raw(`${buildPriceOnDaySql("MRP")} as mrp_on`, [day]),
      db.raw(`${buildPriceOnDaySql(listedType)} as listed_on`, [day]),
    );
  const pricedItems = db
    .from(taxedItems.as("i"))
    .whereNotNull("i.tax_rate")
    .select("i.*", db.raw(`${listedType === "MRP" ? WITHOUT_TAX : "i.listed_on"} as unit_price`));
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
 * The MRP without tax, in whole paise; half a paisa is rounded up. Integer arithmetic, because a
 * quotient of decimals would be rounded twice.
 */
const WITHOUT_TAX = "((i.mrp_on * 2000000 + (100 + i.tax_rate) * 100) DIV ((100 + i.tax_rate) * 200)) / 100";
const SEMI_FINISHED = 0;
