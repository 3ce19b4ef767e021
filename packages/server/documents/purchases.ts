import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { paise, percent, price } from "../money.ts";
import { purchase } from "../books/documents/purchase.ts";
import { checkedAmount } from "./amount.ts";
import { documentOperations } from "./document-operations.ts";
import { partyOf, readFrozenHead, readFrozenLines } from "./references/frozen-lines.ts";
import { countedQuantities } from "./references/line-items.ts";
import { readReferences } from "./references/read-references.ts";
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
      supplier: partyOf(supplier, head),
      supplierInvoiceNo: input.supplierInvoiceNo?.trim() ?? null,
      supplierInvoiceDate: input.supplierInvoiceDate ?? null,
      locationId: to.id,
      branchId: to.branch_id,
      freight: paise(input.freight ?? "0"),
      discount: paise(input.discount ?? "0"),
      toRupee: input.roundToRupee,
      lines: input.lines.map((line, index) => {
        const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
        const item = found.lines.itemId(line, index);
        const unitPrice = price(line.unitPrice);
        return {
          item: { ...item, ...frozen.take({ itemId: item.id, quantity, freeQuantity, unitPrice }) },
          quantity,
          freeQuantity,
          unitPrice,
          discountRate: percent(line.discountRate ?? "0"),
        };
      }),
      narration: input.narration ?? null,
    });
    const checked = checkedAmount(voucher, input.amount);
    invoices.take(input);
    return checked;
  };
});
