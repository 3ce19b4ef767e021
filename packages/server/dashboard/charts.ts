import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { soldOf } from "../reports/sales/item-sales.ts";
import { billsOf, daysOf, ordersOf, receiptsOf } from "./in-range.ts";

const saleGraph: Handler<"dashboard.saleGraph"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardSaleDay">>(billsOf(db, principal, query).groupBy("b.date").orderBy("b.date"), {
    BillDate: "b.date",
    TotalBillAmount: db.raw("SUM(b.amount)"),
    TotalBills: db.raw("COUNT(*)"),
  });

const receiptChart: Handler<"dashboard.receiptChart"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardReceiptDay">>(
    receiptsOf(db, principal, query).groupBy("r.date").orderBy("r.date"),
    { RDate: "r.date", TotalReceiptAmount: db.raw("SUM(r.amount)") },
  );

/** Quantities by day of the items of which most was ordered; the others of a day are one row. */
const orderGraph: Handler<"dashboard.orderGraph"> = async ({ query, principal, db }) => {
  const lines = () =>
    joinOwn(ordersOf(db, principal, query), "order_lines as l", "l.order_id", "o.id").whereNotNull(
      "l.line_no",
    );
  const first = lines()
    .groupBy("l.company_id", "l.item_id")
    .orderByRaw("SUM(l.quantity) DESC, l.item_id")
    .limit(SHOWN_ITEMS)
    .select("l.company_id", "l.item_id");
  const named = joinOwn(
    lines().leftJoin(db.from(first.as("most")).as("f"), "f.item_id", "l.item_id"),
    "items as i",
    "i.id",
    "f.item_id",
  );
  return select<Schema<"DashboardOrderItem">>(
    named.groupBy("o.date", "f.item_id", "i.name").orderByRaw("o.date, f.item_id IS NULL, i.name, f.item_id"),
    {
      ItemName: db.raw("COALESCE(i.name, ?)", [OTHERS]),
      Date: "o.date",
      Qty: db.raw("SUM(l.quantity)"),
    },
  );
};

const salesmen: Handler<"dashboard.salesmen"> = async ({ query, principal, db }) =>
  named<Schema<"DashboardSalesman">>(
    db,
    billsOf(db, principal, query).groupBy("b.salesman_id").select({ id: "b.salesman_id" }),
    { table: "users", order: "s.amount DESC, s.id" },
    { UserId: "s.id", SalesmanName: "n.name" },
  );

const customers: Handler<"dashboard.customers"> = async ({ query, principal, db }) =>
  named<Schema<"DashboardCustomer">>(
    db,
    billsOf(db, principal, query)
      .groupBy("b.customer_id")
      .select({ id: "b.customer_id" })
      .orderByRaw("COUNT(*) DESC, SUM(b.amount) DESC, b.customer_id")
      .limit(MOST),
    { table: "accounts", order: "s.bills DESC, s.amount DESC, s.id" },
    { CustomerID: "s.id", CustomerName: "n.name" },
  );

const products: Handler<"dashboard.products"> = async ({ query, principal, db }) => {
  const { from, to } = daysOf(query);
  const sold = soldOf(db, principal, { ...query, FromDate: from, ToDate: to });
  const items = ofCompany(db, principal, "items as i")
    .join(sold.as("s"), "s.item_id", "i.id")
    .where("s.quantity", ">", 0);
  return select<Schema<"DashboardProduct">>(items.orderByRaw("s.quantity DESC, i.id").limit(MOST), {
    ItemID: "i.id",
    ItemName: "i.name",
    GrandQuantity: "s.quantity",
  });
};

/** What the dashboard draws, and the tables of who sold, who bought and what. */
export const charts = {
  "dashboard.saleGraph": saleGraph,
  "dashboard.receiptChart": receiptChart,
  "dashboard.orderGraph": orderGraph,
  "dashboard.salesmen": salesmen,
  "dashboard.customers": customers,
  "dashboard.products": products,
};

/** Bills summed by an id, which is joined with its name afterwards. */
async function named<Row extends Pick<Schema<"DashboardSalesman">, Summed>>(
  db: Knex,
  summed: Knex.QueryBuilder,
  { table, order }: { table: "users" | "accounts"; order: string },
  ids: { [Column in Exclude<keyof Row, Summed>]-?: string },
): Promise<Row[]> {
  void summed.select("b.company_id").groupBy("b.company_id");
  void summed.select(db.raw("COUNT(*) as bills"), db.raw("SUM(b.amount) as amount"));
  const rows = joinOwn(db.from(summed.as("s")), `${table} as n`, "n.id", "s.id");
  return (await rows
    .orderByRaw(order)
    .select({ ...ids, TotalBills: "s.bills", TotalBillAmount: "s.amount" })) as Row[];
}

type Summed = "TotalBills" | "TotalBillAmount";

const SHOWN_ITEMS = 6;
const OTHERS = "Other items";
const MOST = 20;
