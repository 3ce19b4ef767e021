import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { itemsForSale } from "../../books/posting/price-list.ts";
import { today } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
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
      MRP: "p.mrp_on",
      UnitPrice: "p.unit_price",
      TaxPercentage: "p.tax_rate",
      Rate: "ROUND(p.unit_price * (100 + p.tax_rate) / 100, 4)",
    },
    search: ["ItemName", "ItemDescription", "HSNCode"],
    sort: "ItemName",
    key: "p.id",
  };
};

/** The items that a customer can buy, and their prices for this customer. */
export const customerPrices = { "customerPrices.report": customerPricesReport };

/** The rate type of a customer in the principal's scope. Throws NOT_FOUND. */
async function rateTypeOf(db: Knex, principal: Principal, id: number): Promise<string | null> {
  const customers = ofCompany(db, principal, "accounts as c");
  void customers.where({ "c.id": id, "c.group_id": GROUP.debtors, "c.is_deleted": 0 });
  const found: { rate_type: string | null } | undefined = await calledOn(customers, db, principal, "c").first(
    "c.rate_type",
  );
  if (!found) throw problem("NOT_FOUND");
  return found.rate_type;
}
