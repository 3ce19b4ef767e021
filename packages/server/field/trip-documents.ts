import { ofCompany, ofUsers } from "../auth/scope.ts";
import { ORDER_STATUS, POSTED_STATUS, REPLACED_STATUS } from "@vanbook/sdk/books";
import { buildZeroIfCancelledSql } from "../books/posting/document-status-sql.ts";
import type { Handler } from "../contract/handler.ts";
import { ADDRESS_SQL } from "./field-columns.ts";

const orders: Handler<"trips.orders"> = ({ query, principal, db }) => {
  const takenOrders = ofCompany(db, principal, "orders as o")
    .where({ "o.user_id": query.UserId, "o.date": query.Date })
    .whereNot("o.status", ORDER_STATUS.cancelled);
  return {
    rows: ofUsers(takenOrders, principal, "o.user_id"),
    joins: { c: { table: "account_facts", id: "o.customer_id", edition: "o.edition" } },
    columns: {
      SLNo: "ROW_NUMBER() OVER (ORDER BY o.id)",
      Bill_Series: "o.bill_series",
      OrderNo: "CONCAT('ORD/', o.number)",
      AccountName: "c.name",
      Address: ADDRESS_SQL,
      Amount: "o.amount",
      OrderStatus: "o.status",
      BillMode: "o.mode",
      DSID: "o.id",
    },
    search: ["AccountName", "Address", "OrderNo", "Amount"],
    sort: "SLNo",
    key: "o.id",
  };
};

const sales: Handler<"trips.sales"> = ({ query, principal, db }) => {
  const salesmanBills = ofCompany(db, principal, "bills as b")
    .where({ "b.salesman_id": query.UserId, "b.date": query.Date })
    .whereNot("b.status", REPLACED_STATUS);
  const amount = buildZeroIfCancelledSql("b", "b.amount");
  return {
    rows: ofUsers(salesmanBills, principal, "b.salesman_id"),
    joins: { c: { table: "account_facts", id: "b.customer_id", edition: "b.edition" } },
    columns: {
      SLNo: "ROW_NUMBER() OVER (ORDER BY b.id)",
      InvSeries: "b.series",
      BillNo: "b.bill_no",
      RetailBillNo: "b.retail_no",
      CustomerName: "c.name",
      CumPlace: "c.place",
      BillAmount: amount,
      BillModeText: "IF(b.mode = 0, 'Cash', 'Credit')",
      WholeSaleRetail: "b.sale_type",
      BillID: "b.id",
    },
    search: ["CustomerName", "CumPlace", "BillNo", "BillAmount"],
    sort: "SLNo",
    key: "b.id",
  };
};

const receipts: Handler<"trips.receipts"> = ({ query, principal, db }) => {
  const takenReceipts = ofCompany(db, principal, "receipts as r").where({
    "r.user_id": query.UserId,
    "r.date": query.Date,
    "r.status": POSTED_STATUS,
  });
  return {
    rows: ofUsers(takenReceipts, principal, "r.user_id"),
    joins: { c: { table: "account_facts", id: "r.party_id", edition: "r.edition" } },
    columns: {
      SLNo: "ROW_NUMBER() OVER (ORDER BY r.id)",
      Slno: "r.id",
      CustomerName: "c.name",
      Place: "c.place",
      Amt: "r.amount",
      Type: "r.mode",
      ApprovalStatus: "r.approval_status",
      Remark: "r.remark",
    },
    search: ["CustomerName", "Place", "Remark", "Amt"],
    sort: "SLNo",
    key: "r.id",
  };
};

export const tripDocuments = { "trips.orders": orders, "trips.sales": sales, "trips.receipts": receipts };
