import { makeGstr3b, type Gstr3b } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { readFilingFrequencies } from "../../books/years/filing-frequencies.ts";
import { readInSnapshot } from "../../report/run/snapshot.ts";
import type { IssuedDocument } from "../outward-document.ts";
import { readGstCompany } from "../read-gstr1.ts";
import { readIssuedDocuments } from "../read-issued-documents.ts";
import type { EnteredDocument, UnknownTaxDocument } from "./inward-document.ts";
import { readInwardDocuments } from "./read-inward-documents.ts";
import { chooseSummaryPeriod, type AskedSummary } from "./summary-period.ts";

export interface ReadGstr3b {
  gstr3b: Gstr3b;
  documents: readonly (IssuedDocument | EnteredDocument)[];
  /** In effect, but in no table, because they lack facts. */
  unknownDocuments: readonly UnknownTaxDocument[];
}

/** The return from one snapshot of the books. Throws what `readGstr3bIn` throws, BUSY and TOO_SLOW. */
export function readGstr3b(db: Knex, companyId: number, request: AskedSummary): Promise<ReadGstr3b> {
  return readInSnapshot(db, (snapshot) => readGstr3bIn(snapshot, companyId, request));
}

/**
 * Throws COMPANY_GSTIN_MISSING, FILING_FREQUENCY_UNKNOWN, and INVALID_FIELDS for a month whose
 * return is the quarter's.
 */
export async function readGstr3bIn(
  snapshot: Knex.Transaction,
  companyId: number,
  request: AskedSummary,
): Promise<ReadGstr3b> {
  const company = await readGstCompany(snapshot, companyId);
  const frequencies = request.kind === undefined ? await readFilingFrequencies(snapshot, companyId) : [];
  const { period, days } = chooseSummaryPeriod(request, frequencies);
  const issuedDocuments = await readIssuedDocuments({ db: snapshot, companyId, days }, company);
  const enteredDocuments = await readInwardDocuments({ db: snapshot, companyId, days });
  return {
    gstr3b: makeGstr3b(period, company, {
      outward: issuedDocuments.documents,
      inward: enteredDocuments.documents,
    }),
    documents: [...issuedDocuments.documents, ...enteredDocuments.documents],
    unknownDocuments: [...issuedDocuments.unknownDocuments, ...enteredDocuments.unknownDocuments],
  };
}
