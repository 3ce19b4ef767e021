import type { DocumentKind } from "@vanbook/sdk/gst";
import type { OutwardVoucherKind } from "../outward-document.ts";

/** What a voucher is in the return. */
export const DOCUMENT_KINDS = {
  ...{ sale: "invoice", sale_return: "creditNote", credit_note: "creditNote" },
  van_load: "deliveryChallan",
} as const satisfies Record<OutwardVoucherKind, DocumentKind>;
