import type { Knex } from "knex";
import { PAYMENT_MODE, POSTED_STATUS, type GstKind, type NoTaxReason } from "@vanbook/sdk/books";
import { joinFacts, joinOwn, ofCompany, ofDocuments } from "../../auth/scope.ts";
import { getToday } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { readBillEInvoice } from "../../gst/e-invoices/paper-e-invoice.ts";
import { openItems } from "../../reports/ledgers/open-items.ts";
import {
  joinParty,
  listShipToColumns,
  readPaperRow,
  TAX_COLUMNS,
  selectDocumentToPrint,
} from "./paper-heads.ts";
import { makePaperCharge } from "./paper-words.ts";
import { readTaxedDocument, type TaxedRow } from "./taxed-goods.ts";

const readBill: Handler<"bills.read"> = async ({ query, principal, db }) => {
  const bills = selectDocumentToPrint(db, principal, "bills", query.id);
  joinParty(bills, "d.customer_id");
  joinFacts(bills, "user_facts as s", "d.salesman_id", "d.edition");
  joinFacts(bills, "vehicle_facts as v", "d.vehicle_id", "d.edition");
  joinOwn(bills, "orders as o", "o.id", "d.order_id");
  const visibleBills = ofDocuments(bills, principal, "d.salesman_id", null, "d.customer_id");
  const row = await readPaperRow<BillRow>(visibleBills, {
    ...TAX_COLUMNS,
    ...{ placeOfSupply: "d.place_of_supply", noTaxReason: "d.no_tax_reason", gstKind: "p.gst_kind" },
    ...listShipToColumns("d"),
    ...{ number: "d.bill_no", mode: "d.mode", discount: "d.discount", roundOff: "d.round_off" },
    orderNumber: db.raw("CONCAT('ORD/', o.number)"),
    ...{ vehicle: "v.reg_no", salesman: "s.name" },
    dueDate: db.raw(DUE_SQL),
  });
  const { orderNumber, vehicle, salesman, dueDate, noTaxReason, gstKind } = row;
  const [document, open] = await Promise.all([
    readTaxedDocument(db, principal, BILL_LINES, row),
    readOpenAmount(db, principal, row),
  ]);
  const hasTaxableLine = document.lines.some(({ supplyKind }) => supplyKind === undefined);
  const eInvoice = await readBillEInvoice(db, principal.companyId, row, hasTaxableLine);
  return {
    ...document,
    ...eInvoice,
    ...(dueDate !== null && { dueDate }),
    ...makePaperCharge(noTaxReason, gstKind),
    ...{ orderNumber, vehicle, salesman, open },
  };
};

export const billPaper = { "bills.read": readBill };

/** Today's, as Bills Receivable has it. A cash bill is paid in its own voucher. */
async function readOpenAmount(
  db: Knex,
  principal: Principal,
  { voucherId, partyId, status, mode }: BillRow,
): Promise<string> {
  if (status !== POSTED_STATUS || mode === PAYMENT_MODE.cash) return "0.00";
  const parties = ofCompany(db, principal, "accounts as c").where("c.id", partyId);
  const open = db
    .from(openItems(db, principal, { parties, day: getToday(), sign: 1 }).as("o"))
    .where("o.voucher_id", voucherId)
    .where("o.pending", ">", 0);
  const [item] = await select<{ pending: string }>(open, { pending: "o.pending" });
  return item?.pending ?? "0.00";
}

/** By the credit days of the party's facts `p`. */
const DUE_SQL = `IF(d.mode <> ${PAYMENT_MODE.cash} AND p.credit_days > 0, DATE_ADD(d.date, INTERVAL p.credit_days DAY), NULL)`;

const BILL_LINES = {
  table: "bill_lines",
  document: "bill_id",
  quantity: "l.quantity",
  free: "l.free_quantity",
  mrp: "l.mrp",
  priceHasTax: "l.price_has_tax",
  discountRate: "l.discount_rate",
  discount: "l.discount + l.bill_discount",
  billDiscount: "l.bill_discount",
  rateNotCharged: "l.rate_not_charged",
} as const;

interface BillRow extends TaxedRow {
  dueDate: string | null;
  noTaxReason: NoTaxReason | null;
  gstKind: GstKind | null;
  orderNumber: string | null;
  vehicle: string | null;
  salesman: string | null;
}
