import { problem } from "../../contract/problem.ts";
import { GROUP } from "../posting/chart-of-accounts.ts";
import { journalRow, type JournalHead } from "./journal.ts";
import type { Paise } from "../../money.ts";
import { credit, debit, type Entered, type Voucher } from "../posting/voucher.ts";

/** Money that changes its place: from cash to a bank, between banks, or between cash accounts. */
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
  requestHash?: Buffer | null;
  entered?: Entered;
}

/** An account and its group, which says whether it holds money. */
export interface MoneyAccount {
  id: number;
  groupId: number;
}

/** The voucher of a contra. */
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

/** Whether an account is cash or a bank account, an overdrawn one included. */
export function holdsMoney({ groupId }: MoneyAccount): boolean {
  return groupId === GROUP.cash || groupId === GROUP.bank || groupId === BANK_OVERDRAFT;
}

const BANK_OVERDRAFT = 26;
