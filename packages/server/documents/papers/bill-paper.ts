import { joinOwn, ofDocuments } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { joinParty, paperRow, TAX_COLUMNS, documentToPrint } from "./paper-heads.ts";
import { taxedDocument, type TaxedRow } from "./taxed-goods.ts";

const readBill: Handler<"bills.read"> = async ({ query, principal, db }) => {
  const bills = documentToPrint(db, principal, "bills", query.id);
  joinParty(bills, "d.customer_id");
  joinOwn(bills, "users as s", "s.id", "d.salesman_id");
  joinOwn(bills, "vehicles as v", "v.id", "d.vehicle_id");
  joinOwn(bills, "orders as o", "o.id", "d.order_id");
  const seen = ofDocuments(bills, principal, "d.salesman_id", null, "d.customer_id");
  const row = await paperRow<BillRow>(seen, {
    ...TAX_COLUMNS,
    ...{ number: "d.bill_no", mode: "d.mode", discount: "d.discount", roundOff: "d.round_off" },
    orderNumber: db.raw("CONCAT('ORD/', o.number)"),
    ...{ vehicle: "v.reg_no", salesman: "s.name" },
  });
  const { orderNumber, vehicle, salesman } = row;
  return { ...(await taxedDocument(db, principal, BILL_LINES, row)), orderNumber, vehicle, salesman };
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

interface BillRow extends TaxedRow {
  orderNumber: string | null;
  vehicle: string | null;
  salesman: string | null;
}
