import type { Args } from "@vanbook/sdk";
import { defineDocumentLookUp, lookUpIn } from "../form/look-up.ts";
import type { VoucherField } from "../voucher/definition.ts";
import { makeAccountLookUp, AGAINST_BILLS } from "./money-fields.ts";
import { toId } from "./trade-fields.ts";

/** Income and expenses without the cost of goods: the server refuses any other. */
const BOOKED_GROUPS: readonly number[] = [8, 9, 12, 13, 18, 21];

/** Includes accounts that documents post to automatically, such as Sales. */
const bookedTo = lookUpIn(
  "ledgerAccounts.list",
  "data",
  "name",
  ({ groupId }) => BOOKED_GROUPS.includes(groupId),
  { makes: "account", names: "account" },
);

const BILL_FIELD = {
  field: "billId",
  kind: "lookup",
  from: defineDocumentLookUp("returnableBills.list", ({ partyId, date }) => {
    const customerId = toId(partyId);
    return customerId === undefined ? undefined : { customerId, ...makeUntil(date) };
  }),
  none: "No bill",
  isPassed: true,
} as const satisfies VoucherField<Args<"creditNotes.post">>;

const PURCHASE_FIELD = {
  field: "purchaseId",
  kind: "lookup",
  from: defineDocumentLookUp("returnablePurchases.list", ({ partyId, date }) => {
    const supplierId = toId(partyId);
    return supplierId === undefined ? undefined : { supplierId, ...makeUntil(date) };
  }),
  none: "No purchase",
  isPassed: true,
} as const satisfies VoucherField<Args<"debitNotes.post">>;

/** The customer's bill, or the supplier's purchase, that the note refers to follows the tax. */
export const CREDIT_NOTE_HEAD = [
  ...makeHead("customers", BILL_FIELD),
  // After the law's last day for the tax of a bill, the server refuses a note with tax.
  { field: "withoutTax", kind: "switch", isPassed: true },
] as const;
/** By which GSTR-2B has it; it often comes later. */
export const SUPPLIER_NOTE = [
  { field: "supplierNoteNo", isPassed: true },
  { field: "supplierNoteDate", kind: "date", isPassed: true },
] as const;
export const DEBIT_NOTE_HEAD = [...makeHead("suppliers", PURCHASE_FIELD), ...SUPPLIER_NOTE] as const;

function makeHead<const Field extends { field: "billId" | "purchaseId" }>(
  parties: "customers" | "suppliers",
  document: Field,
) {
  return [
    { field: "date", kind: "date", usual: (today: string) => today },
    {
      field: "partyId",
      kind: "lookup",
      from: makeAccountLookUp(parties),
      changes: () => ({ [document.field]: null }),
    },
    { field: "accountId", kind: "lookup", from: bookedTo },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "taxRate", kind: "figure" },
    document,
    { field: "narration", isWide: true },
  ] as const;
}

function makeUntil(date: unknown) {
  return typeof date === "string" ? { until: date } : {};
}

export const AGAINST_NOTE = {
  ...AGAINST_BILLS,
  rest: { ...AGAINST_BILLS.rest, of: ["amount"], whole: "Amount" },
} as const;
