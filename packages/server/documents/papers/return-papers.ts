import type { Knex } from "knex";
import { joinOwn, ofDocuments, ofParty } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { readReportedEInvoice } from "../../gst/e-invoices/paper-e-invoice.ts";
import {
  joinParty,
  listShipToColumns,
  readPaperRow,
  TAX_COLUMNS,
  selectDocumentToPrint,
} from "./paper-heads.ts";
import { readTaxedDocument, type TaxedRow, type TaxedTable } from "./taxed-goods.ts";

const readSaleReturn: Handler<"saleReturns.read"> = async ({ query, principal, db }) => {
  const returns = selectDocumentToPrint(db, principal, "sale_returns", query.id);
  joinParty(returns, "d.customer_id");
  joinOwn(returns, "bills as b", "b.id", "d.bill_id");
  const visibleReturns = ofDocuments(returns, principal, "d.salesman_id", null, "d.customer_id");
  void visibleReturns.select({
    againstNumber: "b.bill_no",
    againstDate: "b.date",
    placeOfSupply: "d.place_of_supply",
    ...listShipToColumns("b"),
    mode: "d.mode",
    discount: "d.discount",
  });
  return returnPaper(db, principal, visibleReturns, SALE_RETURN_LINES);
};

const readPurchaseReturn: Handler<"purchaseReturns.read"> = async ({ query, principal, db }) => {
  const returns = selectDocumentToPrint(db, principal, "purchase_returns", query.id);
  joinParty(returns, "d.supplier_id");
  joinOwn(returns, "purchases as b", "b.id", "d.purchase_id");
  const visibleReturns = ofParty(returns, principal, "d.supplier_id");
  void visibleReturns.select({
    againstNumber: "b.supplier_invoice_no",
    againstDate: "b.supplier_invoice_date",
    placeOfSupply: db.raw("NULL"),
    mode: db.raw("1"),
    discount: db.raw("CAST(0 AS DECIMAL(18,2))"),
  });
  return returnPaper(db, principal, visibleReturns, PURCHASE_RETURN_LINES);
};

export const returnPapers = {
  "saleReturns.read": readSaleReturn,
  "purchaseReturns.read": readPurchaseReturn,
};

async function returnPaper(
  db: Knex,
  principal: Principal,
  returns: Knex.QueryBuilder,
  table: TaxedTable,
): Promise<Schema<"ReturnDocument">> {
  const numberedReturns = joinOwn(returns, "vouchers as n", "n.id", "d.voucher_id");
  const row = await readPaperRow<ReturnRow>(numberedReturns, {
    ...TAX_COLUMNS,
    ...{ number: "n.voucher_no", roundOff: "d.round_off" },
  });
  const { againstNumber, againstDate } = row;
  return {
    ...(await readTaxedDocument(db, principal, table, row)),
    ...(await readReportedEInvoice(db, principal.companyId, row.voucherId)),
    ...{ againstNumber, againstDate },
  };
}

const SALE_RETURN_LINES = {
  table: "sale_return_lines",
  document: "sale_return_id",
  quantity: "l.good_quantity + l.damaged_quantity + l.expired_quantity",
  free: "l.free_quantity",
  mrp: "l.mrp",
  priceHasTax: "l.price_has_tax",
  discountRate: buildBilledSql("o.discount_rate"),
  // The returned goods' share of the discounts on the bill's line: quantity × price − discount is
  // the taxable value returned, or the amount if the price contains its tax. Without a bill there is
  // only the part of the return's own discount.
  discount: buildBilledSql(
    "IF(o.discount = 0 AND o.bill_discount = 0, 0, GREATEST(ROUND((l.good_quantity + l.damaged_quantity + l.expired_quantity) * l.unit_price, 2) - IF(l.price_has_tax = 1, l.amount, l.taxable), 0))",
    "l.bill_discount",
  ),
  billDiscount: "l.bill_discount",
  rateNotCharged: "l.rate_not_charged",
} as const;
const PURCHASE_RETURN_LINES = {
  table: "purchase_return_lines",
  document: "purchase_return_id",
  quantity: "l.quantity",
  free: "CAST(0 AS DECIMAL(18,3))",
  mrp: "NULL",
  priceHasTax: "0",
  // The price of a purchase return is already net of the purchase's discount.
  discountRate: "0",
  discount: "0",
  billDiscount: "0",
  rateNotCharged: "NULL",
} as const;

/**
 * `figure` is SQL on the bill's line `o` that a return's line `l` refers to, `without` on `l` if
 * there is none.
 */
function buildBilledSql(figure: string, without = "0"): string {
  return `COALESCE((SELECT ${figure} FROM sale_returns r
    JOIN bill_lines o ON o.company_id = r.company_id AND o.bill_id = r.bill_id AND o.line_no = l.bill_line_no
    WHERE r.company_id = l.company_id AND r.id = l.sale_return_id), ${without})`;
}

interface ReturnRow extends TaxedRow {
  againstNumber: string | null;
  againstDate: string | null;
}
