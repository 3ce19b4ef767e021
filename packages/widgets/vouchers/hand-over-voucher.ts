import { HandOverInput } from "@vanbook/sdk/rules";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { salesmen } from "./trade-fields.ts";

/**
 * Posts cash that a salesman brings to the office. It leaves the salesman's cash account for the
 * main cash.
 * @widget Vouchers
 * @corrects hand_over
 * @stories vouchers/Vouchers
 */
export const handOverVoucher = declareVoucher({
  operation: "handOvers.post",
  title: "Hand-over Voucher",
  noun: "hand-over",
  rules: HandOverInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "userId", kind: "lookup", from: salesmen },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "narration", isWide: true },
  ],
});
