import { problem } from "../../problem.ts";
import { checkBalanced } from "../check-balanced.ts";
import { formatPaise, sum, type Paise } from "../money.ts";
import type { LedgerLine, Voucher, VoucherDocument } from "../voucher.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

/** A journal as it is entered. */
export interface JournalInput extends DocumentInput {
  userId: number | null;
  lines: readonly JournalLine[];
  otherNarration?: string | null;
}

/** One side of a journal: either a debit or a credit, above zero. */
export interface JournalLine {
  accountId: number;
  debit: Paise;
  credit: Paise;
  narration?: string | null;
}

interface JournalHead extends Pick<JournalInput, "narration" | "otherNarration"> {
  /** Single journal, contra, or journal of more than two lines. */
  type: "SJ" | "CJ" | "MJ";
  debitId: number;
  creditId: number;
}

/**
 * The lines are posted as entered, in paise. Throws what `checkBalanced` throws, and LINE_INVALID
 * if an account is on both sides.
 */
export function makeJournalVoucher(input: JournalInput): Voucher {
  const { debitId, creditId } = findOpposites(input.lines);
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
  return {
    ...makeDocumentVoucher("journal", input),
    userId: input.userId,
    amount: sum(lines.map((line) => line.debit)),
    lines,
    document: makeJournalDocument({ ...input, type: lines.length === 2 ? "SJ" : "MJ", debitId, creditId }),
  };
}

/** Journals and contras are both stored in the table `journals`. */
export function makeJournalDocument(input: JournalHead): VoucherDocument {
  return makeDocument("journal", input, {
    head: makeJournalColumns(input),
    makePostedColumns: ({ amount }) => ({ amount: formatPaise(amount) }),
  });
}

export function makeJournalColumns(input: JournalHead) {
  return {
    type: input.type,
    debit_id: input.debitId,
    credit_id: input.creditId,
    other_narration: input.otherNarration ?? null,
  };
}

function findOpposites(lines: readonly JournalLine[]) {
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
