import { ContraInput } from "@vanbook/sdk/rules";
import type { VoucherValues } from "../voucher/definition.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { makeAccountLookUp } from "./money-fields.ts";

/**
 * Posts money that changes its place between cash and banks. Nobody is paid by it.
 * @widget Vouchers
 * @corrects contra
 * @stories vouchers/Vouchers
 */
export const contraVoucher = declareVoucher({
  operation: "contras.post",
  title: "Contra Voucher",
  noun: "contra",
  rules: ContraInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "fromAccountId", kind: "lookup", from: makeAccountLookUp("cash", "bank") },
    { field: "toAccountId", kind: "lookup", from: makeAccountLookUp("cash", "bank") },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "narration", isWide: true },
  ],
  checks: findSameAccountFault,
});

function findSameAccountFault({
  fields: { fromAccountId, toAccountId },
}: VoucherValues): Readonly<Record<string, string>> {
  const isOne = fromAccountId != null && fromAccountId === toAccountId;
  return isOne ? { toAccountId: "A contra needs two accounts." } : {};
}
