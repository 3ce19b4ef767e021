import { CANCELLED, REPLACED } from "../../books/posting/document-status.ts";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { joinParty, paperCompany, paperParty, type PartyRow } from "./paper-heads.ts";
import { taxedGoods } from "./taxed-goods.ts";

const readBill: Handler<"bills.read"> = async ({ query, principal, db }) => {
  const bills = ofCompany(db, principal, "bills as d").where("d.id", query.id);
  void bills.whereNot("d.status", REPLACED);
  joinParty(bills, "d.customer_id");
  joinOwn(bills, "users as s", "s.id", "d.salesman_id");
  joinOwn(bills, "vehicles as v", "v.id", "d.vehicle_id");
  joinOwn(bills, "orders as o", "o.id", "d.order_id");
  const [row] = (await ofDocuments(bills, principal, "d.salesman_id", null, "d.customer_id").select({
    id: "d.id",
    number: "d.bill_no",
    date: "d.date",
    status: "d.status",
    mode: "d.mode",
    isInterState: "d.inter_state",
    orderNumber: db.raw("CONCAT('ORD/', o.number)"),
    vehicle: "v.reg_no",
    salesman: "s.name",
    narration: "d.narration",
    taxable: "d.taxable",
    cgst: "d.cgst",
    sgst: "d.sgst",
    igst: "d.igst",
    discount: "d.discount",
    roundOff: "d.round_off",
    amount: "d.amount",
  })) as BillRow[];
  if (!row) throw problem("NOT_FOUND");
  const { lines, taxSums, quantity, goods } = await taxedGoods(db, principal, BILL_LINES, row.id);
  const { taxable, cgst, sgst, igst, discount, roundOff, amount } = row;
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    status: row.status === CANCELLED ? "cancelled" : "posted",
    company: await paperCompany(db, principal),
    party: paperParty(row),
    payment: row.mode === 0 ? "cash" : "credit",
    isInterState: row.isInterState === 1,
    orderNumber: row.orderNumber,
    vehicle: row.vehicle,
    salesman: row.salesman,
    narration: row.narration,
    lines,
    taxSums,
    totals: { quantity, taxable, cgst, sgst, igst, goods, discount, roundOff, amount },
  };
};

/** A bill with all that its tax invoice says. */
export const billPaper = { "bills.read": readBill };

const BILL_LINES = {
  table: "bill_lines",
  document: "bill_id",
  quantity: "l.quantity",
  free: "l.free_quantity",
  mrp: "l.mrp",
} as const;

type Totals = Omit<Schema<"TaxedTotals">, "quantity" | "goods">;
interface BillRow extends PartyRow, Totals {
  id: number;
  number: string;
  date: string;
  status: number;
  mode: number;
  isInterState: number;
  orderNumber: string | null;
  vehicle: string | null;
  salesman: string | null;
  narration: string | null;
}
