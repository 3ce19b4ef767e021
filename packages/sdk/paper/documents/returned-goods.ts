import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply, told } from "../paper-parts.ts";
import { taxedDocument } from "./taxed-document.ts";

/** Credit note for goods that a customer returns; Rule 53 of the CGST Rules requires the bill's number and date. */
export const creditNote = definePaper({
  ...taxedDocument,
  operation: "saleReturns.read",
  name: "CreditNote",
  title: (_, { titles }) => titles.creditNote,
  copies: ({ noteCopies }) => noteCopies,
  facts: (note, words) =>
    noteFacts(note, words, words.facts.against, placeOfSupply(note.company, note.party)),
  parties: ({ party }, words) => [partyBox(words.parties.billTo, party, words)],
});

/** Debit note for goods that the company returns to a supplier. */
export const debitNote = definePaper({
  ...taxedDocument,
  operation: "purchaseReturns.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // The place of supply is the same as on the supplier's invoice: the company's state.
  facts: (note, words) => noteFacts(note, words, words.facts.againstInvoice, placeOfSupply(note.company)),
  parties: ({ party }, words) => [partyBox(words.parties.supplier, party, words)],
});

/**
 * The facts of a note; `against` is the label of the original document, `supply` the place of supply of the
 * returned goods.
 */
function noteFacts(
  note: Schema<"ReturnDocument">,
  { facts, payments }: PapersText,
  against: string,
  supply: string,
) {
  return [
    { label: facts.noteNo, text: note.number },
    { label: facts.date, text: date(note.date) },
    { label: facts.supply, text: supply },
    { label: facts.payment, text: payments[note.payment] },
    told(against, note.againstNumber),
    told(facts.againstDate, note.againstDate && date(note.againstDate)),
  ];
}
