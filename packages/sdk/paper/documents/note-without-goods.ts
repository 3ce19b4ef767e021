import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { makePartyBox, makePartyBoxes, placeOfSupply, makeFact } from "../paper-parts.ts";
import { listEInvoiceStatements, makeEInvoiceCode } from "./e-invoice-part.ts";
import { listTaxedSums } from "./taxed-document.ts";

type Note = Schema<"NoteDocument">;

const noteWithoutGoods = {
  copies: ({ noteCopies }) => noteCopies,
  sums: ({ totals, taxRate, isInterState }, words) =>
    listTaxedSums(totals, { isTaxed: taxRate !== 0, isInterState }, words),
  amount: ({ totals }) => totals.amount,
  narration: ({ narration }) => narration,
} satisfies Partial<PaperDefinition<Note>>;

export const allowance = definePaper({
  ...noteWithoutGoods,
  operation: "creditNotes.read",
  name: "CreditNote",
  title: (_, { titles }) => titles.creditNote,
  facts: (note, words) =>
    listAdjustedFacts(note, words, placeOfSupply(note.company, note.party, note.placeOfSupply)),
  parties: (note, words) => makePartyBoxes(words.parties.billTo, note, words),
  statements: (note, words) => [
    ...listAdjustedStatements(note, words, words.facts.against),
    ...listEInvoiceStatements(note, words),
  ],
  signedCode: makeEInvoiceCode,
});

export const claim = definePaper({
  ...noteWithoutGoods,
  operation: "debitNotes.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // The supplier supplies the company, so the place of supply is the company's state, as in a debit
  // note with goods.
  facts: (note, words) => listAdjustedFacts(note, words, placeOfSupply(note.company)),
  parties: ({ party }, words) => [makePartyBox(words.parties.supplier, party, words)],
  statements: (note, words) => listAdjustedStatements(note, words, words.facts.againstInvoice),
});

function listAdjustedFacts(note: Note, { facts }: PapersText, supply: string) {
  return [
    { label: facts.noteNo, text: note.number },
    { label: facts.date, text: date(note.date) },
    { label: facts.supply, text: supply },
  ];
}

/** Rule 53 (CGST) requires number and date of the adjusted documents; `label` is their heading. */
function listAdjustedStatements({ against, refersTo, taxRate }: Note, { facts }: PapersText, label: string) {
  const billTexts = refersTo
    ? [`${refersTo.billNo} (${date(refersTo.date)})`]
    : against.map((bill) => `${bill.billNo} (${date(bill.date)}) ₹ ${money(bill.amount)}`);
  return [
    makeFact(label, billTexts.join(", ")),
    makeFact(facts.taxRate, taxRate === 0 ? null : `${taxRate}%`),
  ];
}
