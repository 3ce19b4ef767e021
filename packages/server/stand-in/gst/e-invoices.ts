import type { OperationId } from "../../contract/contract.ts";
import { checkDays, describeDocuments } from "../../gst/e-invoices/described-documents.ts";
import { makeListAnswer } from "../../gst/e-invoices/e-invoice-answers.ts";
import { checkDuty, describeTerms, parseTerms, type EInvoiceTerms } from "../../gst/e-invoices/terms.ts";
import { getToday, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { readGstCompany } from "./gstr1.ts";
import { listIssuedDocuments } from "./issued-documents.ts";

/** Nothing was reported yet: the stand-in has no portal, and takes no answers of one. */
export const eInvoices = {
  "eInvoices.settings": ({ books }) => describeTerms(readTerms(books)),
  "eInvoices.saveSettings": ({ books, body }) => {
    const terms = parseTerms(body);
    checkDuty(terms);
    books.company = { ...books.company, eInvoices: terms };
    return describeTerms(terms);
  },
  "eInvoices.list": ({ books, query }) => {
    const days = { from: query.from, to: query.to };
    checkDays(days);
    const issuedDocuments = listIssuedDocuments(books, readGstCompany(books), days);
    const documents = describeDocuments(issuedDocuments.documents, new Map(), {
      ...{ terms: readTerms(books), now: books.clock.now(), today: getToday(books) },
    });
    return makeListAnswer(
      { documents, unknownCount: issuedDocuments.unknownDocuments.length },
      { askedState: query.state, today: getToday(books) },
    );
  },
} satisfies Partial<StandInHandlers<OperationId>>;

function readTerms({ company }: StandInBooks): EInvoiceTerms {
  return company.eInvoices ?? { turnovers: [], pin: null, portalKeys: [] };
}
