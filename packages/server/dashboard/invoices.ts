import { CANCELLED, POSTED } from "@vanbook/sdk/books";
import { zeroIfCancelled } from "../books/posting/document-status-sql.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwnById, ofCompany, ofDocuments } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const invoices: Handler<"dashboard.invoices"> = async ({ query, principal, db }) => {
  const bills = ofCompany(db, principal, "bills as b")
    .where("b.date", query.Date)
    .whereIn("b.status", [POSTED, CANCELLED]);
  const seen = ofDocuments(bills, principal, "b.salesman_id", query.activeUserId);
  const named = joinOwnById(db, seen, {
    c: { table: "accounts", id: "b.customer_id" },
    s: { table: "users", id: "b.salesman_id" },
    r: { table: "routes", id: "b.route_id" },
  });
  return select<Schema<"DashboardInvoice">>(named.orderBy("b.id", "desc"), {
    BillID: "b.id",
    InvSeries: "b.series",
    RetailNo: "b.retail_no",
    WholesaleNo: "b.wholesale_no",
    CustomerName: "c.name",
    BillAmount: db.raw(zeroIfCancelled("b", "b.amount")),
    SaleType: "b.sale_type",
    BillModeText: db.raw("CASE b.mode WHEN 0 THEN 'Cash' ELSE 'Credit' END"),
    RootName: "r.name",
    SalesmanName: "s.name",
    BillDate: "b.date",
    Status: "b.status",
  });
};

/** The bills of one day. */
export const dashboardInvoices = { "dashboard.invoices": invoices };
