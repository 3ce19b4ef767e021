import type { Knex } from "knex";
import { GROUP } from "../../books/posting/chart-of-accounts.ts";
import { listPriceSql } from "../../books/posting/price-list.ts";
import { TAX_RATE_ON } from "../../books/posting/tax.ts";
import { today } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "../../contract/problem.ts";
import { calledOn, ofCompany } from "../../auth/scope.ts";

const customerPricesReport: Handler<"customerPrices.report"> = async ({ query, principal, db }) => {
  const { CustomerID, Date: day = today() } = query;
  const rateType = await rateTypeOf(db, principal, CustomerID);
  const items = itemsForSale(db, principal, rateType, day);
  return {
    rows: db.from(items.as("p")),
    joins: { u: { table: "units", id: "p.unit_id" } },
    columns: {
      ItemID: "p.id",
      ItemName: "p.name",
      ItemDescription: "NULLIF(p.description, '')",
      HSNCode: "NULLIF(p.hsn_code, '')",
      UnitName: "u.name",
      MRP: "p.mrp",
      UnitPrice: "p.unit_price",
      TaxPercentage: "p.tax_rate",
      Rate: "ROUND(p.unit_price * (100 + p.tax_rate) / 100, 4)",
    },
    totals: {},
    search: ["ItemName", "ItemDescription", "HSNCode"],
    sort: "ItemName",
    key: "p.id",
    envelope: (rows) => rows,
  };
};

/** What a customer may buy, and what he pays for it. */
export const customerPrices = { "customerPrices.report": customerPricesReport };

/** The items that are sold at this rate type on a day, with `unit_price` and `tax_rate`. */
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
    .select("i.*", db.raw(`${listPriceSql(rateType, "i.tax_rate")} as unit_price`));
  return db.from(priced.as("i")).where("i.unit_price", ">", 0).select("i.*");
}

/** The rate type of a customer whom the principal's documents may name. Throws NOT_FOUND. */
async function rateTypeOf(db: Knex, principal: Principal, id: number): Promise<string | null> {
  const customers = ofCompany(db, principal, "accounts as c");
  void customers.where({ "c.id": id, "c.group_id": GROUP.debtors, "c.is_deleted": 0 });
  const found: { rate_type: string | null } | undefined = await calledOn(customers, db, principal, "c").first(
    "c.rate_type",
  );
  if (!found) throw problem("NOT_FOUND");
  return found.rate_type;
}

const SEMI_FINISHED = 0;
