import { CANCELLED_STATUS, POSTED_STATUS } from "@vanbook/sdk/books";
import { buildZeroIfCancelledSql } from "../books/posting/document-status-sql.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwnById, ofCompany, ofDocuments } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const listInvoices: Handler<"dashboard.invoices"> = async ({ query, principal, db }) => {
  const bills = ofCompany(db, principal, "bills as b")
    .where("b.date", query.Date)
    .whereIn("b.status", [POSTED_STATUS, CANCELLED_STATUS]);
  const visibleBills = ofDocuments(bills, principal, "b.salesman_id", query.activeUserId);
  const namedBills = joinOwnById(db, visibleBills, {
    c: { table: "account_facts", id: "b.customer_id", edition: "b.edition" },
    s: { table: "user_facts", id: "b.salesman_id", edition: "b.edition" },
    r: { table: "route_facts", id: "b.route_id", edition: "b.edition" },
  });
  return select<Schema<"DashboardInvoice">>(namedBills.orderBy("b.id", "desc"), {
    BillID: "b.id",
    InvSeries: "b.series",
    RetailNo: "b.retail_no",
    WholesaleNo: "b.wholesale_no",
    CustomerName: "c.name",
    BillAmount: db.raw(buildZeroIfCancelledSql("b", "b.amount")),
    SaleType: "b.sale_type",
    BillModeText: db.raw("CASE b.mode WHEN 0 THEN 'Cash' ELSE 'Credit' END"),
    RootName: "r.name",
    SalesmanName: "s.name",
    BillDate: "b.date",
    Status: "b.status",
  });
};

export const dashboardInvoices = { "dashboard.invoices": listInvoices };
