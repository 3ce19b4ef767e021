import { GROUP, POSTED, formatPercent, formatPrice, formatQuantity } from "@vanbook/sdk/books";
import { inEffect } from "../../books/posting/document-status-sql.ts";
import { readReturnablePurchases } from "../../books/documents/returnable-purchases.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { documentChoices, refuseUnknownParty, returnableLines } from "./document-choices.ts";

/** The newest purchases from a supplier with goods that may still be returned. */
const list: Handler<"returnablePurchases.list"> = async ({ query, principal, db }) => {
  const { supplierId, until } = query;
  await refuseUnknownParty(db, principal, { id: supplierId, field: "supplierId", group: GROUP.creditors });
  const posted = { "d.supplier_id": supplierId, "d.status": POSTED };
  const purchases = ofCompany(db, principal, "purchases as d").where(posted).whereRaw(`EXISTS (${LEFT})`);
  if (until !== undefined) purchases.where("d.date", "<=", until);
  joinOwn(purchases, "vouchers as v", "v.id", "d.voucher_id");
  return documentChoices(purchases, db.raw("COALESCE(d.supplier_invoice_no, v.voucher_no)"));
};

/** The lines of a purchase with goods that may still be returned. */
const read: Handler<"returnablePurchases.read"> = async ({ query: { id }, principal, db }) => {
  const purchases = await readReturnablePurchases(db, principal.companyId, [id], { asksOnly: true });
  const purchase = purchases.get(id);
  if (!purchase?.isPosted) throw problem("NOT_FOUND");
  const lines = (await returnableLines(db, principal, purchase)).flatMap((line) => {
    const { no: purchaseLineNo, itemId, itemName, unitPrice, taxRate, bought, returned, batches } = line;
    const left = bought.quantity + bought.free - returned.quantity;
    if (left <= 0n) return [];
    // A purchase line has only one batch, so the quantity left is the line's.
    const { left: _, ...batch } = batches[0] ?? {};
    return {
      ...{ purchaseLineNo, itemId, itemName, left: formatQuantity(left) },
      ...{ unitPrice: formatPrice(unitPrice), taxRate: formatPercent(taxRate) },
      ...batch,
    };
  });
  return { id, date: purchase.date, supplierId: purchase.supplierId, lines };
};

/** The operations that find a purchase for a purchase return. */
export const returnablePurchases = {
  "returnablePurchases.list": list,
  "returnablePurchases.read": read,
};

/** SQL of the lines of purchase `d` of which more was bought than returned. */
const LEFT = `SELECT 1 FROM purchase_lines l WHERE l.company_id = d.company_id AND l.purchase_id = d.id
  AND l.quantity + l.free_quantity > (
    SELECT COALESCE(SUM(x.quantity), 0)
    FROM purchase_returns r JOIN purchase_return_lines x ON x.company_id = r.company_id AND x.purchase_return_id = r.id
    WHERE r.company_id = l.company_id AND r.purchase_id = l.purchase_id AND ${inEffect("r")}
      AND x.purchase_line_no = l.line_no)`;
