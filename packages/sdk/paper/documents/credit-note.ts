import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply } from "../paper-parts.ts";
import { noteFacts, returned } from "./returned-goods.ts";

/** Credit note for goods that a customer returns; Rule 53 of the CGST Rules requires the bill's number and date. */
export const creditNote = definePaper({
  ...returned,
  operation: "saleReturns.read",
  name: "CreditNote",
  title: (_, { titles }) => titles.creditNote,
  copies: ({ noteCopies }) => noteCopies,
  facts: (note, words) =>
    noteFacts(note, words, {
      against: words.facts.against,
      supply: placeOfSupply(note.company, note.party),
    }),
  parties: ({ party }, words) => [partyBox(words.parties.billTo, party, words)],
});
