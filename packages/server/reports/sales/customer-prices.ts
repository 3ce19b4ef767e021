import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { selectItemsForSale } from "../../books/posting/price-list.ts";
import { getToday } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofUsableCustomers, ofCompany } from "../../auth/scope.ts";

const buildCustomerPricesReport: Handler<"customerPrices.report"> = async ({ query, principal, db }) => {
  const { CustomerID, Date: day = getToday() } = query;
  const rateType = await readRateType(db, principal, CustomerID);
  const items = selectItemsForSale(db, principal, rateType, day);
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
      Rate: "p.rate",
    },
    search: ["ItemName", "ItemDescription", "HSNCode"],
    sort: "ItemName",
    key: "p.id",
  };
};

export const customerPrices = { "customerPrices.report": buildCustomerPricesReport };

/** Limited to the principal's scope. Throws NOT_FOUND. */
async function readRateType(db: Knex, principal: Principal, id: number): Promise<string | null> {
  const customers = ofCompany(db, principal, "accounts as c");
  void customers.where({ "c.id": id, "c.group_id": ACCOUNT_GROUP.debtors, "c.is_deleted": 0 });
  const customer: { rate_type: string | null } | undefined = await ofUsableCustomers(
    customers,
    db,
    principal,
    "c",
  ).first("c.rate_type");
  if (!customer) throw problem("NOT_FOUND");
  return customer.rate_type;
}
