import type { Knex } from "knex";
import { ORDER_STATUS, PAYMENT_MODE, findStatusName } from "@vanbook/sdk/books";
import { buildPriceOnDaySql } from "../../books/posting/price-list.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import { select } from "../../db/select.ts";
import { omitZeros } from "../../db/without-none.ts";
import { readPaperBatches } from "./paper-batches.ts";
import {
  HEAD_COLUMNS,
  joinItems,
  joinParty,
  LINE_COLUMNS,
  beginPaper,
  readPaperCompany,
  readPaperRow,
  selectDocumentToPrint,
} from "./paper-heads.ts";
import { makePaperHead, withLargerUnit, type HeadRow, type LineRow, type PartyRow } from "./paper-words.ts";

const readOrder: Handler<"orders.read"> = async ({ query, principal, db }) => {
  const orders = ofCompany(db, principal, "orders as d").where("d.id", query.id);
  joinParty(orders, "d.customer_id");
  joinOwn(orders, "users as u", "u.id", "d.user_id");
  const visibleOrders = ofDocuments(orders, principal, "d.user_id", null, "d.customer_id");
  const row = await readPaperRow<OrderRow>(visibleOrders, {
    ...{ id: "d.id", date: "d.date", status: "d.status", narration: "d.narration", amount: "d.amount" },
    ...{ number: db.raw("CONCAT('ORD/', d.number)"), mode: "d.mode", takenBy: "u.name" },
  });
  const selectLines = () => ofCompany(db, principal, "order_lines as l").where("l.order_id", row.id);
  const orderLines = await select<OrderLineRow>(joinItems(selectLines()), {
    ...buildGoodsColumns(db),
    mrp: "l.mrp",
    rate: "l.rate",
    discountRate: "l.discount_rate",
    amount: "l.amount",
    narration: "l.narration",
  });
  return {
    ...(await beginPaper(db, principal, row)),
    status: findStatusName(ORDER_STATUS, row.status),
    payment: findStatusName(PAYMENT_MODE, row.mode),
    takenBy: row.takenBy,
    narration: row.narration,
    lines: orderLines.map((line) => withLargerUnit(omitZeros(line, "discountRate"))),
    quantity: await sumQuantities(db, selectLines()),
    amount: row.amount,
  };
};

const readVanLoad: Handler<"vanLoads.read"> = async ({ query, principal, db }) => {
  const loads = selectDocumentToPrint(db, principal, "van_loads", query.id);
  joinOwn(loads, "vouchers as n", "n.id", "d.voucher_id");
  joinOwn(loads, "vehicles as v", "v.id", "d.vehicle_id");
  joinOwn(loads, "users as u", "u.id", "d.user_id");
  joinOwn(loads, "stock_locations as f", "f.id", "d.from_location_id");
  joinOwn(loads, "stock_locations as t", "t.id", "d.to_location_id");
  const { voucherId, ...row } = await readPaperRow<LoadRow>(ofDocuments(loads, principal, "d.user_id"), {
    ...HEAD_COLUMNS,
    ...{ number: "n.voucher_no", kind: "d.kind", vehicle: "v.reg_no", user: "u.name" },
    ...{ from: "f.name", to: "t.name" },
  });
  const selectLines = () => ofCompany(db, principal, "van_load_lines as l").where("l.van_load_id", row.id);
  const loadLines = await select<LoadLineRow>(joinItems(selectLines()), {
    ...buildGoodsColumns(db),
    mrp: db.raw(buildPriceOnDaySql("MRP"), [row.date]),
  });
  const batchesOf = await readPaperBatches(db, principal, voucherId);
  return {
    ...row,
    ...makePaperHead(row),
    company: await readPaperCompany(db, principal),
    lines: loadLines.map((line) => ({ ...withLargerUnit(line), ...batchesOf(line.no) })),
    quantity: await sumQuantities(db, selectLines()),
  };
};

export const goodsPapers = { "orders.read": readOrder, "vanLoads.read": readVanLoad };

function buildGoodsColumns(db: Knex) {
  return {
    ...LINE_COLUMNS,
    ...{ itemName: "i.name", hsnCode: "i.hsn_code", quantity: "l.quantity" },
    unit: db.raw("COALESCE(u.uqc, '')"),
  };
}

/** The database adds the quantities up, so the sum is exact. */
async function sumQuantities(db: Knex, lines: Knex.QueryBuilder): Promise<string> {
  const quantity = db.raw("COALESCE(SUM(l.quantity), 0)");
  const [sum] = await select<{ quantity: string }>(lines, { quantity });
  return sum?.quantity ?? "0";
}

interface OrderRow extends HeadRow, PartyRow {
  mode: number;
  takenBy: string | null;
  narration: string | null;
  amount: string;
}

type OrderLineRow = Required<Omit<Schema<"OrderDocument">["lines"][number], "largerUnit">> & LineRow;

type LoadLineRow = Omit<Schema<"VanLoadDocument">["lines"][number], "largerUnit" | "batches"> & LineRow;

type LoadRow = Omit<Schema<"VanLoadDocument">, "company" | "lines" | "quantity" | "status"> & {
  status: number;
  voucherId: number;
};
