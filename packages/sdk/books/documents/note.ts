import { problem, refused } from "../../problem.ts";
import { formatPercent, type Paise, type Percent } from "../money.ts";
import type { Books, Party, Supplier } from "../company-books.ts";
import { isInterState, taxedColumns, taxWithin, type Taxed } from "../tax.ts";
import { credit, debit, withoutZeros, type LedgerLine, type Settlement, type Voucher } from "../voucher.ts";
import { documentOf, documentVoucher, type DocumentInput } from "./document-voucher.ts";

/** A credit to a customer, or a debit to a supplier, without goods. */
interface NoteInput<Of extends Party> extends DocumentInput {
  party: Of;
  /** The income or expense account that it is booked to. */
  accountId: number;
  /** Including tax, in paise. */
  amount: Paise;
  /** The rate of the tax included in the amount, in hundredths of a percent; 0 for none. */
  taxRate: Percent;
  /** Bills that it settles, with amounts; the rest, or all of it, settles the oldest bills. */
  settles?: readonly Settlement[];
}

/** A credit note. A debit note also says whether its supplier is registered. */
export type CreditNoteInput = NoteInput<Party>;

/**
 * Makes the voucher of a credit note: credits the customer with the amount, debits the account with the
 * amount less its tax, and reverses that output tax. Throws AMOUNT_INVALID unless the amount is above zero,
 * LINE_INVALID if it is booked to the customer's own account.
 */
export function creditNote(books: Books, input: CreditNoteInput): Voucher {
  return noteVoucher(books, "credit_note", input);
}

/**
 * Makes the voucher of a debit note: debits the supplier with the amount, credits the account with the
 * amount less its tax, and reverses that input tax. Throws what `creditNote` throws, and TAX_WITHOUT_GSTIN
 * for a tax rate with a supplier who charges no tax.
 */
export function debitNote(books: Books, input: NoteInput<Supplier>): Voucher {
  if (!input.party.isRegistered && input.taxRate > 0n) throw refused("TAX_WITHOUT_GSTIN", "taxRate");
  return noteVoucher(books, "debit_note", input);
}

/**
 * The taxable value of an amount and the taxes in it, in paise. CGST and SGST are equal; the taxable value
 * takes any rounding difference.
 */
export function taxedNote(amount: Paise, rate: Percent, interState: boolean): Taxed {
  const tax = taxWithin(amount, rate, interState);
  return { ...tax, taxable: amount - tax.cgst - tax.sgst - tax.igst };
}

function noteVoucher(books: Books, kind: NoteKind, input: NoteInput<Party>): Voucher {
  const { party, amount, accountId } = input;
  if (amount <= 0n || input.taxRate < 0n) throw problem("AMOUNT_INVALID");
  if (accountId === party.id)
    throw problem("LINE_INVALID", { message: "A note can't be booked to its own party." });
  const interState = isInterState(books.stateCode, party);
  const taxed = taxedNote(amount, input.taxRate, interState);
  return {
    ...documentVoucher(kind, input),
    partyId: party.id,
    amount,
    ...(input.settles && { settles: input.settles }),
    lines: ledgerLines(books, kind, input, taxed),
    document: documentOf(kind, input, { head: noteColumns(kind, input, taxed, interState) }),
  };
}

function ledgerLines(
  { accounts }: Books,
  kind: NoteKind,
  { party, amount, accountId }: NoteInput<Party>,
  { taxable, cgst, sgst, igst }: Taxed,
): LedgerLine[] {
  const { side, taxes } = KINDS[kind];
  return withoutZeros([
    debit(party.id, "note", side * amount, accountId),
    credit(accountId, "note", side * taxable, party.id),
    credit(accounts[`cgst_${taxes}`], "note", side * cgst, party.id),
    credit(accounts[`sgst_${taxes}`], "note", side * sgst, party.id),
    credit(accounts[`igst_${taxes}`], "note", side * igst, party.id),
  ]);
}

/** What is stored of a note in addition to `documentColumns`. */
export function noteColumns(kind: NoteKind, input: NoteInput<Party>, taxed: Taxed, interState: boolean) {
  return {
    ...taxedColumns({ ...taxed, amount: input.amount }),
    type: KINDS[kind].type,
    party_id: input.party.id,
    account_id: input.accountId,
    branch_id: input.branchId,
    inter_state: interState ? 1 : 0,
    tax_rate: formatPercent(input.taxRate),
  };
}

type NoteKind = keyof typeof KINDS;

/** For each kind: its `type` in the table, the party's side (1 for a debit), and which taxes it reverses. */
const KINDS = {
  credit_note: { type: "CN", side: -1n, taxes: "output" },
  debit_note: { type: "DN", side: 1n, taxes: "input" },
} as const;
