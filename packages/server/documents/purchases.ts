import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { paise, percent, price } from "../money.ts";
import { purchase } from "../books/documents/purchase.ts";
import { checkedAmount } from "./amount.ts";
import { documentOperations } from "./document-operations.ts";
import { countedQuantities, itemsOf } from "./references/line-items.ts";
import { readAccounts, readItems } from "./references/references.ts";
import { readLocations, SALEABLE } from "./references/stock-places.ts";
import { readSupplierInvoices } from "./references/supplier-invoices.ts";

/** Suppliers' invoices. */
export const purchases = documentOperations(
  "purchases",
  "purchase",
  async ({ trx, principal, books, replaces, edited }, inputs) => {
    const { companyId } = principal;
    const suppliers = inputs.map((input) => input.supplierId);
    const account = await readAccounts(trx, principal, suppliers, edited.accounts);
    const places = inputs.map((input) => input.locationId);
    const { find: location } = await readLocations(trx, principal, places, edited.locations);
    const item = await readItems(trx, companyId, itemsOf(inputs), edited.items);
    const invoices = await readSupplierInvoices(trx, companyId, inputs, replaces);
    return (input) => {
      const supplier = account(input.supplierId, "supplierId", [GROUP.creditors]);
      const to = location(input.locationId, "locationId", SALEABLE);
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
            item: item(line.itemId, `lines.${index}.itemId`),
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
  },
);
