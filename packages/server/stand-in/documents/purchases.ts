import { type PurchaseInput, purchase, GROUP, POSTED, frozenHeadOf, frozenLinesOf } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { purchaseHead, purchaseLine } from "../../documents/purchase-input.ts";
import type { KnownKind, Planning } from "./planning.ts";

/** Suppliers' invoices. */
export const purchases: KnownKind<"purchases"> = {
  kind: "purchase",
  plan(planning, input) {
    const entered = plannedPurchase(planning, input);
    const voucher = purchase(planning.books, entered);
    refuseTwice(planning, input);
    return voucher;
  },
};

/** A purchase as entered. A duplicate is refused separately, after pricing (`refuseTwice`). */
export function plannedPurchase(
  { stand, found, replaces }: Planning,
  input: Body<"purchases.post">,
): PurchaseInput {
  const supplier = found.account(input.supplierId, "supplierId", [GROUP.creditors]);
  const to = found.location(input.locationId, "locationId", ["godown", "van"]);
  const frozen = frozenLinesOf(
    stand.tables.purchase_lines
      .filter((line) => line.purchase_id === replaces)
      .map((line) => ({ ...line, discount: "0" })),
  );
  const replaced = stand.tables.purchases.find(({ id }) => id === replaces);
  const head =
    replaced &&
    frozenHeadOf({ ...replaced, party_id: replaced.supplier_id, registered: replaced.supplier_registered });
  return {
    ...purchaseHead(input, supplier, to, head),
    lines: input.lines.map((line, index) =>
      purchaseLine(line, index, found.item(line.itemId, `lines.${index}.itemId`), {
        date: input.date,
        frozen,
      }),
    ),
  };
}

/** Refuses a supplier's invoice that is already entered in the financial year of its date. */
export function refuseTwice({ stand, replaces }: Planning, input: Body<"purchases.post">) {
  const no = input.supplierInvoiceNo?.trim().toUpperCase();
  const year = stand.tables.financial_years.find(
    ({ start_date: start, end_date: end }) => start <= input.date && input.date <= end,
  );
  if (no === undefined || !year) return;
  const isTaken = stand.tables.purchases.some(
    (each) =>
      each.id !== replaces &&
      each.status === POSTED &&
      each.year_id === year.id &&
      each.supplier_id === input.supplierId &&
      each.supplier_invoice_no?.toUpperCase() === no,
  );
  if (isTaken) throw refused("SUPPLIER_INVOICE_TAKEN", "supplierInvoiceNo");
}
