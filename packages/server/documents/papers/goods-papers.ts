import { ORDER_STATUS, REPLACED, statusName } from "@vanbook/sdk/books";
import { priceOn } from "../../books/posting/price-list.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { select } from "../../db/select.ts";
import { withoutNone } from "../../db/without-none.ts";
import { paperBatches } from "./paper-batches.ts";
import { joinItems, joinParty, LINE_COLUMNS, paperCompany } from "./paper-heads.ts";
import { paperHead, paperParty, withLargerUnit, type LineRow, type PartyRow } from "./paper-words.ts";

const readOrder: Handler<"orders.read"> = async ({ query, principal, db }) => {
  const orders = ofCompany(db, principal, "orders as d").where("d.id", query.id);
  joinParty(orders, "d.customer_id");
  joinOwn(orders, "users as u", "u.id", "d.user_id");
  const [row] = (await ofDocuments(orders, principal, "d.user_id", null, "d.customer_id").select({
    id: "d.id",
    number: db.raw("CONCAT('ORD/', d.number)"),
    date: "d.date",
    status: "d.status",
    mode: "d.mode",
    takenBy: "u.name",
    narration: "d.narration",
    amount: "d.amount",
  })) as OrderRow[];
  if (!row) throw problem("NOT_FOUND");
  const lines = () => ofCompany(db, principal, "order_lines as l").where("l.order_id", row.id);
  const [sum] = await select<{ quantity: string }>(lines(), { quantity: db.raw(QUANTITY) });
  const ordered = await select<OrderLineRow>(joinItems(lines()), {
    ...LINE_COLUMNS,
    itemName: "i.name",
    hsnCode: "i.hsn_code",
    unit: db.raw("COALESCE(u.uqc, '')"),
    mrp: "l.mrp",
    quantity: "l.quantity",
    rate: "l.rate",
    discountRate: "l.discount_rate",
    amount: "l.amount",
    narration: "l.narration",
  });
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    status: statusName(ORDER_STATUS, row.status),
    company: await paperCompany(db, principal),
    party: paperParty(row),
    payment: row.mode === 0 ? "cash" : "credit",
    takenBy: row.takenBy,
    narration: row.narration,
    lines: ordered.map((line) => withLargerUnit(withoutNone(line, "discountRate"))),
    quantity: sum?.quantity ?? "0",
    amount: row.amount,
  };
};

const readVanLoad: Handler<"vanLoads.read"> = async ({ query, principal, db }) => {
  const loads = ofCompany(db, principal, "van_loads as d").where("d.id", query.id);
  void loads.whereNot("d.status", REPLACED);
  joinOwn(loads, "vouchers as n", "n.id", "d.voucher_id");
  joinOwn(loads, "vehicles as v", "v.id", "d.vehicle_id");
  joinOwn(loads, "users as u", "u.id", "d.user_id");
  joinOwn(loads, "stock_locations as f", "f.id", "d.from_location_id");
  joinOwn(loads, "stock_locations as t", "t.id", "d.to_location_id");
  const [row] = (await ofDocuments(loads, principal, "d.user_id").select({
    id: "d.id",
    voucherId: "d.voucher_id",
    number: "n.voucher_no",
    date: "d.date",
    status: "d.status",
    kind: "d.kind",
    vehicle: "v.reg_no",
    user: "u.name",
    from: "f.name",
    to: "t.name",
    narration: "d.narration",
  })) as LoadRow[];
  if (!row) throw problem("NOT_FOUND");
  const lines = () => ofCompany(db, principal, "van_load_lines as l").where("l.van_load_id", row.id);
  const [sum] = await select<{ quantity: string }>(lines(), { quantity: db.raw(QUANTITY) });
  const loaded = await select<LoadLineRow>(joinItems(lines()), {
    ...LINE_COLUMNS,
    itemName: "i.name",
    hsnCode: "i.hsn_code",
    unit: db.raw("COALESCE(u.uqc, '')"),
    mrp: db.raw(priceOn("MRP"), [row.date]),
    quantity: "l.quantity",
  });
  const { voucherId, ...head } = row;
  const batchesOf = await paperBatches(db, principal, voucherId);
  return {
    ...head,
    ...paperHead(row),
    company: await paperCompany(db, principal),
    lines: loaded.map((line) => ({ ...withLargerUnit(line), ...batchesOf(line.no) })),
    quantity: sum?.quantity ?? "0",
  };
};

/** Printed documents of goods without tax: orders and van loads. */
export const goodsPapers = { "orders.read": readOrder, "vanLoads.read": readVanLoad };

const QUANTITY = "COALESCE(SUM(l.quantity), 0)";

interface OrderRow extends PartyRow {
  id: number;
  number: string;
  date: string;
  status: number;
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
