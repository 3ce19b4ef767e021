import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply } from "../paper-parts.ts";
import { adjustedFacts, adjustedStatements, noteWithoutGoods } from "./note-without-goods.ts";

/** For what a supplier is debited without goods. */
export const claim = definePaper({
  ...noteWithoutGoods,
  operation: "debitNotes.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // The supplier had supplied the company, as in a note for goods that go back.
  facts: (note, words) => adjustedFacts(note, words, placeOfSupply(note.company)),
  parties: ({ party }, words) => [partyBox(words.parties.supplier, party, words)],
  statements: (note, words) => adjustedStatements(note, words, words.facts.againstInvoice),
});
