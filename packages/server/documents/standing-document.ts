import { type VoucherKind, type Posted, formatPaise } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";

/** The response for a document that was just posted. */
export function standingDocument(
  kind: VoucherKind,
  posted: Posted,
  clientId: string | null,
  warnings: Schema<"DocumentWarning">[] = [],
): Schema<"PostedDocument"> {
  return {
    id: posted.documentId || null,
    voucherId: posted.voucherId,
    kind,
    number: posted.number,
    voucherNo: posted.voucherNo,
    date: posted.date,
    amount: formatPaise(posted.amount),
    clientId,
    status: "posted",
    replayed: false,
    warnings,
  };
}
