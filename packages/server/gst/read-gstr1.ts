import { GSTR1_LAWS, makeGstr1, type Gstr1, type GstCompany, type ReturnPeriod } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import { readGstin } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { readInSnapshot } from "../report/run/snapshot.ts";
import { readFilingFrequencies } from "../books/years/filing-frequencies.ts";
import type { IssuedDocuments } from "./outward-document.ts";
import { readIssuedDocuments } from "./read-issued-documents.ts";
import { chooseReturnPeriod } from "./return-period.ts";

export interface AskedReturn {
  period: string;
  kind?: ReturnPeriod["kind"] | undefined;
}

export interface ReadGstr1 extends IssuedDocuments {
  gstr1: Gstr1;
}

/**
 * The return from one snapshot of the books. Throws COMPANY_GSTIN_MISSING,
 * FILING_FREQUENCY_UNKNOWN, INVALID_FIELDS, BUSY and TOO_SLOW.
 */
export function readGstr1(db: Knex, companyId: number, request: AskedReturn): Promise<ReadGstr1> {
  return readInSnapshot(db, async (snapshot) => {
    const company = await readGstCompany(snapshot, companyId);
    const frequencies = request.kind === undefined ? await readFilingFrequencies(snapshot, companyId) : [];
    const { period, days } = chooseReturnPeriod(request, frequencies);
    const issuedDocuments = await readIssuedDocuments({ db: snapshot, companyId, days }, company);
    return { ...issuedDocuments, gstr1: makeGstr1(period, company, issuedDocuments.documents, GSTR1_LAWS) };
  });
}

/** The company as it is today, because it files today. Throws COMPANY_GSTIN_MISSING. */
export async function readGstCompany(db: Knex, companyId: number): Promise<GstCompany> {
  const [row] = await select<{ gstin: string | null; state_code: string }>(
    ofCompany(db, { companyId }, "companies as c"),
    { gstin: "c.gstin", state_code: "c.state_code" },
  );
  const gstin = readGstin(row?.gstin);
  if (!row || gstin.is !== "known") throw problem("COMPANY_GSTIN_MISSING");
  return { gstin: gstin.gstin, stateCode: row.state_code };
}
