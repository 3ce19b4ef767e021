import { REPLACED } from "@vanbook/sdk/books";
import { joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { joinParty, paperCompany } from "./paper-heads.ts";
import { paperParty, type PartyRow } from "./paper-words.ts";
import { taxedDocument, type TaxedRow } from "./taxed-goods.ts";

const readBill: Handler<"bills.read"> = async ({ query, principal, db }) => {
  const bills = ofCompany(db, principal, "bills as d").where("d.id", query.id);
  void bills.whereNot("d.status", REPLACED);
  joinParty(bills, "d.customer_id");
  joinOwn(bills, "users as s", "s.id", "d.salesman_id");
  joinOwn(bills, "vehicles as v", "v.id", "d.vehicle_id");
  joinOwn(bills, "orders as o", "o.id", "d.order_id");
  const [row] = (await ofDocuments(bills, principal, "d.salesman_id", null, "d.customer_id").select({
    id: "d.id",
    voucherId: "d.voucher_id",
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
  return {
    ...(await taxedDocument(db, principal, BILL_LINES, row)),
    company: await paperCompany(db, principal),
    party: paperParty(row),
    orderNumber: row.orderNumber,
    vehicle: row.vehicle,
    salesman: row.salesman,
  };
};

/** A bill with everything that its tax invoice shows. */
export const billPaper = { "bills.read": readBill };

const BILL_LINES = {
  table: "bill_lines",
  document: "bill_id",
  quantity: "l.quantity",
  free: "l.free_quantity",
  mrp: "l.mrp",
  discountRate: "l.discount_rate",
  discount: "l.discount",
} as const;

interface BillRow extends PartyRow, TaxedRow {
  orderNumber: string | null;
  vehicle: string | null;
  salesman: string | null;
}
