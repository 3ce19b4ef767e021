import type { Knex } from "knex";
import { ORDER_STATUS, PAYMENT_MODE, findStatusName, type ShipToColumns } from "@vanbook/sdk/books";
import { buildPriceOnDaySql } from "../../books/posting/price-list.ts";
import { joinFacts, joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import { select } from "../../db/select.ts";
import { omitZeros } from "../../db/without-none.ts";
import { CHALLAN_COLUMNS, readChallanValues, type ChallanRow } from "./challan-values.ts";
import { readPaperBatches } from "./paper-batches.ts";
import {
  HEAD_COLUMNS,
  joinItems,
  joinParty,
  LINE_COLUMNS,
  listShipToColumns,
  beginPaper,
  readPaperCompany,
  readPaperRow,
  selectDocumentToPrint,
} from "./paper-heads.ts";
import {
  makePaperHead,
  makePaperPlace,
  makePaperShipTo,
  withLargerUnit,
  type HeadRow,
  type LineRow,
  type PartyRow,
} from "./paper-words.ts";

const readOrder: Handler<"orders.read"> = async ({ query, principal, db }) => {
  const orders = ofCompany(db, principal, "orders as d").where("d.id", query.id);
  joinParty(orders, "d.customer_id");
  joinFacts(orders, "user_facts as u", "d.user_id", "d.edition");
  const visibleOrders = ofDocuments(orders, principal, "d.user_id", null, "d.customer_id");
  const row = await readPaperRow<OrderRow>(visibleOrders, {
    ...{
      id: "d.id",
      edition: "d.edition",
      date: "d.date",
      status: "d.status",
      narration: "d.narration",
      amount: "d.amount",
    },
    ...{ number: db.raw("CONCAT('ORD/', d.number)"), mode: "d.mode", takenBy: "u.name" },
    placeOfSupply: "d.place_of_supply",
    ...listShipToColumns("d"),
  });
  const selectLines = () => ofCompany(db, principal, "order_lines as l").where("l.order_id", row.id);
  const orderLines = await select<OrderLineRow>(joinItems(selectLines(), row.edition), {
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
    ...makePaperPlace(row.placeOfSupply),
    ...makePaperShipTo(row),
    narration: row.narration,
    lines: orderLines.map((line) => withLargerUnit(omitZeros(line, "discountRate"))),
    quantity: await sumQuantities(db, selectLines()),
    amount: row.amount,
  };
};

const readVanLoad: Handler<"vanLoads.read"> = async ({ query, principal, db }) => {
  const loads = selectDocumentToPrint(db, principal, "van_loads", query.id);
  joinOwn(loads, "vouchers as n", "n.id", "d.voucher_id");
  joinFacts(loads, "vehicle_facts as v", "d.vehicle_id", "d.edition");
  joinFacts(loads, "user_facts as u", "d.user_id", "d.edition");
  joinFacts(loads, "location_facts as f", "d.from_location_id", "d.edition");
  joinFacts(loads, "location_facts as t", "d.to_location_id", "d.edition");
  const { voucherId, edition, ...row } = await readPaperRow<LoadRow>(
    ofDocuments(loads, principal, "d.user_id"),
    {
      ...HEAD_COLUMNS,
      ...{ number: "n.voucher_no", kind: "d.kind", vehicle: "v.reg_no", user: "u.name" },
      ...{ from: "f.name", to: "t.name" },
    },
  );
  const selectLines = () => ofCompany(db, principal, "van_load_lines as l").where("l.van_load_id", row.id);
  const loadLines = await select<LoadLineRow>(joinItems(selectLines(), edition), {
    ...buildGoodsColumns(db),
    ...CHALLAN_COLUMNS,
    mrp: db.raw(`COALESCE(l.mrp, ${buildPriceOnDaySql("MRP")})`, [row.date]),
  });
  const { lines: values, ...challan } = await readChallanValues(db, principal, row.date, loadLines);
  const batchesOf = await readPaperBatches(db, principal, voucherId);
  return {
    ...row,
    ...makePaperHead(row),
    company: await readPaperCompany(db, principal, edition),
    lines: loadLines.map(({ no, larger, holds, itemName, hsnCode, unit, mrp, quantity }, at) => ({
      ...withLargerUnit({ no, larger, holds, itemName, hsnCode, unit, mrp, quantity }),
      ...batchesOf(no),
      ...values[at],
    })),
    quantity: await sumQuantities(db, selectLines()),
    ...challan,
  };
};

export const goodsPapers = { "orders.read": readOrder, "vanLoads.read": readVanLoad };

function buildGoodsColumns(db: Knex) {
  return {
    ...LINE_COLUMNS,
    ...{ itemName: "i.name", hsnCode: "i.hsn_code", quantity: "l.quantity" },
    unit: db.raw("COALESCE(i.uqc, '')"),
  };
}

/** The database adds the quantities up, so the sum is exact. */
async function sumQuantities(db: Knex, lines: Knex.QueryBuilder): Promise<string> {
  const quantity = db.raw("COALESCE(SUM(l.quantity), 0)");
  const [sum] = await select<{ quantity: string }>(lines, { quantity });
  return sum?.quantity ?? "0";
}

interface OrderRow extends HeadRow, PartyRow, ShipToColumns {
  mode: number;
  takenBy: string | null;
  placeOfSupply: string | null;
  narration: string | null;
  amount: string;
}

type OrderLineRow = Required<Omit<Schema<"OrderDocument">["lines"][number], "largerUnit">> & LineRow;

type LoadLineRow = Omit<
  Schema<"VanLoadDocument">["lines"][number],
  "largerUnit" | "batches" | "supplyKind" | "value"
> &
  LineRow &
  ChallanRow;

type LoadRow = Omit<
  Schema<"VanLoadDocument">,
  "company" | "lines" | "quantity" | "status" | "totals" | "valuesDerived"
> & {
  status: number;
  voucherId: number;
  edition: number;
};
