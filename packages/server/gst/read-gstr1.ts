import type { ReturnPeriod } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { getToday } from "../clock.ts";
import { runInSlices } from "../contract/slices.ts";
import { readInSnapshot } from "../report/run/snapshot.ts";
import { makeAmendingReturnInSteps, type AmendingReturn, type ReturnParts } from "./filing/make-return.ts";
import { readBooksOfReturn } from "./filing/read-books.ts";
import { readFiler } from "./read-filer.ts";
import type { IssuedDocuments } from "./outward-document.ts";
import { chooseReturnPeriod } from "./return-period.ts";

export interface AskedReturn {
  period: string;
  kind?: ReturnPeriod["kind"] | undefined;
  /** By default today. */
  filedOn?: string;
}

export interface ReadGstr1 extends IssuedDocuments, AmendingReturn {
  parts: ReturnParts;
}

/**
 * The return from one snapshot of the books, with what it amends of earlier ones. Throws
 * COMPANY_GSTIN_MISSING, FILING_FREQUENCY_UNKNOWN, INVALID_FIELDS, BUSY and TOO_SLOW.
 */
export function readGstr1(db: Knex, companyId: number, request: AskedReturn): Promise<ReadGstr1> {
  return readInSnapshot(db, async (snapshot) => {
    const { company, frequencies } = await readFiler(snapshot, companyId, request);
    const { period, days } = chooseReturnPeriod(request, frequencies);
    const { documents, unknownDocuments, portal } = await readBooksOfReturn({
      ...{ db: snapshot, companyId, company, days },
    });
    const parts = { company, period, documents, portal, today: request.filedOn ?? getToday() };
    return {
      ...(await runInSlices(makeAmendingReturnInSteps(parts))),
      ...{ documents, unknownDocuments, parts },
    };
  });
}
