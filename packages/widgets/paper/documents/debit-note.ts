import { definePaper } from "../define-paper.ts";
import { partyBox } from "../paper-parts.ts";
import { noteFacts, returned } from "./returned-goods.ts";

/** For goods that go back to a supplier. */
export const debitNote = definePaper({
  ...returned,
  operation: "purchaseReturns.read",
  name: "DebitNote",
  title: (_, { titles }) => titles.debitNote,
  facts: (note, words) => noteFacts(note, words, words.facts.againstInvoice),
  parties: ({ party }, words) => [partyBox(words.parties.supplier, party, words)],
});
