import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { selectItemSales } from "../reports/sales/item-sales.ts";
import { selectCustomerSales, getRangeDays, selectOrders, selectReceipts, selectSales } from "./in-range.ts";

const readSaleGraph: Handler<"dashboard.saleGraph"> = async ({ query, principal, db }) => {
  const { sales, bills, amount } = selectSales(db, principal, query);
  return select<Schema<"DashboardSaleDay">>(
    sales.groupBy("b.date").havingRaw(`${bills} <> 0`).orderBy("b.date"),
    { BillDate: "b.date", TotalBillAmount: db.raw(amount), TotalBills: db.raw(bills) },
  );
};

const readReceiptChart: Handler<"dashboard.receiptChart"> = async ({ query, principal, db }) =>
  select<Schema<"DashboardReceiptDay">>(
    selectReceipts(db, principal, query).groupBy("r.date").orderBy("r.date"),
    { RDate: "r.date", TotalReceiptAmount: db.raw("SUM(r.amount)") },
  );

/** One row per day for each of the most ordered items, and one for all other items. */
const readOrderGraph: Handler<"dashboard.orderGraph"> = async ({ query, principal, db }) => {
  const selectOrderLines = () =>
    joinOwn(selectOrders(db, principal, query), "order_lines as l", "l.order_id", "o.id").whereNotNull(
      "l.line_no",
    );
  const first = selectOrderLines()
    .groupBy("l.company_id", "l.item_id")
    .orderByRaw("SUM(l.quantity) DESC, l.item_id")
    .limit(SHOWN_ITEMS)
    .select("l.company_id", "l.item_id");
  const namedLines = joinOwn(
    selectOrderLines().leftJoin(db.from(first.as("most")).as("f"), "f.item_id", "l.item_id"),
    "items as i",
    "i.id",
    "f.item_id",
  );
  return select<Schema<"DashboardOrderItem">>(
    namedLines
      .groupBy("o.date", "f.item_id", "i.name")
      .orderByRaw("o.date, f.item_id IS NULL, i.name, f.item_id"),
    {
      ItemName: db.raw("COALESCE(i.name, ?)", [OTHER_ITEMS]),
      Date: "o.date",
      Qty: db.raw("SUM(l.quantity)"),
    },
  );
};

const listTopSalesmen: Handler<"dashboard.salesmen"> = async ({ query, principal, db }) =>
  listWithNames<Schema<"DashboardSalesman">>(
    db,
    sumBillsBy(db, selectSales(db, principal, query), "NULLIF(b.salesman_id, 0)"),
    { table: "users", order: "s.amount DESC, s.id" },
    { UserId: "s.id", SalesmanName: "n.name" },
  );

const customers: Handler<"dashboard.customers"> = async ({ query, principal, db }) =>
  listWithNames<Schema<"DashboardCustomer">>(
    db,
    sumBillsBy(db, selectCustomerSales(db, principal, query), "b.customer_id")
      .orderByRaw("bills DESC, amount DESC, id")
      .limit(MAX_ITEMS),
    { table: "accounts", order: "s.bills DESC, s.amount DESC, s.id" },
    { CustomerID: "s.id", CustomerName: "n.name" },
  );

const listTopProducts: Handler<"dashboard.products"> = async ({ query, principal, db }) => {
  const { from, to } = getRangeDays(query);
  const soldQuantities = selectItemSales(db, principal, { ...query, FromDate: from, ToDate: to });
  const items = ofCompany(db, principal, "items as i")
    .join(soldQuantities.as("s"), "s.item_id", "i.id")
    .where("s.quantity", ">", 0);
  return select<Schema<"DashboardProduct">>(items.orderByRaw("s.quantity DESC, i.id").limit(MAX_ITEMS), {
    ItemID: "i.id",
    ItemName: "i.name",
    GrandQuantity: "s.quantity",
  });
};

export const charts = {
  "dashboard.saleGraph": readSaleGraph,
  "dashboard.receiptChart": readReceiptChart,
  "dashboard.orderGraph": readOrderGraph,
  "dashboard.salesmen": listTopSalesmen,
  "dashboard.customers": customers,
  "dashboard.products": listTopProducts,
};

/** Groups in which all bills are cancelled are omitted. */
function sumBillsBy(db: Knex, { sales, bills, amount }: ReturnType<typeof selectSales>, id: string) {
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

async function listWithNames<Row extends Pick<Schema<"DashboardSalesman">, Summed>>(
  db: Knex,
  sums: Knex.QueryBuilder,
  { table, order }: { table: "users" | "accounts"; order: string },
  ids: { [Column in Exclude<keyof Row, Summed>]-?: string },
): Promise<Row[]> {
  const rows = joinOwn(db.from(sums.as("s")), `${table} as n`, "n.id", "s.id");
  return (await rows
    .orderByRaw(order)
    .select({ ...ids, TotalBills: "s.bills", TotalBillAmount: "s.amount" })) as Row[];
}

type Summed = "TotalBills" | "TotalBillAmount";

const SHOWN_ITEMS = 6;
const OTHER_ITEMS = "Other items";
const MAX_ITEMS = 20;
