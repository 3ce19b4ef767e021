import type { Knex } from "knex";
import { ORDER_STATUS, POSTED } from "@vanbook/sdk/books";
import { today } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { isNarrowedTo, ofCompany, ofDocuments, ofUsers } from "../auth/scope.ts";
import { periodsOf } from "../reports/periods.ts";

/** The filter of a dashboard figure: a range, and the users whose documents count. */
export interface Asked {
  FromDate: string;
  ToDate?: string;
  activeUserId?: string | null | undefined;
}

/** The range with both ends; the end defaults to today. */
export function daysOf({ FromDate, ToDate }: Pick<Asked, "FromDate" | "ToDate">): {
  from: string;
  to: string;
} {
  return { from: FromDate, to: ToDate ?? today() };
}

/** Bills `b` of the range in the principal's scope, without cancelled ones. */
export function billsOf(db: Knex, principal: Principal, asked: Asked): Knex.QueryBuilder {
  const bills = ofCompany(db, principal, "bills as b").where("b.status", POSTED);
  return ofDocuments(inRange(bills, "b.date", asked), principal, "b.salesman_id", asked.activeUserId);
}

/**
 * Bills `b` of the range in the principal's scope, for sums by day and salesman. For the whole company they
 * come from the rollup, where a row covers several bills. `bills` is the SQL for their number, `amount` for
 * their amount.
 */
export function salesOf(db: Knex, principal: Principal, asked: Asked): Sales {
  if (!principal.wholeCompany) return { sales: billsOf(db, principal, asked), ...BILLS };
  const days = inRange(ofCompany(db, principal, "salesman_day as b"), "b.date", asked);
  return { sales: ofUsers(days, principal, "b.salesman_id", asked.activeUserId), ...SUMMED_BILLS };
}

/**
 * Bills `b` of the range in the principal's scope, for sums by customer. For the whole company they come
 * from the monthly rollup, and from the bills for the days outside whole months. `bills` and `amount` as in
 * `salesOf`.
 */
export function boughtOf(db: Knex, principal: Principal, asked: Asked): Sales {
  if (!principal.wholeCompany || isNarrowedTo(asked.activeUserId, principal))
    return { sales: billsOf(db, principal, asked), ...BILLS };
  const pieces = periodsOf(daysOf(asked)).flatMap(({ rollup, from, to, counts: { movement: times } }) => {
    if (!times) return [];
    const isMonth = rollup === "month";
    const { sales, bills, amount } = isMonth
      ? {
          sales: ofCompany(db, principal, "customer_month as b").whereBetween("b.month", [from, to]),
          ...SUMMED_BILLS,
        }
      : { sales: billsOf(db, principal, { FromDate: from, ToDate: to }), ...BILLS };
    return [
      sales
        .groupBy("b.company_id", "b.customer_id")
        .select("b.company_id", "b.customer_id")
        .select(db.raw(`${times} * ${bills} as bills`), db.raw(`${times} * ${amount} as amount`)),
    ];
  });
  return { sales: db.from(db.unionAll(pieces).as("b")), ...SUMMED_BILLS };
}

interface Sales {
  sales: Knex.QueryBuilder;
  bills: string;
  amount: string;
}

/** Orders `o` of the range in the principal's scope, without cancelled ones, as in the order report. */
export function ordersOf(db: Knex, principal: Principal, asked: Asked): Knex.QueryBuilder {
  const orders = ofCompany(db, principal, "orders as o").whereNot("o.status", ORDER_STATUS.cancelled);
  return ofDocuments(inRange(orders, "o.date", asked), principal, "o.user_id", asked.activeUserId);
}

/** Receipts `r` of the range in the principal's scope, without cancelled ones. */
export function receiptsOf(db: Knex, principal: Principal, asked: Asked): Knex.QueryBuilder {
  const receipts = ofCompany(db, principal, "receipts as r").where("r.status", POSTED);
  return ofDocuments(inRange(receipts, "r.date", asked), principal, "r.user_id", asked.activeUserId);
}

function inRange(query: Knex.QueryBuilder, column: string, asked: Asked) {
  const { from, to } = daysOf(asked);
  return query.whereBetween(column, [from, to]);
}

const BILLS = { bills: "COUNT(*)", amount: "SUM(b.amount)" };
const SUMMED_BILLS = { bills: "CAST(SUM(b.bills) AS SIGNED)", amount: "SUM(b.amount)" };
