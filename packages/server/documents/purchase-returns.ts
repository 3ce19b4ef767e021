import {
  GROUP,
  price,
  quantity,
  type PurchaseReturnInput as Planned,
  type PurchaseReturnLine,
  pricePurchaseReturn,
  purchaseReturn,
  type ReturnablePurchase,
  datedMoves,
  takeFromStock,
  supplierOf,
  type FrozenLines,
} from "@vanbook/sdk/books";
import { readReturnablePurchases } from "../books/documents/returnable-purchases.ts";
import { readStockDays } from "../books/posting/read-stock-days.ts";
import { describingShortages } from "../books/posting/describe-shortages.ts";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { refused } from "@vanbook/sdk/problem";
import { purchaseAfter } from "./references/after-return.ts";
import { checkedAmount } from "./amount.ts";
import { documentLine, refuseLineNo } from "./references/document-line.ts";
import { documentOperations } from "./document-operations.ts";
import type { AskedPlanning } from "./document-type.ts";
import { askedPlanning } from "./prepare-planning.ts";
import { pricedPurchaseReturn } from "./priced-documents.ts";
import type { FindItem } from "./references/sale-return-lines.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { readReferences } from "./references/read-references.ts";
import { toldRefusal } from "./told-refusal.ts";

type PurchaseReturnInput = Body<"purchaseReturns.post">;

/** Goods returned to suppliers, with or without the purchase that they came from. */
export const purchaseReturns = {
  ...documentOperations("purchaseReturns", "purchase_return", async (planning, inputs) => {
    const purchases = await readPurchases(planning, inputs);
    const toReturn = await planReturns(planning, inputs, purchases);
    return (input) => {
      const returned = toReturn(input);
      const voucher = checkedAmount(purchaseReturn(planning.books, returned), input.amount);
      const { purchase } = returned;
      if (purchase) purchases.set(purchase.id, purchaseAfter(purchase, voucher));
      return voucher;
    };
  }),
  "purchaseReturns.price": (async ({ body, principal, db }) => {
    const planning = await askedPlanning(db, principal, { name: "purchaseReturns", kind: "purchase_return" });
    const purchases = await readPurchases(planning, [body], { asksOnly: true });
    const toReturn = await planReturns(planning, [body], purchases);
    const returned = toReturn(body);
    const { companyId } = principal;
    const moves = datedMoves(purchaseReturn(planning.books, returned));
    const days = await readStockDays(db, companyId, moves);
    const refusals = await toldRefusal("STOCK_SHORT", () =>
      describingShortages(db, companyId, () => takeFromStock(days, moves)),
    );
    return pricedPurchaseReturn(pricePurchaseReturn(planning.books, returned), { warnings: [], refusals });
  }) satisfies Handler<"purchaseReturns.price">,
};

/** Reads the purchases that returns refer to. */
function readPurchases(
  { trx, principal, replaces }: AskedPlanning,
  inputs: readonly PurchaseReturnInput[],
  { asksOnly = false } = {},
) {
  const purchaseIds = inputs.flatMap((input) => input.purchaseId ?? []);
  return readReturnablePurchases(trx, principal.companyId, purchaseIds, { asksOnly, except: replaces });
}

/** Reads the other records that returns refer to; returns the function that makes a return's input for the books. */
async function planReturns(
  planning: AskedPlanning,
  inputs: readonly PurchaseReturnInput[],
  purchases: ReadonlyMap<number, ReturnablePurchase>,
) {
  const { trx, principal, replaces } = planning;
  // Goods in stock can be returned even if the item, the supplier or the van was deleted.
  const found = await readReferences(planning, inputs, {
    supplierId: { to: "account", groups: [GROUP.creditors], evenDeleted: true },
    locationId: { to: "location", evenDeleted: true },
    // Lines without a purchase: goods only. A service is returned with its purchase, or by a debit note.
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  const frozen = await readFrozenLines(trx, principal.companyId, "purchaseReturns", replaces);
  const head = await readFrozenHead(trx, principal.companyId, "purchaseReturns", replaces);
  return (input: PurchaseReturnInput): Planned => {
    const purchase = input.purchaseId === undefined ? null : purchases.get(input.purchaseId);
    if (purchase === undefined) throw refused("PURCHASE_UNKNOWN", "purchaseId");
    const supplier = found.supplierId(input);
    if (purchase && !purchase.isPosted) throw refused("DOCUMENT_NOT_STANDING", "purchaseId");
    if (purchase && purchase.supplierId !== supplier.id) throw refused("PARTY_DIFFERS", "supplierId");
    if (purchase && input.date < purchase.date) throw refused("DATE_BEFORE_DOCUMENT", "date");
    const from = found.locationId(input);
    return {
      date: input.date,
      supplier: supplierOf(supplier, head),
      purchase,
      locationId: from.id,
      branchId: from.branch_id,
      lines: linesOf(input, purchase, found.lines.itemId, frozen),
      toRupee: input.roundToRupee,
      narration: input.narration ?? null,
    };
  };
}

function linesOf(
  { lines }: PurchaseReturnInput,
  purchase: ReturnablePurchase | null,
  item: FindItem,
  frozen: FrozenLines,
): PurchaseReturnLine[] {
  return lines.map((line, index) => {
    const at = { index, field: "purchaseLineNo" } as const;
    const purchaseLineNo = line.purchaseLineNo ?? null;
    const returned = { purchaseLineNo, quantity: quantity(line.quantity) };
    if (purchase) {
      const { itemId: id, hsnCode, isService } = documentLine(purchase.lines, line.purchaseLineNo, line, at);
      // The purchase's tax rate applies, even if the item's tax has changed; a return has no MRP.
      return { ...returned, item: { id, hsnCode, isService, mrp: 0n, taxId: 0 } };
    }
    refuseLineNo(line.purchaseLineNo, at);
    if (line.unitPrice === undefined) {
      const field = `lines.${index}.unitPrice`;
      throw refused("INVALID_FIELDS", field, "unitPrice is required without a purchase.");
    }
    const given = item({ itemId: line.itemId ?? 0 }, index);
    const unitPrice = price(line.unitPrice);
    const kept = frozen.take({ itemId: given.id, quantity: returned.quantity, freeQuantity: 0n, unitPrice });
    return { ...returned, item: { ...given, ...kept }, unitPrice };
  });
}
