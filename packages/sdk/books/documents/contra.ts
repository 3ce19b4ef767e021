import { problem } from "../../problem.ts";
import { GROUP } from "../account-groups.ts";
import { journalRow, type JournalHead } from "./journal.ts";
import type { Paise } from "../money.ts";
import { credit, debit, type Entered, type Voucher } from "../voucher.ts";

/** Money moved between the company's own cash and bank accounts. Amounts in paise. */
export interface ContraInput {
  date: string;
  from: MoneyAccount;
  to: MoneyAccount;
  userId: number | null;
  branchId: number | null;
  amount: Paise;
  narration?: string | null;
  otherNarration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
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
  const head: JournalHead = { ...input, type: "CJ", debitId: to.id, creditId: from.id };
  return {
    kind: "contra",
    date: input.date,
    seriesId: 0,
    prefix: "CON/",
    partyId: null,
    userId: input.userId,
    branchId: input.branchId,
    amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: [debit(to.id, "contra", amount, from.id), credit(from.id, "contra", amount, to.id)],
    moves: [],
    document: { table: "journals", rows: (posted) => ({ head: journalRow(head, posted) }) },
  };
}

/** Whether an account is a cash or bank account, overdrafts included. */
export function holdsMoney({ groupId }: MoneyAccount): boolean {
  return groupId === GROUP.cash || groupId === GROUP.bank || groupId === BANK_OVERDRAFT;
}

const BANK_OVERDRAFT = 26;
