import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { price, quantity } from "../money.ts";
import type { PurchaseReturnLine } from "../books/documents/purchase-return-input.ts";
import { purchaseReturn } from "../books/documents/purchase-return.ts";
import { readReturnablePurchases, type ReturnablePurchase } from "../books/documents/returnable-purchases.ts";
import type { Body } from "../contract/contract.ts";
import { refused } from "../contract/problem.ts";
import { purchaseAfter } from "./references/after-return.ts";
import { checkedAmount } from "./amount.ts";
import { documentLine, refuseLineNo } from "./references/document-line.ts";
import { documentOperations } from "./document-operations.ts";
import { itemsOf } from "./references/line-items.ts";
import type { Find } from "./references/finder.ts";
import { readAccounts, readItems, type ItemRow } from "./references/references.ts";
import { readLocations } from "./references/stock-places.ts";

type PurchaseReturnInput = Body<"purchaseReturns.post">;

/** Goods returned to suppliers, of a purchase or without one. */
export const purchaseReturns = documentOperations(
  "purchaseReturns",
  "purchase_return",
  async ({ trx, principal, books, replaces }, inputs) => {
    const { companyId } = principal;
    const purchaseIds = inputs.flatMap((input) => input.purchaseId ?? []);
    const purchases = await readReturnablePurchases(trx, companyId, purchaseIds, {
      ...(replaces !== undefined && { except: replaces }),
    });
    const suppliers = inputs.map((input) => input.supplierId);
    // Goods in stock can be returned even if the item, the supplier or the van was deleted.
    const account = await readAccounts(trx, principal, suppliers, "all");
    const places = inputs.map((input) => input.locationId);
    const { find: location } = await readLocations(trx, principal, places, "all");
    const item = await readItems(trx, companyId, itemsOf(inputs), "all");
    return (input) => {
      const purchase = input.purchaseId === undefined ? null : purchases.get(input.purchaseId);
      if (purchase === undefined) throw refused("PURCHASE_UNKNOWN", "purchaseId");
      const supplier = account(input.supplierId, "supplierId", [GROUP.creditors]);
      if (purchase && !purchase.isPosted) throw refused("DOCUMENT_NOT_STANDING", "purchaseId");
      if (purchase && purchase.supplierId !== supplier.id) throw refused("PARTY_DIFFERS", "supplierId");
      if (purchase && input.date < purchase.date) throw refused("DATE_BEFORE_DOCUMENT", "date");
      const from = location(input.locationId, "locationId");
      const planned = purchaseReturn(books, {
        date: input.date,
        supplier: { id: supplier.id, stateCode: supplier.state_code },
        purchase,
        locationId: from.id,
        branchId: from.branch_id,
        lines: linesOf(input, purchase, item),
        toRupee: input.roundToRupee,
        narration: input.narration ?? null,
      });
      const voucher = checkedAmount(planned, input.amount);
      if (purchase) purchases.set(purchase.id, purchaseAfter(purchase, voucher));
      return voucher;
    };
  },
);

function linesOf(
  { lines }: PurchaseReturnInput,
  purchase: ReturnablePurchase | null,
  item: Find<ItemRow>,
): PurchaseReturnLine[] {
  return lines.map((line, index) => {
    const at = { index, field: "purchaseLineNo" } as const;
    const purchaseLineNo = line.purchaseLineNo ?? null;
    const returned = { purchaseLineNo, quantity: quantity(line.quantity) };
    if (purchase) {
      const { itemId: id, hsnCode } = documentLine(purchase.lines, line.purchaseLineNo, line, at);
      // The purchase's tax applies, whatever the item's is now; a return has no MRP.
      return { ...returned, item: { id, hsnCode, mrp: 0n, taxId: 0 } };
    }
    refuseLineNo(line.purchaseLineNo, at);
    if (line.unitPrice === undefined) {
      const field = `lines.${index}.unitPrice`;
      throw refused("INVALID_FIELDS", field, "unitPrice is required without a purchase.");
    }
    const given = item(line.itemId ?? 0, `lines.${index}.itemId`);
    return { ...returned, item: given, unitPrice: price(line.unitPrice) };
  });
}
