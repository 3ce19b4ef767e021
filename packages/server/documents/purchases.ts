import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { paise, percent, price } from "../money.ts";
import { purchase } from "../books/documents/purchase.ts";
import { checkedAmount } from "./amount.ts";
import { documentOperations } from "./document-operations.ts";
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
  const invoices = await readSupplierInvoices(trx, principal.companyId, inputs, replaces);
  return (input) => {
    const supplier = found.supplierId(input);
    const to = found.locationId(input);
    const voucher = purchase(books, {
      date: input.date,
      supplier: { id: supplier.id, stateCode: supplier.state_code },
      supplierInvoiceNo: input.supplierInvoiceNo?.trim() ?? null,
      supplierInvoiceDate: input.supplierInvoiceDate ?? null,
      locationId: to.id,
      branchId: to.branch_id,
      freight: paise(input.freight ?? "0"),
      discount: paise(input.discount ?? "0"),
      toRupee: input.roundToRupee,
      lines: input.lines.map((line, index) => {
        const [quantity, freeQuantity] = countedQuantities(index, [line.quantity, line.freeQuantity]);
        return {
          item: found.lines.itemId(line, index),
          quantity,
          freeQuantity,
          unitPrice: price(line.unitPrice),
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
