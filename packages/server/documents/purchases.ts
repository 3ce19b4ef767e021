import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { purchase } from "../books/documents/purchase.ts";
import { documentOperations } from "./document-operations.ts";
import { purchaseHead, purchaseLine } from "./purchase-input.ts";
import { readFrozenHead, readFrozenLines } from "./references/frozen-lines.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE } from "./references/stock-places.ts";
import { readSupplierInvoices } from "./references/supplier-invoices.ts";

/** Suppliers' invoices. */
export const purchases = documentOperations("purchases", "purchase", async (planning, inputs) => {
  const { trx, principal, replaces } = planning;
  const references = readReferences(planning, inputs, {
    supplierId: { to: "account", groups: [GROUP.creditors] },
    locationId: { to: "location", kinds: SALEABLE },
    lines: { itemId: { to: "item" } },
  });
  const [found, frozen, head, invoices] = await Promise.all([
    references,
    readFrozenLines(trx, principal.companyId, "purchases", replaces),
    readFrozenHead(trx, principal.companyId, "purchases", replaces),
    readSupplierInvoices(trx, principal.companyId, inputs, replaces),
  ]);
  return (input) => {
    const supplier = found.supplierId(input);
    const to = found.locationId(input);
    const voucher = purchase(planning.books, {
      ...purchaseHead(input, supplier, to, head),
      lines: input.lines.map((line, index) =>
        purchaseLine(line, index, found.lines.itemId(line, index), frozen),
      ),
    });
    invoices.take(input);
    return voucher;
  };
});
