import type { Knex } from "knex";
import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { ORDER_STATUS, POSTED } from "../books/posting/document-status.ts";
import { today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { ofCompany, ofCustomers, ofDocuments } from "../auth/scope.ts";
import { select } from "../db/select.ts";

interface Range {
  FromDate: string;
  ToDate?: string;
}

const sales: Handler<"dashboard.sales"> = async ({ query, principal, db }) => {
  const bills = inRange(ofCompany(db, principal, "bills as b").where("b.status", POSTED), "b.date", query);
  return select<Schema<"DashboardSales">>(
    ofDocuments(bills, principal, "b.salesman_id", query.activeUserId),
    {
      TotalBillAmount: db.raw("COALESCE(SUM(b.amount), 0)"),
      TotalBillCount: db.raw("COUNT(*)"),
    },
  );
};

const orders: Handler<"dashboard.orders"> = async ({ query, principal, db }) => {
  // As in the order report: a cancelled order was not taken.
  const taken = inRange(
    ofCompany(db, principal, "orders as o").whereNot("o.status", ORDER_STATUS.cancelled),
    "o.date",
    query,
  );
  return select<Schema<"DashboardOrders">>(ofDocuments(taken, principal, "o.user_id", query.activeUserId), {
    TotalOrderAmount: db.raw("COALESCE(SUM(o.amount), 0)"),
    TotalOrderCount: db.raw("COUNT(*)"),
  });
};

const receipts: Handler<"dashboard.receipts"> = async ({ query, principal, db }) => {
  const taken = inRange(ofCompany(db, principal, "receipts as r").where("r.status", POSTED), "r.date", query);
  return select<Schema<"DashboardReceipts">>(ofDocuments(taken, principal, "r.user_id", query.activeUserId), {
    TotalReceiptAmount: db.raw("COALESCE(SUM(r.amount), 0)"),
    TotalReceiptCount: db.raw("COUNT(*)"),
  });
};

// DOMAIN 3, Dashboard: Σ(debit − credit) of the debtors of the users in scope, from the day rollup.
const outstanding: Handler<"dashboard.outstanding"> = async ({ query, principal, db }) => {
  const debtors = ofCompany(db, principal, "accounts as a").where("a.group_id", GROUP.debtors);
  const inScope = ofCustomers(debtors, principal, "a", query.activeUserId);
  const days = inScope
    .join("ledger_day as d", (on) => void on.on("d.company_id", "a.company_id").andOn("d.account_id", "a.id"))
    .where("d.date", "<=", query.ToDate ?? today());
  return select<Schema<"DashboardOutstanding">>(days, {
    Difference: db.raw("COALESCE(SUM(CASE WHEN d.date >= ? THEN d.debit - d.credit ELSE 0 END), 0)", [
      query.FromDate,
    ]),
    ClosingOutstanding: db.raw("COALESCE(SUM(d.debit - d.credit), 0)"),
  });
};

/** The four cards of the dashboard. */
export const cards = {
  "dashboard.sales": sales,
  "dashboard.orders": orders,
  "dashboard.receipts": receipts,
  "dashboard.outstanding": outstanding,
};

function inRange(query: Knex.QueryBuilder, column: string, { FromDate, ToDate }: Range) {
  return query.whereBetween(column, [FromDate, ToDate ?? today()]);
}
