import { problem, problemOnField } from "../../problem.ts";
import { formatPercent, type Paise, type Percent } from "../money.ts";
import type { Books, Party, Supplier } from "../company-books.ts";
import { isInterState, makeTaxedColumns, calculateTaxWithin, type Taxed } from "../tax.ts";
import {
  makeCredit,
  makeDebit,
  omitZeros,
  type LedgerLine,
  type Settlement,
  type Voucher,
} from "../voucher.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

interface NoteInput<Of extends Party> extends DocumentInput {
  party: Of;
  accountId: number;
  /** Including tax, in paise. */
  amount: Paise;
  /** The rate of the tax included in the amount, in hundredths of a percent; 0 for none. */
  taxRate: Percent;
  /** Bills that the note settles, with amounts; what remains settles the oldest bills. */
  settles?: readonly Settlement[];
}

/** A credit note. A debit note also says whether its supplier is registered. */
export type CreditNoteInput = NoteInput<Party>;

/**
 * Credits the customer with the amount, debits the account with the amount less its tax, and
 * reverses that output tax. Throws AMOUNT_INVALID unless the amount is above zero, LINE_INVALID if
 * it is booked to the customer's own account.
 */
export function makeCreditNoteVoucher(books: Books, input: CreditNoteInput): Voucher {
  return noteVoucher(books, "credit_note", input);
}

/**
 * Debits the supplier with the amount, credits the account with the amount less its tax, and
 * reverses that input tax. Throws what `makeCreditNoteVoucher` throws, and TAX_WITHOUT_GSTIN for a
 * tax rate with a supplier who charges no tax.
 */
export function makeDebitNoteVoucher(books: Books, input: NoteInput<Supplier>): Voucher {
  if (!input.party.isRegistered && input.taxRate > 0n) throw problemOnField("TAX_WITHOUT_GSTIN", "taxRate");
  return noteVoucher(books, "debit_note", input);
}

/** In paise. CGST and SGST are equal; the taxable value takes any rounding difference. */
export function calculateNoteTax(amount: Paise, rate: Percent, interState: boolean): Taxed {
  const tax = calculateTaxWithin(amount, rate, interState);
  return { ...tax, taxable: amount - tax.cgst - tax.sgst - tax.igst };
}

function noteVoucher(books: Books, kind: NoteKind, input: NoteInput<Party>): Voucher {
  const { party, amount, accountId } = input;
  if (amount <= 0n || input.taxRate < 0n) throw problem("AMOUNT_INVALID");
  if (accountId === party.id)
    throw problem("LINE_INVALID", { message: "A note can't be booked to its own party." });
  const interState = isInterState(books.stateCode, party);
  const noteTax = calculateNoteTax(amount, input.taxRate, interState);
  return {
    ...makeDocumentVoucher(kind, input),
    partyId: party.id,
    amount,
    ...(input.settles && { settles: input.settles }),
    lines: makeLedgerLines(books, kind, input, noteTax),
    document: makeDocument(kind, input, { head: noteColumns(kind, input, noteTax, interState) }),
  };
}

function makeLedgerLines(
  { accounts }: Books,
  kind: NoteKind,
  { party, amount, accountId }: NoteInput<Party>,
  { taxable, cgst, sgst, igst }: Taxed,
): LedgerLine[] {
  const { side, taxes } = NOTE_KINDS[kind];
  return omitZeros([
    makeDebit(party.id, "note", side * amount, accountId),
    makeCredit(accountId, "note", side * taxable, party.id),
    makeCredit(accounts[`cgst_${taxes}`], "note", side * cgst, party.id),
    makeCredit(accounts[`sgst_${taxes}`], "note", side * sgst, party.id),
    makeCredit(accounts[`igst_${taxes}`], "note", side * igst, party.id),
  ]);
}

export function noteColumns(kind: NoteKind, input: NoteInput<Party>, noteTax: Taxed, interState: boolean) {
  return {
    ...makeTaxedColumns({ ...noteTax, amount: input.amount }),
    type: NOTE_KINDS[kind].type,
    party_id: input.party.id,
    account_id: input.accountId,
    branch_id: input.branchId,
    inter_state: interState ? 1 : 0,
    tax_rate: formatPercent(input.taxRate),
  };
}

type NoteKind = keyof typeof NOTE_KINDS;

/** Each kind's `type` in the table, the party's side (1 is debit), and the taxes it reverses. */
const NOTE_KINDS = {
  credit_note: { type: "CN", side: -1n, taxes: "output" },
  debit_note: { type: "DN", side: 1n, taxes: "input" },
} as const;
