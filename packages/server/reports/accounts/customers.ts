import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { today } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofCustomers } from "../../auth/scope.ts";

const customersReport: Handler<"customers.report"> = ({ query, principal, db }) => ({
  rows: customersOf(db, principal, query),
  joins: { r: { table: "routes", id: "c.route_id" }, s: { table: "users", id: "c.salesman_id" } },
  columns: {
    AccountID: "c.id",
    AccountName: "c.name",
    Address: "NULLIF(c.address, '')",
    Place: "NULLIF(c.place, '')",
    City: "NULLIF(c.city, '')",
    Mob: "COALESCE(NULLIF(c.mobile, ''), NULLIF(c.phone, ''))",
    RootName: "r.name",
    CustomerType: "c.customer_type",
    Salesman: "s.name",
    CreatedDate: CREATED,
  },
  search: ["AccountName", "Salesman", "City", "Mob", "RootName", "CreatedDate"],
  sort: "AccountName",
  key: "c.id",
});

export const customerReport = { "customers.report": customersReport };

/** The customers: all, or those created in a range. */
function customersOf(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate = today(), RouteID, CustomerType, activeUserId }: Query<"customers.report">,
) {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.group_id": GROUP.debtors,
    "c.is_deleted": 0,
  });
  if (FromDate !== undefined) void customers.whereRaw(`${CREATED} BETWEEN ? AND ?`, [FromDate, ToDate]);
  if (RouteID) void customers.where("c.route_id", RouteID);
  // 0 is a valid type.
  if (CustomerType !== undefined) void customers.where("c.customer_type", CustomerType);
  return ofCustomers(customers, principal, "c", activeUserId);
}

/** The day in India, where the companies keep their books; the database stores UTC. */
const CREATED = "DATE(c.created_at + INTERVAL 330 MINUTE)";
