import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { dayBegins, today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany, ofCustomers, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const counts: Handler<"dashboard.counts"> = async ({ query, principal, db }) => {
  const inUse = (table: string) => ofCompany(db, principal, `${table} as t`).where("t.is_deleted", 0);
  const [customers, routes, items, categories] = await Promise.all([
    countOf(customersOf(db, principal, query.activeUserId)),
    countOf(inUse("routes")),
    countOf(inUse("items")),
    countOf(ofCompany(db, principal, "item_categories as t")),
  ]);
  return [{ TotalCustomer: customers, TotalRoute: routes, TotalItem: items, TotalCategory: categories }];
};

/**
 * Counts the customers on the routes that the users in scope work on today's weekday, and those whom none
 * of these users has visited yet.
 */
const routeCustomers: Handler<"dashboard.routeCustomers"> = async ({ query, principal, db }) => {
  const day = today();
  const beats = ofCompany(db, principal, "beat_plans as p")
    .where({ "p.is_deleted": 0, [`p.${weekdayOf(day)}`]: 1 })
    .select("p.route_id");
  const toVisit = ofCompany(db, principal, "accounts as c")
    .where({ "c.group_id": GROUP.debtors, "c.is_deleted": 0 })
    .whereIn("c.route_id", ofUsers(beats, principal, "p.user_id", query.activeUserId));
  const visited = visitedOn(db, principal, day, query.activeUserId).select("v.customer_id");
  const rows = toVisit.leftJoin(visited.groupBy("v.customer_id").as("w"), "w.customer_id", "c.id");
  return select<Schema<"DashboardToVisit">>(rows, {
    AccountCount: db.raw("COUNT(*)"),
    PendingCount: db.raw("COUNT(CASE WHEN w.customer_id IS NULL THEN 1 END)"),
  });
};

const saleCount: Handler<"dashboard.saleCount"> = async ({ query, principal, db }) => {
  const day = today();
  const [[visited], created] = await Promise.all([
    visitedOn(db, principal, day, query.activeUserId).countDistinct<{ n: number }[]>({ n: "v.customer_id" }),
    countOf(customersOf(db, principal, query.activeUserId).where("c.created_at", ">=", dayBegins(day))),
  ]);
  return [{ TotalCustomerCount: Number(visited?.n), NewCustomerCount: created }];
};

/** Numbers of customers, routes and items, and today's visits. */
export const dashboardCounts = {
  "dashboard.counts": counts,
  "dashboard.routeCustomers": routeCustomers,
  "dashboard.saleCount": saleCount,
};

function customersOf(db: Knex, principal: Principal, wanted?: string | null) {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.group_id": GROUP.debtors,
    "c.is_deleted": 0,
  });
  return ofCustomers(customers, principal, "c", wanted);
}

function visitedOn(db: Knex, principal: Principal, day: string, wanted?: string | null) {
  const visits = ofCompany(db, principal, "visits as v").where("v.date", day);
  return ofUsers(visits, principal, "v.user_id", wanted);
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = await rows.count<{ n: number }[]>({ n: "*" });
  return Number(row?.n);
}

function weekdayOf(day: string) {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "sun";
}

/** The weekday columns of beat_plans, in the order of getUTCDay. */
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
