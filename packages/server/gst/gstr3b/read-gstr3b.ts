import type { Knex } from "knex";
import { readInSnapshot } from "../../report/run/snapshot.ts";
import { readFiler } from "../read-filer.ts";
import { readIssuedDocuments } from "../read-issued-documents.ts";
import { makeReadGstr3b, type ReadGstr3b } from "./make-read-gstr3b.ts";
import { readInwardDocuments } from "./read-inward-documents.ts";
import { chooseSummaryPeriod, type AskedSummary } from "./summary-period.ts";

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
  const { company, frequencies } = await readFiler(snapshot, companyId, request);
  const { period, days } = chooseSummaryPeriod(request, frequencies);
  const range = { db: snapshot, companyId, days };
  return makeReadGstr3b(
    { period, company },
    await readIssuedDocuments(range, company),
    await readInwardDocuments(range),
  );
}
