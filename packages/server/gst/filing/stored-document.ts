import { getFinancialYear } from "@vanbook/sdk/books";
import type { FiledDocument } from "@vanbook/sdk/gst";
import type { IssuedDocument } from "../outward-document.ts";

/** What a return states of a document, by the id of the voucher that the document had then. */
export interface StoredDocument extends FiledDocument {
  voucherKind: IssuedDocument["voucherKind"];
}

/**
 * Names a document in all its versions: a correction has another voucher, but the kind, number and
 * financial year stay.
 */
export function getDocumentName({
  voucherKind,
  number,
  date,
}: Pick<StoredDocument, "voucherKind" | "number" | "date">): string {
  return `${voucherKind}/${getFinancialYear(date).start}/${number}`;
}
