import { type VoucherKind, type Posted, formatPaise } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";

export function toPostedDocument(
  kind: VoucherKind,
  postedVoucher: Posted,
  clientId: string | null,
  warnings: Schema<"DocumentWarning">[] = [],
): Schema<"PostedDocument"> {
  return {
    id: postedVoucher.documentId || null,
    voucherId: postedVoucher.voucherId,
    kind,
    number: postedVoucher.number,
    voucherNo: postedVoucher.voucherNo,
    date: postedVoucher.date,
    amount: formatPaise(postedVoucher.amount),
    clientId,
    status: "posted",
    replayed: false,
    warnings,
  };
}
