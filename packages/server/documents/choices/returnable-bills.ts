import { GROUP, POSTED, formatPaise, formatPercent, formatPrice, formatQuantity } from "@vanbook/sdk/books";
import { inEffect } from "../../books/posting/document-status-sql.ts";
import { readReturnableBills } from "../../books/documents/returnable-bills.ts";
import { ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { documentChoices, refuseOfOthers, refuseUnknownParty, returnableLines } from "./document-choices.ts";
import type { LineBatch } from "./line-batches.ts";

/** A customer's newest bills with goods that may still be returned. */
const list: Handler<"returnableBills.list"> = async ({ query, principal, db }) => {
  const { customerId, until } = query;
  await refuseUnknownParty(db, principal, { id: customerId, field: "customerId", group: GROUP.debtors });
  const posted = { "d.customer_id": customerId, "d.status": POSTED };
  const bills = ofCompany(db, principal, "bills as d").where(posted).whereRaw(`EXISTS (${LEFT})`);
  if (until !== undefined) bills.where("d.date", "<=", until);
  return documentChoices(bills, "d.bill_no");
};

/**
 * The lines of a bill with goods that may still be returned. Anyone who may name the bill's customer may read and
 * return them.
 */
const read: Handler<"returnableBills.read"> = async ({ query: { id }, principal, db }) => {
  const bills = await readReturnableBills(db, principal.companyId, [id], { asksOnly: true });
  const bill = bills.get(id);
  if (!bill?.isPosted) throw problem("NOT_FOUND");
  const { customerId } = bill;
  await refuseOfOthers(db, principal, customerId);
  const lines = (await returnableLines(db, principal, bill)).flatMap((line) => {
    const { no: billLineNo, itemId, itemName, unitPrice, discount, taxRate, sold, returned, batches } = line;
    const [left, leftFree] = [sold.quantity - returned.quantity, sold.free - returned.free];
    if (left + leftFree <= 0n) return [];
    return {
      ...{ billLineNo, itemId, itemName, left: formatQuantity(left), leftFree: formatQuantity(leftFree) },
      ...{ unitPrice: formatPrice(unitPrice), taxRate: formatPercent(taxRate) },
      ...(discount > 0n && { discount: formatPaise(discount) }),
      ...batchesLeft(batches),
    };
  });
  return { id, date: bill.date, customerId, locationId: bill.locationId, lines };
};

/** The batches that are left; omitted for items that keep no batches. */
function batchesLeft(batches: readonly LineBatch[]) {
  if (batches.length === 0) return {};
  return { batches: batches.map(({ left, ...batch }) => ({ ...batch, left: formatQuantity(left) })) };
}

/** The operations that find a bill for a sale return. */
export const returnableBills = { "returnableBills.list": list, "returnableBills.read": read };

/** SQL of the lines of bill `d` of which more was sold than returned. */
const LEFT = `SELECT 1 FROM bill_lines l WHERE l.company_id = d.company_id AND l.bill_id = d.id
  AND l.quantity + l.free_quantity > (
    SELECT COALESCE(SUM(x.good_quantity + x.damaged_quantity + x.expired_quantity + x.free_quantity), 0)
    FROM sale_returns r JOIN sale_return_lines x ON x.company_id = r.company_id AND x.sale_return_id = r.id
    WHERE r.company_id = l.company_id AND r.bill_id = l.bill_id AND ${inEffect("r")} AND x.bill_line_no = l.line_no)`;
