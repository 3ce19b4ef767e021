import { problem } from "../../problem.ts";
import { ACCOUNT_GROUP } from "../account-groups.ts";
import { makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";
import { makeJournalDocument } from "./journal.ts";
import type { Paise } from "../money.ts";
import { makeCredit, makeDebit, type Voucher } from "../voucher.ts";

/** Money moved between the company's own cash and bank accounts. Amounts in paise. */
export interface ContraInput extends DocumentInput {
  from: MoneyAccount;
  to: MoneyAccount;
  userId: number | null;
  amount: Paise;
  otherNarration?: string | null;
}

export interface MoneyAccount {
  id: number;
  groupId: number;
}

/**
 * Throws AMOUNT_INVALID unless the amount is above zero, LINE_INVALID if both accounts are the
 * same, ACCOUNT_NOT_MONEY if one is neither cash nor a bank.
 */
export function makeContraVoucher(input: ContraInput): Voucher {
  const { from, to, amount } = input;
  if (amount <= 0n) throw problem("AMOUNT_INVALID");
  if (from.id === to.id) throw problem("LINE_INVALID", { message: "A contra needs two accounts." });
  if (!isMoneyAccount(from) || !isMoneyAccount(to)) throw problem("ACCOUNT_NOT_MONEY");
  return {
    ...makeDocumentVoucher("contra", input),
    userId: input.userId,
    amount,
    lines: [makeDebit(to.id, "contra", amount, from.id), makeCredit(from.id, "contra", amount, to.id)],
    document: makeJournalDocument({ ...input, type: "CJ", debitId: to.id, creditId: from.id }),
  };
}

/** Cash or bank, overdrafts included. */
export function isMoneyAccount({ groupId }: MoneyAccount): boolean {
  return (
    groupId === ACCOUNT_GROUP.cash || groupId === ACCOUNT_GROUP.bank || groupId === ACCOUNT_GROUP.overdraft
  );
}
