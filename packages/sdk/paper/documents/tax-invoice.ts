import { date } from "../../format/date.ts";
import { definePaper } from "../define-paper.ts";
import { makeDeliveryBox, makePartyBox, placeOfSupply, makeFact } from "../paper-parts.ts";
import { listEInvoiceStatements, makeEInvoiceCode } from "./e-invoice-part.ts";
import { taxedDocument } from "./taxed-document.ts";
import { describeCharge, findFullRate } from "./uncharged-tax.ts";

/** A bill by Rule 46 (CGST), or by Rule 49 if none of its goods are taxed (docs/papers.md). */
export const taxInvoice = definePaper({
  ...taxedDocument,
  operation: "bills.read",
  name: "Bill",
  title: ({ lines, party }, { titles }) => {
    if (lines.every((line) => findFullRate(line) === 0)) return titles.billOfSupply;
    // Rule 46A: a single invoice-cum-bill of supply if the buyer is unregistered.
    const isMixed = lines.some((line) => findFullRate(line) === 0) && party.gstin === null;
    return isMixed ? titles.both : titles.taxInvoice;
  },
  copies: ({ copies }) => copies,
  facts: (bill, words) => [
    { label: words.facts.invoiceNo, text: bill.number },
    { label: words.facts.date, text: date(bill.date) },
    { label: words.facts.supply, text: placeOfSupply(bill.company, bill.party, bill.placeOfSupply) },
    {
      label: words.facts.reverse,
      text: bill.noTaxReason === "reverseCharge" ? words.facts.yes : words.facts.no,
    },
    { label: words.facts.payment, text: words.payments[bill.payment] },
    makeFact(words.facts.dueDate, bill.dueDate && date(bill.dueDate)),
    makeFact(words.facts.orderNo, bill.orderNumber),
    makeFact(words.facts.vehicle, bill.vehicle),
    makeFact(words.facts.salesman, bill.salesman),
  ],
  parties: (bill, words) => [
    makePartyBox(words.parties.billTo, bill.party, words),
    makeDeliveryBox(bill, words),
  ],
  statements: listEInvoiceStatements,
  signedCode: makeEInvoiceCode,
  openAmount: ({ status, open }) => (status === "posted" ? open : 0),
  remark: describeCharge,
  signs: ({ receiver }) => receiver,
});
