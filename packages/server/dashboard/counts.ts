import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { formatDayStart, getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany, ofCustomers, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const readCounts: Handler<"dashboard.counts"> = async ({ query, principal, db }) => {
  const selectInUse = (table: string) => ofCompany(db, principal, `${table} as t`).where("t.is_deleted", 0);
  const [customers, routes, items, categories] = await Promise.all([
    countOf(selectCustomers(db, principal, query.activeUserId)),
    countOf(selectInUse("routes")),
    countOf(selectInUse("items")),
    countOf(ofCompany(db, principal, "item_categories as t")),
  ]);
  return [{ TotalCustomer: customers, TotalRoute: routes, TotalItem: items, TotalCategory: categories }];
};

/** Customers on today's routes of the users in scope, and those not visited by any user today. */
const routeCustomers: Handler<"dashboard.routeCustomers"> = async ({ query, principal, db }) => {
  const day = getToday();
  const beats = ofCompany(db, principal, "beat_plans as p")
    .where({ "p.is_deleted": 0, [`p.${getWeekday(day)}`]: 1 })
    .select("p.route_id");
  const toVisit = ofCompany(db, principal, "accounts as c")
    .where({ "c.group_id": ACCOUNT_GROUP.debtors, "c.is_deleted": 0 })
    .whereIn("c.route_id", ofUsers(beats, principal, "p.user_id", query.activeUserId));
  const visitedCustomers = selectVisits(db, principal, day, query.activeUserId).select("v.customer_id");
  const rows = toVisit.leftJoin(visitedCustomers.groupBy("v.customer_id").as("w"), "w.customer_id", "c.id");
  return select<Schema<"DashboardToVisit">>(rows, {
    AccountCount: db.raw("COUNT(*)"),
    PendingCount: db.raw("COUNT(CASE WHEN w.customer_id IS NULL THEN 1 END)"),
  });
};

const readSaleCount: Handler<"dashboard.saleCount"> = async ({ query, principal, db }) => {
  const day = getToday();
  const [[visitCount], createdCount] = await Promise.all([
    selectVisits(db, principal, day, query.activeUserId).countDistinct<{ n: number }[]>({
      n: "v.customer_id",
    }),
    countOf(
      selectCustomers(db, principal, query.activeUserId).where("c.created_at", ">=", formatDayStart(day)),
    ),
  ]);
  return [{ TotalCustomerCount: Number(visitCount?.n), NewCustomerCount: createdCount }];
};

export const dashboardCounts = {
  "dashboard.counts": readCounts,
  "dashboard.routeCustomers": routeCustomers,
  "dashboard.saleCount": readSaleCount,
};

function selectCustomers(db: Knex, principal: Principal, userFilter?: string | null) {
  const customers = ofCompany(db, principal, "accounts as c").where({
    "c.group_id": ACCOUNT_GROUP.debtors,
    "c.is_deleted": 0,
  });
  return ofCustomers(customers, principal, "c", userFilter);
}

function selectVisits(db: Knex, principal: Principal, day: string, userFilter?: string | null) {
  const visits = ofCompany(db, principal, "visits as v").where("v.date", day);
  return ofUsers(visits, principal, "v.user_id", userFilter);
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = await rows.count<{ n: number }[]>({ n: "*" });
  return Number(row?.n);
}

function getWeekday(day: string) {
  return WEEKDAY_COLUMNS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "sun";
}

/** Columns of beat_plans, in the order of getUTCDay. */
const WEEKDAY_COLUMNS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
