import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply } from "../paper-parts.ts";
import { adjustedFacts, adjustedStatements, noteWithoutGoods } from "./note-without-goods.ts";

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
