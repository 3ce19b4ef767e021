import { GSTR1_LAWS, makeGstr1InSteps, type Gstr1, type ReturnPeriod } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { runInSlices } from "../contract/slices.ts";
import { readInSnapshot } from "../report/run/snapshot.ts";
import { readFiler } from "./read-filer.ts";
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
    const { company, frequencies } = await readFiler(snapshot, companyId, request);
    const { period, days } = chooseReturnPeriod(request, frequencies);
    const issuedDocuments = await readIssuedDocuments({ db: snapshot, companyId, days }, company);
    const { documents } = issuedDocuments;
    const steps = makeGstr1InSteps(period, company, documents, GSTR1_LAWS);
    return { ...issuedDocuments, gstr1: await runInSlices(steps) };
  });
}
