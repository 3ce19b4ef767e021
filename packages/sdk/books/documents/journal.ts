import { problem } from "../../problem.ts";
import { moneyColumns } from "../document-columns.ts";
import { checkBalanced } from "../check-balanced.ts";
import { sum, type Paise } from "../money.ts";
import type { Entered, LedgerLine, Posted, Voucher } from "../voucher.ts";

/** A journal as it is entered. */
export interface JournalInput {
  date: string;
  userId: number | null;
  branchId: number | null;
  lines: readonly JournalLine[];
  narration?: string | null;
  otherNarration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/** One side of a journal: either a debit or a credit, above zero. */
export interface JournalLine {
  accountId: number;
  debit: Paise;
  credit: Paise;
  narration?: string | null;
}

/** The columns of the `journals` row that come from the lines. */
export interface JournalHead {
  /** Single journal, contra, or journal of more than two lines. */
  type: "SJ" | "CJ" | "MJ";
  debitId: number;
  creditId: number;
  narration?: string | null;
  otherNarration?: string | null;
}

/**
 * Makes the voucher of a journal: its lines as entered, in paise. Throws what `checkBalanced` throws, and
 * LINE_INVALID if an account is on both sides.
 */
export function journal(input: JournalInput): Voucher {
  const { debitId, creditId } = oppositesOf(input.lines);
  const lines: LedgerLine[] = input.lines.map((line) => ({
    accountId: line.accountId,
    entryKind: "journal",
    debit: line.debit,
    credit: line.credit,
    againstId: line.debit > 0n ? creditId : debitId,
    narration: line.narration ?? null,
  }));
  checkBalanced(lines);
  refuseBothSides(lines);
  const head: JournalHead = { ...input, type: lines.length === 2 ? "SJ" : "MJ", debitId, creditId };
  return {
    kind: "journal",
    date: input.date,
    seriesId: 0,
    prefix: "JRN/",
    partyId: null,
    userId: input.userId,
    branchId: input.branchId,
    amount: sum(lines.map((line) => line.debit)),
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines,
    moves: [],
    document: { table: "journals", rows: (posted) => ({ head: journalRow(head, posted) }) },
  };
}

/** The `journals` row of a journal or a contra; both are stored in that table. */
export function journalRow(head: JournalHead, posted: Posted) {
  return {
    ...moneyColumns(posted, head.narration),
    type: head.type,
    debit_id: head.debitId,
    credit_id: head.creditId,
    other_narration: head.otherNarration ?? null,
  };
}

/** The opposite accounts for the lines of each side: the first account debited and the first one credited. */
function oppositesOf(lines: readonly JournalLine[]) {
  // A journal without one of the sides does not balance and is refused, so the 0 is never stored.
  return {
    debitId: lines.find((line) => line.debit > 0n)?.accountId ?? 0,
    creditId: lines.find((line) => line.credit > 0n)?.accountId ?? 0,
  };
}

function refuseBothSides(lines: readonly LedgerLine[]) {
  const debits = new Set(lines.filter((line) => line.debit > 0n).map((line) => line.accountId));
  if (lines.some((line) => line.credit > 0n && debits.has(line.accountId))) {
    throw problem("LINE_INVALID", { message: "An account can be on one side of a journal only." });
  }
}
