import { ReceiptBill, ReceiptDocumentInput } from "@vanbook/sdk/rules";
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
 * Posts money that comes in from a customer or a supplier. A customer's open bills are listed
 * automatically, so that the amount can be set against them.
 * @widget Vouchers
 * @corrects receipt
 * @stories vouchers/MoneyAgainstBills
 */
export const receiptVoucher = declareVoucher({
  operation: "receipts.post",
  title: "Receipt Voucher",
  noun: "receipt",
  rules: { ...ReceiptDocumentInput, ...requireParty(ReceiptDocumentInput.partyId), ...chequeRules },
  head: PARTY_MONEY,
  lines: { ...AGAINST_BILLS, rules: ReceiptBill, proposal: proposedBy("openBills.read", OPEN_BILLS) },
  paper: "receipts.read",
  checks: findMoneyFaults,
});
