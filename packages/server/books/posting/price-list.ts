import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Principal } from "../../contract/principal.ts";
import { TAX_RATE_ON } from "./tax.ts";

/** The items that are sold at a rate type on a day, with `unit_price` and `tax_rate`: what a price list shows, at `listPrice`. */
export function itemsForSale(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  rateType: string | null,
  day: string,
): Knex.QueryBuilder {
  const taxed = ofCompany(db, principal, "items as i")
    .where("i.is_deleted", 0)
    .whereNot("i.item_type", SEMI_FINISHED)
    .select("i.*", db.raw(`${TAX_RATE_ON} as tax_rate`, [day, day]));
  const priced = db
    .from(taxed.as("i"))
    .whereNotNull("i.tax_rate")
    .select("i.*", db.raw(`${(rateType && COLUMNS[rateType]) ?? WITHOUT_TAX} as unit_price`));
  return db.from(priced.as("i")).where("i.unit_price", ">", 0).select("i.*");
}

/** The columns of an item's prices by rate type. */
const COLUMNS: Readonly<Record<string, string>> = { CCP: "i.ccp", SP: "i.sp", DP: "i.dp" };
/** The MRP without its tax, to the paisa. Half a paisa is rounded up, in whole numbers: a quotient of decimals would be rounded twice. */
const WITHOUT_TAX = "((i.mrp * 2000000 + (100 + i.tax_rate) * 100) DIV ((100 + i.tax_rate) * 200)) / 100";
const SEMI_FINISHED = 0;
