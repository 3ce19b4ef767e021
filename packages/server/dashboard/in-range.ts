import type { Knex } from "knex";
import { ORDER_STATUS, POSTED } from "../books/posting/document-status.ts";
import { today } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";

/** What a figure of the dashboard is asked for: a range, and whose documents count. */
export interface Asked {
  FromDate: string;
  ToDate?: string;
  activeUserId?: string | null | undefined;
}

/** The range with both its ends; it ends today when no end is asked for. */
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

/** Orders `o` of the range in the principal's scope; as in the order report, a cancelled order was not taken. */
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
