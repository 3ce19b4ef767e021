import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { partyBox, placeOfSupply, told } from "../paper-parts.ts";
import { taxedSums } from "./taxed-document.ts";

type Note = Schema<"NoteDocument">;

/** Common parts of credit and debit notes without goods: the tax in what is adjusted. */
const noteWithoutGoods = {
  copies: ({ noteCopies }) => noteCopies,
  sums: ({ totals, taxRate, isInterState }, words) =>
    taxedSums(totals, { isTaxed: taxRate !== 0, isInterState }, words),
  amount: ({ totals }) => totals.amount,
  narration: ({ narration }) => narration,
} satisfies Partial<PaperDefinition<Note>>;

/** Credit note without goods, for a customer. */
export const allowance = definePaper({
  ...noteWithoutGoods,
  operation: "creditNotes.read",
  name: "CreditNote",
  title: (_, { titles }) => titles.creditNote,
  facts: (note, words) => adjustedFacts(note, words, placeOfSupply(note.company, note.party)),
  parties: ({ party }, words) => [partyBox(words.parties.billTo, party, words)],
  statements: (note, words) => adjustedStatements(note, words, words.facts.against),
});

/** Debit note without goods, for a supplier. */
export const claim = definePaper({
  ...noteWithoutGoods,
  operation: "debitNotes.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // The supplier supplied the company, so the place of supply is the company's state, as in a debit note with goods.
  facts: (note, words) => adjustedFacts(note, words, placeOfSupply(note.company)),
  parties: ({ party }, words) => [partyBox(words.parties.supplier, party, words)],
  statements: (note, words) => adjustedStatements(note, words, words.facts.againstInvoice),
});

/** The note's facts; `supply` is the place of supply of the adjusted documents. */
function adjustedFacts(note: Note, { facts }: PapersText, supply: string) {
  return [
    { label: facts.noteNo, text: note.number },
    { label: facts.date, text: date(note.date) },
    { label: facts.supply, text: supply },
  ];
}

/**
 * The documents that the note adjusts, with number, date (Rule 53 of the CGST Rules) and amount, and the note's
 * tax rate; `label` is the heading for these documents.
 */
function adjustedStatements({ against, taxRate }: Note, { facts }: PapersText, label: string) {
  const named = against.map((bill) => `${bill.billNo} (${date(bill.date)}) ₹ ${money(bill.amount)}`);
  return [told(label, named.join(", ")), told(facts.taxRate, taxRate === 0 ? null : `${taxRate}%`)];
}
