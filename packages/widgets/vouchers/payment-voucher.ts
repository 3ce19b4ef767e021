import { PaymentBill, PaymentInput } from "@vanbook/sdk/rules";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import {
  AGAINST_BILLS,
  chequeRules,
  findMoneyFaults,
  OPEN_BILLS,
  PARTY_MONEY,
  requireParty,
} from "./money-fields.ts";

/**
 * Posts money that goes out to a supplier or a customer. It may say which bills of the supplier it
 * pays; a cheque asks for its number and bank.
 * @widget Vouchers
 * @corrects payment
 * @stories vouchers/Vouchers
 */
export const paymentVoucher = declareVoucher({
  operation: "payments.post",
  title: "Payment Voucher",
  noun: "payment",
  rules: { ...PaymentInput, ...requireParty(PaymentInput.partyId), ...chequeRules },
  head: PARTY_MONEY,
  lines: { ...AGAINST_BILLS, rules: PaymentBill, proposal: proposedBy("openPurchases.read", OPEN_BILLS) },
  paper: "payments.read",
  checks: findMoneyFaults,
});
