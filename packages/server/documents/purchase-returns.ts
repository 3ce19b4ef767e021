import {
  ACCOUNT_GROUP,
  price,
  quantity,
  type PurchaseReturnInput as Planned,
  type PurchaseReturnLine,
  calculatePurchaseReturn,
  makePurchaseReturnVoucher,
  type ReturnablePurchase,
  addMoveDates,
  takeFromStock,
  sumTaxed,
  toSupplier,
  type FrozenLines,
} from "@vanbook/sdk/books";
import { readReturnablePurchases } from "../books/documents/returnable-purchases.ts";
import { readStockDays } from "../books/posting/read-stock-days.ts";
import { runDescribingShortages } from "../books/posting/describe-shortages.ts";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { applyReturnToPurchase } from "./references/after-return.ts";
import { checkAmount } from "./amount.ts";
import { findDocumentLine, refuseLineNo } from "./references/document-line.ts";
import { createDocumentOperations } from "./document-operations.ts";
import type { AskedPlanning } from "./document-type.ts";
import { readAskedPlanning } from "./prepare-planning.ts";
import { formatPricedPurchaseReturn } from "./priced-documents.ts";
import type { FindItem } from "./references/sale-return-lines.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { listLateReturns, readLateReturns } from "./references/late-tax-warnings.ts";
import { holdParties } from "./references/party-locks.ts";
import { readPartyLimits, type PartyLimits } from "./references/party-limits.ts";
import { readReferences } from "./references/read-references.ts";
import { readSupplierNotes } from "./supplier-invoices/supplier-notes.ts";
import { catchRefusal } from "./told-refusal.ts";

type PurchaseReturnInput = Body<"purchaseReturns.post">;

export const purchaseReturns = {
  ...createDocumentOperations(
    "purchaseReturns",
    "purchase_return",
    async (planning, inputs) => {
      // A note to the supplier can't take at the same time what is left of the purchases.
      await holdParties(
        planning.trx,
        planning.principal.companyId,
        inputs.map(({ supplierId }) => supplierId),
      );
      const purchases = await readPurchases(planning, inputs);
      const { trx, principal, replaces } = planning;
      const [limits, toReturn, notes] = await Promise.all([
        readPartyLimits(planning, "debit_note", inputs.map(toAskedReturn)),
        planReturns(planning, inputs, purchases),
        readSupplierNotes(trx, principal.companyId, inputs, { table: "purchase_returns", id: replaces }),
      ]);
      return (input) => {
        notes.take(input);
        const returnInput = toReturn(input, limits);
        const voucher = checkAmount(makePurchaseReturnVoucher(planning.books, returnInput), input.amount);
        const { purchase } = returnInput;
        limits.take(toAskedReturn(input), voucher);
        if (purchase) purchases.set(purchase.id, applyReturnToPurchase(purchase, voucher));
        return { ...voucher, warnings: listLateReturns(input.date, withHasTax(purchase)) };
      };
    },
    readLateReturns,
  ),
  "purchaseReturns.price": (async ({ body, principal, db }) => {
    const planning = await readAskedPlanning(db, principal, {
      name: "purchaseReturns",
      kind: "purchase_return",
    });
    const purchases = await readPurchases(planning, [body], { asksOnly: true });
    const [limits, toReturn] = await Promise.all([
      readPartyLimits(planning, "debit_note", [toAskedReturn(body)]),
      planReturns(planning, [body], purchases),
    ]);
    const returnInput = toReturn(body, limits);
    const { companyId } = principal;
    const moves = addMoveDates(makePurchaseReturnVoucher(planning.books, returnInput));
    const days = await readStockDays(db, companyId, moves);
    const refusals = await catchRefusal("STOCK_SHORT", () =>
      runDescribingShortages(db, companyId, () => takeFromStock(days, moves)),
    );
    return formatPricedPurchaseReturn(calculatePurchaseReturn(planning.books, returnInput), {
      warnings: listLateReturns(body.date, withHasTax(returnInput.purchase)),
      refusals,
    });
  }) satisfies Handler<"purchaseReturns.price">,
};

function withHasTax(purchase: ReturnablePurchase | null) {
  if (!purchase) return null;
  const { cgst, sgst, igst } = sumTaxed([...purchase.lines.values()].map(({ bought }) => bought));
  return { date: purchase.date, hasTax: cgst + sgst + igst > 0n };
}

function toAskedReturn({ supplierId, purchaseId }: PurchaseReturnInput) {
  return { partyId: supplierId, isUnnamed: purchaseId === undefined };
}

function readPurchases(
  { trx, principal, replaces }: AskedPlanning,
  inputs: readonly PurchaseReturnInput[],
  { asksOnly = false } = {},
) {
  const purchaseIds = inputs.flatMap((input) => input.purchaseId ?? []);
  return readReturnablePurchases(trx, principal.companyId, purchaseIds, { asksOnly, except: replaces });
}

async function planReturns(
  planning: AskedPlanning,
  inputs: readonly PurchaseReturnInput[],
  purchases: ReadonlyMap<number, ReturnablePurchase>,
) {
  const { trx, principal, replaces } = planning;
  // Goods in stock can be returned even if the item, the supplier or the van was deleted.
  const finders = await readReferences(planning, inputs, {
    supplierId: { to: "account", groups: [ACCOUNT_GROUP.creditors], evenDeleted: true },
    locationId: { to: "location", evenDeleted: true },
    // Without a purchase, only goods: a service is returned with its purchase, or by a debit note.
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  const frozenLines = await readFrozenLines(trx, principal.companyId, "purchaseReturns", replaces);
  const head = await readFrozenHead(trx, principal.companyId, "purchaseReturns", replaces);
  return (input: PurchaseReturnInput, limits: PartyLimits): Planned => {
    const purchase = input.purchaseId === undefined ? null : purchases.get(input.purchaseId);
    if (purchase === undefined) throw problemOnField("PURCHASE_UNKNOWN", "purchaseId");
    const supplier = finders.supplierId(input);
    if (purchase && !purchase.isPosted) throw problemOnField("DOCUMENT_NOT_STANDING", "purchaseId");
    if (purchase && purchase.supplierId !== supplier.id) throw problemOnField("PARTY_DIFFERS", "supplierId");
    if (purchase && input.date < purchase.date) throw problemOnField("DATE_BEFORE_DOCUMENT", "date");
    const from = finders.locationId(input);
    return {
      date: input.date,
      supplier: toSupplier(supplier, head),
      purchase,
      locationId: from.id,
      branchId: from.branch_id,
      lines: makeReturnLines(input, purchase, finders.lines.itemId, frozenLines),
      toRupee: input.roundToRupee,
      ...{ supplierNoteNo: input.supplierNoteNo, supplierNoteDate: input.supplierNoteDate },
      party: limits.find(supplier.id),
      narration: input.narration ?? null,
    };
  };
}

function makeReturnLines(
  { lines }: PurchaseReturnInput,
  purchase: ReturnablePurchase | null,
  item: FindItem,
  frozenLines: FrozenLines,
): PurchaseReturnLine[] {
  return lines.map((line, index) => {
    const at = { index, field: "purchaseLineNo" } as const;
    const purchaseLineNo = line.purchaseLineNo ?? null;
    const returnedLine = { purchaseLineNo, quantity: quantity(line.quantity) };
    if (purchase) {
      const {
        itemId: id,
        hsnCode,
        isService,
        supplyKind,
      } = findDocumentLine(purchase.lines, line.purchaseLineNo, line, at);
      // The purchase's tax rate applies even if the item's tax has changed; a return has no MRP.
      return { ...returnedLine, item: { id, hsnCode, isService, supplyKind, mrp: 0n, taxId: 0 } };
    }
    refuseLineNo(line.purchaseLineNo, at);
    if (line.unitPrice === undefined) {
      const field = `lines.${index}.unitPrice`;
      throw problemOnField("INVALID_FIELDS", field, "unitPrice is required without a purchase.");
    }
    const enteredItem = item({ itemId: line.itemId ?? 0 }, index);
    const unitPrice = price(line.unitPrice);
    const frozenValues = frozenLines.take({
      itemId: enteredItem.id,
      quantity: returnedLine.quantity,
      freeQuantity: 0n,
      unitPrice,
    });
    return { ...returnedLine, item: { ...enteredItem, ...frozenValues }, unitPrice };
  });
}
