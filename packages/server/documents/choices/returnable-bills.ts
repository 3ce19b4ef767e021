import {
  ACCOUNT_GROUP,
  POSTED_STATUS,
  formatPaise,
  formatPercent,
  formatPrice,
  formatQuantity,
} from "@vanbook/sdk/books";
import { buildInEffectSql } from "../../books/posting/document-status-sql.ts";
import { readReturnableBills } from "../../books/documents/returnable-bills.ts";
import { ofCompany } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import {
  listDocumentChoices,
  refuseOfOthers,
  refuseUnknownParty,
  listReturnableLines,
} from "./document-choices.ts";
import type { LineBatch } from "./line-batches.ts";

const list: Handler<"returnableBills.list"> = async ({ query, principal, db }) => {
  const { customerId, until } = query;
  await refuseUnknownParty(db, principal, {
    id: customerId,
    field: "customerId",
    group: ACCOUNT_GROUP.debtors,
  });
  const postedCondition = { "d.customer_id": customerId, "d.status": POSTED_STATUS };
  const bills = ofCompany(db, principal, "bills as d")
    .where(postedCondition)
    .whereRaw(`EXISTS (${HAS_GOODS_LEFT})`);
  if (until !== undefined) bills.where("d.date", "<=", until);
  return listDocumentChoices(bills, "d.bill_no");
};

/** Anyone who may name the bill's customer may read its lines and return them. */
const read: Handler<"returnableBills.read"> = async ({ query: { id }, principal, db }) => {
  const bills = await readReturnableBills(db, principal.companyId, [id], { asksOnly: true });
  const bill = bills.get(id);
  if (!bill?.isPosted) throw problem("NOT_FOUND");
  const { customerId } = bill;
  await refuseOfOthers(db, principal, customerId);
  const lines = (await listReturnableLines(db, principal, bill)).flatMap((line) => {
    const {
      no: billLineNo,
      itemId,
      itemName,
      unitPrice,
      priceHasTax,
      discount,
      taxRate,
      sold,
      returned,
      batches,
    } = line;
    const discountOfLine = discount + sold.billDiscount;
    const [leftQuantity, leftFree] = [sold.quantity - returned.quantity, sold.free - returned.free];
    if (leftQuantity + leftFree <= 0n) return [];
    return {
      ...{
        billLineNo,
        itemId,
        itemName,
        left: formatQuantity(leftQuantity),
        leftFree: formatQuantity(leftFree),
      },
      ...{ unitPrice: formatPrice(unitPrice), taxRate: formatPercent(taxRate) },
      ...(priceHasTax && { priceHasTax }),
      ...(discountOfLine > 0n && { discount: formatPaise(discountOfLine) }),
      ...formatBatchesLeft(batches),
    };
  });
  return { id, date: bill.date, customerId, locationId: bill.locationId, lines };
};

function formatBatchesLeft(batches: readonly LineBatch[]) {
  if (batches.length === 0) return {};
  return { batches: batches.map(({ left, ...batch }) => ({ ...batch, left: formatQuantity(left) })) };
}

export const returnableBills = { "returnableBills.list": list, "returnableBills.read": read };

const HAS_GOODS_LEFT = `SELECT 1 FROM bill_lines l WHERE l.company_id = d.company_id AND l.bill_id = d.id
  AND l.quantity + l.free_quantity > (
    SELECT COALESCE(SUM(x.good_quantity + x.damaged_quantity + x.expired_quantity + x.free_quantity), 0)
    FROM sale_returns r JOIN sale_return_lines x ON x.company_id = r.company_id AND x.sale_return_id = r.id
    WHERE r.company_id = l.company_id AND r.bill_id = l.bill_id AND ${buildInEffectSql("r")} AND x.bill_line_no = l.line_no)`;
