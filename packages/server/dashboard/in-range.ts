import type { Knex } from "knex";
import { ORDER_STATUS, POSTED_STATUS } from "@vanbook/sdk/books";
import { getToday } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { isNarrowedTo, ofCompany, ofDocuments, ofUsers } from "../auth/scope.ts";
import { listPeriods } from "../reports/periods.ts";

export interface Asked {
  FromDate: string;
  ToDate?: string;
  activeUserId?: string | null | undefined;
}

/** ToDate defaults to today. */
export function getRangeDays({ FromDate, ToDate }: Pick<Asked, "FromDate" | "ToDate">): {
  from: string;
  to: string;
} {
  return { from: FromDate, to: ToDate ?? getToday() };
}

export function selectBills(db: Knex, principal: Principal, filter: Asked): Knex.QueryBuilder {
  const bills = ofCompany(db, principal, "bills as b").where("b.status", POSTED_STATUS);
  return ofDocuments(filterByRange(bills, "b.date", filter), principal, "b.salesman_id", filter.activeUserId);
}

/**
 * Bills `b` for sums by day and salesman. For the whole company they come from the rollup, where a
 * row covers several bills. `bills` is the SQL of their number, `amount` of their amount.
 */
export function selectSales(db: Knex, principal: Principal, filter: Asked): Sales {
  if (!principal.wholeCompany) return { sales: selectBills(db, principal, filter), ...BILL_SUMS };
  const days = filterByRange(ofCompany(db, principal, "salesman_day as b"), "b.date", filter);
  return { sales: ofUsers(days, principal, "b.salesman_id", filter.activeUserId), ...SUMMED_BILLS };
}

/**
 * Bills `b` for sums by customer. For the whole company they come from the monthly rollup, and from
 * the bills for the days outside whole months. `bills` and `amount` as in `selectSales`.
 */
export function selectCustomerSales(db: Knex, principal: Principal, filter: Asked): Sales {
  if (!principal.wholeCompany || isNarrowedTo(filter.activeUserId, principal))
    return { sales: selectBills(db, principal, filter), ...BILL_SUMS };
  const pieces = listPeriods(getRangeDays(filter)).flatMap(
    ({ rollup, from, to, counts: { movement: times } }) => {
      if (!times) return [];
      const isMonth = rollup === "month";
      const { sales, bills, amount } = isMonth
        ? {
            sales: ofCompany(db, principal, "customer_month as b").whereBetween("b.month", [from, to]),
            ...SUMMED_BILLS,
          }
        : { sales: selectBills(db, principal, { FromDate: from, ToDate: to }), ...BILL_SUMS };
      return [
        sales
          .groupBy("b.company_id", "b.customer_id")
          .select("b.company_id", "b.customer_id")
          .select(db.raw(`${times} * ${bills} as bills`), db.raw(`${times} * ${amount} as amount`)),
      ];
    },
  );
  return { sales: db.from(db.unionAll(pieces).as("b")), ...SUMMED_BILLS };
}

interface Sales {
  sales: Knex.QueryBuilder;
  bills: string;
  amount: string;
}

/** Orders `o` without cancelled ones, as in the order report. */
export function selectOrders(db: Knex, principal: Principal, filter: Asked): Knex.QueryBuilder {
  const orders = ofCompany(db, principal, "orders as o").whereNot("o.status", ORDER_STATUS.cancelled);
  return ofDocuments(filterByRange(orders, "o.date", filter), principal, "o.user_id", filter.activeUserId);
}

export function selectReceipts(db: Knex, principal: Principal, filter: Asked): Knex.QueryBuilder {
  const receipts = ofCompany(db, principal, "receipts as r").where("r.status", POSTED_STATUS);
  return ofDocuments(filterByRange(receipts, "r.date", filter), principal, "r.user_id", filter.activeUserId);
}

function filterByRange(query: Knex.QueryBuilder, column: string, filter: Asked) {
  const { from, to } = getRangeDays(filter);
  return query.whereBetween(column, [from, to]);
}

const BILL_SUMS = { bills: "COUNT(*)", amount: "SUM(b.amount)" };
const SUMMED_BILLS = { bills: "CAST(SUM(b.bills) AS SIGNED)", amount: "SUM(b.amount)" };
