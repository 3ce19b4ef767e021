import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { soldOf } from "../reports/sales/item-sales.ts";
import { boughtOf, daysOf, ordersOf, receiptsOf, salesOf } from "./in-range.ts";

const saleGraph: Handler<"dashboard.saleGraph"> = async ({ query, principal, db }) => {
  const { sales, bills, amount } = salesOf(db, principal, query);
  return select<Schema<"DashboardSaleDay">>(
    sales.groupBy("b.date").havingRaw(`${bills} <> 0`).orderBy("b.date"),
    { BillDate: "b.date", TotalBillAmount: db.raw(amount), TotalBills: db.raw(bills) },
  );
};

const receiptChart: Handler<"dashboard.receiptChart"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardReceiptDay">>(
    receiptsOf(db, principal, query).groupBy("r.date").orderBy("r.date"),
    { RDate: "r.date", TotalReceiptAmount: db.raw("SUM(r.amount)") },
  );

/** Quantities by day of the items with the largest ordered quantity; all other items of a day are one row. */
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
    summedBy(db, salesOf(db, principal, query), "NULLIF(b.salesman_id, 0)"),
    { table: "users", order: "s.amount DESC, s.id" },
    { UserId: "s.id", SalesmanName: "n.name" },
  );

const customers: Handler<"dashboard.customers"> = async ({ query, principal, db }) =>
  named<Schema<"DashboardCustomer">>(
    db,
    summedBy(db, boughtOf(db, principal, query), "b.customer_id")
      .orderByRaw("bills DESC, amount DESC, id")
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

/** The dashboard's charts, and its tables of top salesmen, customers and items. */
export const charts = {
  "dashboard.saleGraph": saleGraph,
  "dashboard.receiptChart": receiptChart,
  "dashboard.orderGraph": orderGraph,
  "dashboard.salesmen": salesmen,
  "dashboard.customers": customers,
  "dashboard.products": products,
};

/** Number and amount of bills, grouped by an id; groups in which all bills are cancelled are omitted. */
function summedBy(db: Knex, { sales, bills, amount }: ReturnType<typeof salesOf>, id: string) {
  return sales
    .groupByRaw(`b.company_id, ${id}`)
    .havingRaw(`${bills} <> 0`)
    .select(
      "b.company_id",
      db.raw(`${id} as id`),
      db.raw(`${bills} as bills`),
      db.raw(`${amount} as amount`),
    );
}

/** Sums by id, with the name of each id. */
async function named<Row extends Pick<Schema<"DashboardSalesman">, Summed>>(
  db: Knex,
  summed: Knex.QueryBuilder,
  { table, order }: { table: "users" | "accounts"; order: string },
  ids: { [Column in Exclude<keyof Row, Summed>]-?: string },
): Promise<Row[]> {
  const rows = joinOwn(db.from(summed.as("s")), `${table} as n`, "n.id", "s.id");
  return (await rows
    .orderByRaw(order)
    .select({ ...ids, TotalBills: "s.bills", TotalBillAmount: "s.amount" })) as Row[];
}

type Summed = "TotalBills" | "TotalBillAmount";

const SHOWN_ITEMS = 6;
const OTHERS = "Other items";
const MOST = 20;
