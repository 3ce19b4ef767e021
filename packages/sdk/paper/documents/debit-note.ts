import { definePaper } from "../define-paper.ts";
import { partyBox, placeOfSupply } from "../paper-parts.ts";
import { noteFacts, returned } from "./returned-goods.ts";

/** Debit note for goods that the company returns to a supplier. */
export const debitNote = definePaper({
  ...returned,
  operation: "purchaseReturns.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  // The place of supply is the same as on the supplier's invoice: the company's state.
  facts: (note, words) =>
    noteFacts(note, words, { against: words.facts.againstInvoice, supply: placeOfSupply(note.company) }),
  parties: ({ party }, words) => [partyBox(words.parties.supplier, party, words)],
});
