import { GROUP, POSTED, formatPercent, formatPrice, formatQuantity } from "@vanbook/sdk/books";
import { inEffect } from "../../books/posting/document-status-sql.ts";
import { readReturnablePurchases } from "../../books/documents/returnable-purchases.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { documentChoices, refuseUnknownParty } from "./document-choices.ts";
import { itemNames } from "../item-names.ts";
import { lineBatches } from "./line-batches.ts";

/** The newest purchases from a supplier with goods that may still be returned. */
const list: Handler<"returnablePurchases.list"> = async ({ query, principal, db }) => {
  const { supplierId, until } = query;
  await refuseUnknownParty(db, principal, { id: supplierId, field: "supplierId", group: GROUP.creditors });
  const purchases = ofCompany(db, principal, "purchases as p").where({
    "p.supplier_id": supplierId,
    "p.status": POSTED,
  });
  if (until !== undefined) purchases.where("p.date", "<=", until);
  const numbered = joinOwn(purchases, "vouchers as v", "v.id", "p.voucher_id");
  const number = db.raw("COALESCE(p.supplier_invoice_no, v.voucher_no)");
  return documentChoices(numbered.whereRaw(`EXISTS (${LEFT})`), "p", number);
};

/** The lines of a purchase with goods that may still be returned. */
const read: Handler<"returnablePurchases.read"> = async ({ query: { id }, principal, db }) => {
  const purchases = await readReturnablePurchases(db, principal.companyId, [id], { asksOnly: true });
  const purchase = purchases.get(id);
  if (!purchase?.isPosted) throw problem("NOT_FOUND");
  const nameOf = await itemNames(
    db,
    principal,
    [...purchase.lines.values()].map(({ itemId }) => itemId),
  );
  const batchesOf = await lineBatches(db, principal, purchase.voucherId, [...purchase.lines.keys()]);
  const ordered = [...purchase.lines].toSorted(([one], [other]) => one - other);
  const lines = ordered.map(([purchaseLineNo, { itemId, unitPrice, taxRate, bought, returned }]) => {
    // A purchase line has only one batch, so the quantity left is the line's.
    const { left: _, ...batch } = batchesOf(purchaseLineNo)[0] ?? {};
    return {
      ...{ purchaseLineNo, itemId, itemName: nameOf(itemId) },
      left: bought.quantity + bought.free - returned.quantity,
      ...{ unitPrice: formatPrice(unitPrice), taxRate: formatPercent(taxRate) },
      ...batch,
    };
  });
  return {
    ...{ id, date: purchase.date, supplierId: purchase.supplierId },
    lines: lines
      .filter(({ left }) => left > 0n)
      .map((line) => ({ ...line, left: formatQuantity(line.left) })),
  };
};

/** The operations that find a purchase for a purchase return. */
export const returnablePurchases = {
  "returnablePurchases.list": list,
  "returnablePurchases.read": read,
};

/** SQL of the lines of purchase `p` of which more was bought than returned. */
const LEFT = `SELECT 1 FROM purchase_lines l WHERE l.company_id = p.company_id AND l.purchase_id = p.id
  AND l.quantity + l.free_quantity > (
    SELECT COALESCE(SUM(x.quantity), 0)
    FROM purchase_returns r JOIN purchase_return_lines x ON x.company_id = r.company_id AND x.purchase_return_id = r.id
    WHERE r.company_id = l.company_id AND r.purchase_id = l.purchase_id AND ${inEffect("r")}
      AND x.purchase_line_no = l.line_no)`;
