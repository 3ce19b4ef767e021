import { makeGstr3b, type Gstr3b, type GstCompany, type ReturnPeriod } from "@vanbook/sdk/gst";
import type { IssuedDocuments } from "../outward-document.ts";
import type { TaxDocument } from "./cell-documents.ts";
import type { EnteredDocuments, UnknownTaxDocument } from "./inward-document.ts";

export interface ReadGstr3b {
  gstr3b: Gstr3b;
  documents: readonly TaxDocument[];
  /** In effect, but in no table, because they lack facts. */
  unknownDocuments: readonly UnknownTaxDocument[];
}

export function makeReadGstr3b(
  { period, company }: { period: ReturnPeriod; company: GstCompany },
  issuedDocuments: IssuedDocuments,
  enteredDocuments: EnteredDocuments,
): ReadGstr3b {
  return {
    gstr3b: makeGstr3b(period, company, {
      outward: issuedDocuments.documents,
      inward: enteredDocuments.documents,
    }),
    documents: [...issuedDocuments.documents, ...enteredDocuments.documents],
    unknownDocuments: [...issuedDocuments.unknownDocuments, ...enteredDocuments.unknownDocuments],
  };
}
