import type { GstCompany, PeriodDays } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { getToday, readClock } from "../../clock.ts";
import { readIssuedDocuments } from "../read-issued-documents.ts";
import { describeDocuments, type EInvoiceDocument } from "./described-documents.ts";
import { readEInvoiceRecords } from "./records.ts";
import { readEInvoiceTerms } from "./settings-rows.ts";
import type { EInvoiceTerms } from "./terms.ts";

export interface EInvoicesOfDays {
  terms: EInvoiceTerms;
  documents: readonly EInvoiceDocument[];
  unknownCount: number;
}

/** Bills and credit notes of the days, by date and number, each with its state. */
export async function readEInvoices(
  db: Knex.Transaction,
  company: GstCompany,
  { companyId, days }: { companyId: number; days: PeriodDays },
): Promise<EInvoicesOfDays> {
  const terms = await readEInvoiceTerms(db, companyId);
  const { documents, unknownDocuments } = await readIssuedDocuments({ db, companyId, days }, company);
  const records = await readEInvoiceRecords(db, companyId, days);
  return {
    terms,
    documents: describeDocuments(documents, records, { terms, now: readClock(), today: getToday() }),
    unknownCount: unknownDocuments.length,
  };
}
