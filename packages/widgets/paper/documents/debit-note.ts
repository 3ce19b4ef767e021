import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply } from "../paper-parts.ts";
import { noteFacts, returned } from "./returned-goods.ts";

/** For goods that go back to a supplier. */
export const debitNote = definePaper({
  ...returned,
  operation: "purchaseReturns.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // The supplier had supplied the goods to the company: a note that takes some of them back names the place that his invoice does.
  facts: (note, words) =>
    noteFacts(note, words, { against: words.facts.againstInvoice, supply: placeOfSupply(note.company) }),
  parties: ({ party }, words) => [partyBox(words.parties.supplier, party, words)],
});
