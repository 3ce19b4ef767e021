import { ACCOUNT_GROUP, POSTED_STATUS, formatPercent, formatPrice, formatQuantity } from "@vanbook/sdk/books";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import { readReturnablePurchases } from "../../books/documents/returnable-purchases.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { listDocumentChoices, refuseUnknownParty, listReturnableLines } from "./document-choices.ts";

const list: Handler<"returnablePurchases.list"> = async ({ query, principal, db }) => {
  const { supplierId, until } = query;
  await refuseUnknownParty(db, principal, {
    id: supplierId,
    field: "supplierId",
    group: ACCOUNT_GROUP.creditors,
  });
  const postedCondition = { "d.supplier_id": supplierId, "d.status": POSTED_STATUS };
  const purchases = ofCompany(db, principal, "purchases as d")
    .where(postedCondition)
    .whereRaw(`EXISTS (${HAS_GOODS_LEFT})`);
  if (until !== undefined) purchases.where("d.date", "<=", until);
  joinOwn(purchases, "vouchers as v", "v.id", "d.voucher_id");
  return listDocumentChoices(purchases, db.raw("COALESCE(d.supplier_invoice_no, v.voucher_no)"));
};

const read: Handler<"returnablePurchases.read"> = async ({ query: { id }, principal, db }) => {
  const purchases = await readReturnablePurchases(db, principal.companyId, [id], { asksOnly: true });
  const purchase = purchases.get(id);
  if (!purchase?.isPosted) throw problem("NOT_FOUND");
  const lines = (await listReturnableLines(db, principal, purchase)).flatMap((line) => {
    const { no: purchaseLineNo, itemId, itemName, unitPrice, taxRate, bought, returned, batches } = line;
    const leftQuantity = bought.quantity + bought.free - returned.quantity;
    if (leftQuantity <= 0n) return [];
    // A purchase line has only one batch, so the quantity left is the line's.
    const { left: _, ...batch } = batches[0] ?? {};
    return {
      ...{ purchaseLineNo, itemId, itemName, left: formatQuantity(leftQuantity) },
      ...{ unitPrice: formatPrice(unitPrice), taxRate: formatPercent(taxRate) },
      ...batch,
    };
  });
  return { id, date: purchase.date, supplierId: purchase.supplierId, lines };
};

export const returnablePurchases = {
  "returnablePurchases.list": list,
  "returnablePurchases.read": read,
};

const HAS_GOODS_LEFT = `SELECT 1 FROM purchase_lines l WHERE l.company_id = d.company_id AND l.purchase_id = d.id
  AND l.quantity + l.free_quantity > (
    SELECT COALESCE(SUM(x.quantity), 0)
    FROM purchase_returns r JOIN purchase_return_lines x ON x.company_id = r.company_id AND x.purchase_return_id = r.id
    WHERE r.company_id = l.company_id AND r.purchase_id = l.purchase_id AND ${buildInEffectSql("r")}
      AND x.purchase_line_no = l.line_no)`;
