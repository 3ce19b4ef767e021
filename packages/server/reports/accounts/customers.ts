import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany, ofCustomers } from "../../auth/scope.ts";

const buildCustomersReport: Handler<"customers.report"> = ({ query, principal, db }) => ({
  rows: selectCustomers(db, principal, query),
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
    CreatedDate: CREATED_DAY,
  },
  search: ["AccountName", "Salesman", "City", "Mob", "RootName", "CreatedDate"],
  sort: "AccountName",
  key: "c.id",
});

export const customerReport = { "customers.report": buildCustomersReport };

function selectCustomers(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate = getToday(), RouteID, CustomerType, activeUserId }: Query<"customers.report">,
) {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.group_id": ACCOUNT_GROUP.debtors,
    "c.is_deleted": 0,
  });
  if (FromDate !== undefined) void customers.whereRaw(`${CREATED_DAY} BETWEEN ? AND ?`, [FromDate, ToDate]);
  if (RouteID) void customers.where("c.route_id", RouteID);
  // 0 is a valid type.
  if (CustomerType !== undefined) void customers.where("c.customer_type", CustomerType);
  return ofCustomers(customers, principal, "c", activeUserId);
}

/** The database stores UTC; companies keep their books by the day in India. */
const CREATED_DAY = "DATE(c.created_at + INTERVAL 330 MINUTE)";
