import * as say from "../../generated/messages.ts";
import { problem, problemOnField } from "../../problem.ts";
import { formatPercent, type Paise, type Percent } from "../money.ts";
import type { Books, Party, Supplier } from "../company-books.ts";
import {
  choosePlaceOfTax,
  isInterState,
  makeTaxedColumns,
  calculateTaxWithin,
  refuseUnknownGstin,
  type Tax,
  type Taxed,
} from "../tax.ts";
import {
  makeCredit,
  makeDebit,
  omitZeros,
  type LedgerLine,
  type Settlement,
  type Voucher,
} from "../voucher.ts";
import { makeSupplierNoteColumns, type SupplierNote } from "./supplier-note.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";
import {
  calculateAmountOfTax,
  findOnlyTax,
  limitTax,
  lowerTax,
  makeRemainderProblem,
  refuseBeyondRemainder,
  type ReferredDocument,
  type Remainder,
  type TaxedAmount,
} from "./remainder.ts";

interface NoteInput<Of extends Party> extends DocumentInput, SupplierNote {
  party: Of;
  accountId: number;
  /** Including tax, in paise. */
  amount: Paise;
  /** The rate of the tax included in the amount, in hundredths of a percent; 0 for none. */
  taxRate: Percent;
  /** Bills that the note settles, with amounts; what remains settles the oldest bills. */
  settles?: readonly Settlement[];
  /** The bill or purchase that the whole note refers to. */
  document?: ReferredDocument | undefined;
  /** Without `document`: the parts of the amount that refer to the documents that they settle. */
  parts?: readonly NotePart[] | undefined;
  /** What is left of all documents of the party; not checked if omitted. */
  partyRemainder?: Remainder | undefined;
  /** Set for an edit that leaves party, documents and rate, and does not raise the amount. */
  reversesNoMore?: boolean;
}

export interface NotePart {
  document: ReferredDocument;
  amount: Paise;
}

/** A credit note. A debit note also says whether its supplier is registered. */
export type CreditNoteInput = NoteInput<Party>;

/**
 * Credits the customer with the amount, debits the account with the amount less its tax, and
 * reverses that output tax: CGST and SGST or IGST as in the bill that the note refers to, else as in
 * all bills that have something left at the rate, else by the customer's State. Throws
 * AMOUNT_INVALID unless the amount is above zero, LINE_INVALID if it is booked to the customer's own
 * account, REMAINDER_EXCEEDED and TAX_RATE_NOT_BILLED.
 */
export function makeCreditNoteVoucher(books: Books, input: CreditNoteInput): Voucher {
  return noteVoucher(books, "credit_note", input);
}

/**
 * Debits the supplier with the amount, credits the account with the amount less its tax, and
 * reverses that input tax. Throws what `makeCreditNoteVoucher` throws, GSTIN_UNKNOWN, and
 * TAX_WITHOUT_GSTIN for a tax rate with a supplier who charges no tax.
 */
export function makeDebitNoteVoucher(books: Books, input: NoteInput<Supplier>): Voucher {
  const [part] = listParts(input);
  const isRegistered = part?.document.isRegistered ?? input.party.isRegistered;
  if (!part) refuseUnknownGstin(input.party.unknownGstin, "partyId");
  if (!isRegistered && input.taxRate > 0n) throw problemOnField("TAX_WITHOUT_GSTIN", "taxRate");
  return noteVoucher(books, "debit_note", input);
}

/** In paise. CGST and SGST are equal; the taxable value takes any rounding difference. */
export function calculateNoteTax(
  amount: Paise,
  rate: Percent,
  interState: boolean,
  remainder?: TaxedAmount,
): Taxed {
  const tax = limitTax(calculateTaxWithin(amount, rate, interState), amount, remainder);
  return { ...tax, taxable: amount - tax.cgst - tax.sgst - tax.igst };
}

function noteVoucher(books: Books, kind: NoteKind, input: NoteInput<Party>): Voucher {
  const { party, amount, accountId } = input;
  if (amount <= 0n || input.taxRate < 0n) throw problem("AMOUNT_INVALID");
  if (accountId === party.id)
    throw problem("LINE_INVALID", { message: "A note can't be booked to its own party." });
  const parts = listParts(input);
  for (const part of parts) refusePart(input, part);
  const { partyRemainder, taxRate } = input;
  const documentTax = parts[0]?.document.interState ?? findTaxOfParty(input);
  const interState = documentTax ?? isInterState(books.stateCode, party, "partyId");
  const noteTax = calculateTaxOfNote(input, interState);
  if (partyRemainder && !input.reversesNoMore)
    refuseBeyondRemainder(partyRemainder, { amount, rate: taxRate, field: "amount" });
  return {
    ...makeDocumentVoucher(kind, input),
    partyId: party.id,
    amount,
    ...(input.settles && { settles: input.settles }),
    lines: makeLedgerLines(books, kind, input, noteTax),
    document: makeDocument(kind, input, {
      head: {
        ...noteColumns(kind, input, noteTax, interState),
        place_of_supply:
          kind === "credit_note"
            ? placeOfNote(books, party, { bill: parts[0]?.document, documentTax })
            : null,
      },
    }),
  };
}

/**
 * At most what is left of the documents that the note refers to, and of all of the party. Throws
 * REMAINDER_EXCEEDED if that is more below the rate than rounding explains: the party was billed
 * with the taxes of another State then.
 */
function calculateTaxOfNote(input: NoteInput<Party>, interState: boolean): Taxed {
  const { amount, taxRate, partyRemainder } = input;
  const parts = listParts(input);
  const whole = parts.find((part) => part.amount === amount)?.document;
  const noteTax = calculateNoteTax(amount, taxRate, interState, whole?.remainder.rates.get(taxRate));
  if (input.reversesNoMore) return noteTax;
  const limits = whole ? [] : parts.map((part) => limitOfPart(input, part));
  const ofParty = partyRemainder?.rates.get(taxRate);
  if (ofParty && amount <= ofParty.amount) limits.push(ofParty);
  const tax = limits.reduce<Tax>(lowerTax, noteTax);
  for (const each of ["cgst", "sgst", "igst"] as const) {
    if (noteTax[each] - tax[each] <= MOST_ROUNDED) continue;
    const leftAmount = calculateAmountOfTax(tax[each], each, taxRate);
    const of = partyRemainder?.of ?? parts[0]?.document.remainder.of ?? "";
    throw makeRemainderProblem("amount", { of, left: leftAmount, rate: taxRate });
  }
  return { ...tax, taxable: amount - tax.cgst - tax.sgst - tax.igst };
}

/** The largest taxes of a note whose part for a document, rounded down, is not above what is left. */
function limitOfPart({ amount, taxRate }: NoteInput<Party>, { document, amount: part }: NotePart): Tax {
  const ofRate = document.remainder.rates.get(taxRate);
  const limit = (tax: keyof Tax) => (((ofRate?.[tax] ?? 0n) + 1n) * amount - 1n) / part;
  return { cgst: limit("cgst"), sgst: limit("sgst"), igst: limit("igst") };
}

/** For a note that names no document, unless an edit keeps the tax. */
function findTaxOfParty({ party, partyRemainder, taxRate }: NoteInput<Party>): boolean | undefined {
  if (!partyRemainder || party.interState !== undefined) return undefined;
  return findOnlyTax(partyRemainder, [taxRate]);
}

/** The bill's, if the note refers to one; else that of the tax of the party's bills. */
function placeOfNote(
  { stateCode }: Books,
  party: Party,
  { bill, documentTax }: { bill: NotePart["document"] | undefined; documentTax: boolean | undefined },
) {
  return (
    (documentTax === undefined ? undefined : bill?.placeOfSupply) ??
    choosePlaceOfTax(stateCode, party, documentTax)
  );
}

function listParts({ document, parts, amount }: NoteInput<Party>): readonly NotePart[] {
  return document ? [{ document, amount }] : (parts ?? []);
}

function refusePart(input: NoteInput<Party>, { document, amount }: NotePart) {
  const field = input.document ? "amount" : "against";
  const [first] = listParts(input);
  if (input.taxRate > 0n && first?.document.interState !== document.interState)
    throw problemOnField("STATES_DIFFER", field, say.statesDiffer({ voucher: document.remainder.of }));
  if (input.reversesNoMore) return;
  refuseBeyondRemainder(document.remainder, { amount, rate: input.taxRate, field });
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
    refers_to: input.document?.voucherId ?? null,
    ...makeSupplierNoteColumns(input),
  };
}

/** By how much earlier notes and lines can have rounded a tax up, in paise. */
const MOST_ROUNDED = 1_00n;

export type NoteKind = keyof typeof NOTE_KINDS;

/** Each kind's `type` in the table, the party's side (1 is debit), and the taxes it reverses. */
const NOTE_KINDS = {
  credit_note: { type: "CN", side: -1n, taxes: "output" },
  debit_note: { type: "DN", side: 1n, taxes: "input" },
} as const;
