import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import { makePartyBox, makePartyBoxes, placeOfSupply, makeFact } from "../paper-parts.ts";
import { listEInvoiceStatements, makeEInvoiceCode } from "./e-invoice-part.ts";
import { taxedDocument } from "./taxed-document.ts";

/**
 * Credit note for goods that a customer returns; Rule 53 of the CGST Rules requires the bill's
 * number and date.
 */
export const creditNote = definePaper({
  ...taxedDocument,
  operation: "saleReturns.read",
  name: "CreditNote",
  title: (_, { titles }) => titles.creditNote,
  copies: ({ noteCopies }) => noteCopies,
  facts: (note, words) =>
    noteFacts(note, words, words.facts.against, placeOfSupply(note.company, note.party, note.placeOfSupply)),
  parties: (note, words) => makePartyBoxes(words.parties.billTo, note, words),
  statements: listEInvoiceStatements,
  signedCode: makeEInvoiceCode,
});

export const debitNote = definePaper({
  ...taxedDocument,
  operation: "purchaseReturns.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // As on the supplier's invoice, the place of supply is the company's state.
  facts: (note, words) => noteFacts(note, words, words.facts.againstInvoice, placeOfSupply(note.company)),
  parties: ({ party }, words) => [makePartyBox(words.parties.supplier, party, words)],
});

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
    makeFact(against, note.againstNumber),
    makeFact(facts.againstDate, note.againstDate && date(note.againstDate)),
  ];
}
