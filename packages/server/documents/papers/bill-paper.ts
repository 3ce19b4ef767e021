import { joinOwn, ofDocuments } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { joinParty, readPaperRow, TAX_COLUMNS, selectDocumentToPrint } from "./paper-heads.ts";
import { readTaxedDocument, type TaxedRow } from "./taxed-goods.ts";

const readBill: Handler<"bills.read"> = async ({ query, principal, db }) => {
  const bills = selectDocumentToPrint(db, principal, "bills", query.id);
  joinParty(bills, "d.customer_id");
  joinOwn(bills, "users as s", "s.id", "d.salesman_id");
  joinOwn(bills, "vehicles as v", "v.id", "d.vehicle_id");
  joinOwn(bills, "orders as o", "o.id", "d.order_id");
  const visibleBills = ofDocuments(bills, principal, "d.salesman_id", null, "d.customer_id");
  const row = await readPaperRow<BillRow>(visibleBills, {
    ...TAX_COLUMNS,
    ...{ number: "d.bill_no", mode: "d.mode", discount: "d.discount", roundOff: "d.round_off" },
    orderNumber: db.raw("CONCAT('ORD/', o.number)"),
    ...{ vehicle: "v.reg_no", salesman: "s.name" },
  });
  const { orderNumber, vehicle, salesman } = row;
  return { ...(await readTaxedDocument(db, principal, BILL_LINES, row)), orderNumber, vehicle, salesman };
};

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
