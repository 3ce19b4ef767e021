import type { GstCompany, OutwardDocument } from "./document.ts";
import type { Gstr1Laws } from "./laws.ts";
import { isReported } from "./place-document.ts";
import { takeSteps } from "./steps.ts";
import { summariseByHsn, type HsnPart } from "./tables/hsn-summary.ts";
import { placeDocument } from "./tables/placed-document.ts";

/** Table 12 of documents of any days, with registered and unregistered customers apart. */
export function summariseHsn(
  company: GstCompany,
  documents: readonly OutwardDocument[],
  laws: Gstr1Laws,
): HsnPart[] {
  const placedDocuments = documents.filter(isReported).map((each) => placeDocument(company, each, laws));
  return takeSteps(summariseByHsn(placedDocuments, true));
}
