import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply } from "../paper-parts.ts";
import { adjustedFacts, adjustedStatements, noteWithoutGoods } from "./note-without-goods.ts";

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
