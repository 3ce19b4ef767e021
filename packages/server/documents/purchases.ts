import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { paise, percent, price } from "../money.ts";
import type { PurchaseLine } from "../books/documents/purchase-input.ts";
import { purchase } from "../books/documents/purchase.ts";
import type { Body } from "../contract/contract.ts";
import { documentOperations } from "./document-operations.ts";
import { readFrozenHead, readFrozenLines, supplierOf, type FrozenLines } from "./references/frozen-lines.ts";
import { countedQuantities } from "./references/line-items.ts";
import { readReferences } from "./references/read-references.ts";
import type { ItemRow } from "./references/references.ts";
import { SALEABLE } from "./references/stock-places.ts";
import { readSupplierInvoices } from "./references/supplier-invoices.ts";

/** Suppliers' invoices. */
export const purchases = documentOperations("purchases", "purchase", async (planning, inputs) => {
  const { trx, principal, books, replaces } = planning;
  const found = await readReferences(planning, inputs, {
    supplierId: { to: "account", groups: [GROUP.creditors] },
    locationId: { to: "location", kinds: SALEABLE },
    lines: { itemId: { to: "item" } },
  });
  const frozen = await readFrozenLines(trx, principal.companyId, "purchases", replaces);
  const head = await readFrozenHead(trx, principal.companyId, "purchases", replaces);
  const invoices = await readSupplierInvoices(trx, principal.companyId, inputs, replaces);
  return (input) => {
    const supplier = found.supplierId(input);
    const to = found.locationId(input);
    const voucher = purchase(books, {
      date: input.date,
      supplier: supplierOf(supplier, head),
      supplierInvoiceNo: input.supplierInvoiceNo?.trim() ?? null,
      supplierInvoiceDate: input.supplierInvoiceDate ?? null,
      locationId: to.id,
      branchId: to.branch_id,
      freight: paise(input.freight ?? "0"),
      discount: paise(input.discount ?? "0"),
      toRupee: input.roundToRupee,
      ...(input.amount !== undefined && { printedAmount: paise(input.amount) }),
      ...(head && { before: { exact: head.amount - head.roundOff, amount: head.amount } }),
      lines: input.lines.map((line, index) =>
        purchaseLine(line, index, found.lines.itemId(line, index), frozen),
      ),
      narration: input.narration ?? null,
    });
    invoices.take(input);
    return voucher;
  };
});

/** A line as entered; what an edit sends as it was keeps its tax rate and its value. */
function purchaseLine(
  line: Body<"purchases.post">["lines"][number],
  index: number,
  item: ItemRow,
  frozen: FrozenLines,
): PurchaseLine {
  const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
  const unitPrice = price(line.unitPrice);
  const discountRate = percent(line.discountRate ?? "0");
  const taxRate = line.taxRate === undefined ? undefined : percent(line.taxRate);
  const counted = { quantity, freeQuantity, unitPrice, discountRate };
  const { taxable: keptTaxable, ...kept } = frozen.take({ itemId: item.id, ...counted, taxRate }) ?? {};
  const taxable = line.taxable === undefined ? keptTaxable : paise(line.taxable);
  return {
    ...counted,
    item: { ...item, ...kept },
    printed: {
      ...(taxRate !== undefined && { taxRate }),
      ...(taxable !== undefined && { taxable }),
      ...(line.amount !== undefined && { amount: paise(line.amount) }),
    },
  };
}
