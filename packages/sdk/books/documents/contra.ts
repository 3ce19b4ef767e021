import { problem } from "../../problem.ts";
import { GROUP } from "../account-groups.ts";
import { documentVoucher, type DocumentInput } from "./document-voucher.ts";
import { journalDocument } from "./journal.ts";
import type { Paise } from "../money.ts";
import { credit, debit, type Voucher } from "../voucher.ts";

/** Money moved between the company's own cash and bank accounts. Amounts in paise. */
export interface ContraInput extends DocumentInput {
  from: MoneyAccount;
  to: MoneyAccount;
  userId: number | null;
  amount: Paise;
  otherNarration?: string | null;
}

/** An account and its group, which decides whether it is a cash or bank account. */
export interface MoneyAccount {
  id: number;
  groupId: number;
}

/**
 * Makes the voucher of a contra. Throws AMOUNT_INVALID unless the amount is above zero, LINE_INVALID if both
 * accounts are the same, ACCOUNT_NOT_MONEY if one is neither cash nor a bank.
 */
export function contra(input: ContraInput): Voucher {
  const { from, to, amount } = input;
  if (amount <= 0n) throw problem("AMOUNT_INVALID");
  if (from.id === to.id) throw problem("LINE_INVALID", { message: "A contra needs two accounts." });
  if (!holdsMoney(from) || !holdsMoney(to)) throw problem("ACCOUNT_NOT_MONEY");
  return {
    ...documentVoucher("contra", input),
    userId: input.userId,
    amount,
    lines: [debit(to.id, "contra", amount, from.id), credit(from.id, "contra", amount, to.id)],
    document: journalDocument({ ...input, type: "CJ", debitId: to.id, creditId: from.id }),
  };
}

/** Whether an account is a cash or bank account, overdrafts included. */
export function holdsMoney({ groupId }: MoneyAccount): boolean {
  return groupId === GROUP.cash || groupId === GROUP.bank || groupId === GROUP.overdraft;
}
