import { problem } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { readFilingFrequencies } from "../../books/years/filing-frequencies.ts";
import { getToday } from "../../clock.ts";
import { readInSnapshot } from "../../report/run/snapshot.ts";
import { readGstCompany } from "../read-filer.ts";
import type { AskedReturn } from "../read-gstr1.ts";
import { chooseReturnPeriod } from "../return-period.ts";
import { listChanges, type PeriodChanges } from "./list-changes.ts";
import { readBooksOfYear } from "./read-books.ts";
import { readMarkedReturns } from "./return-rows.ts";

/**
 * From one snapshot. Throws NOT_FOUND if GSTR-1 of the period was not marked as filed,
 * RETURN_FACTS_UNKNOWN, and what `readGstr1` throws.
 */
export function readChanges(db: Knex, companyId: number, request: AskedReturn): Promise<PeriodChanges> {
  return readInSnapshot(db, async (snapshot) => {
    const company = await readGstCompany(snapshot, companyId);
    const frequencies = await readFilingFrequencies(snapshot, companyId);
    const { period, days } = chooseReturnPeriod(request, frequencies);
    const markedReturns = await readMarkedReturns(snapshot, companyId);
    const books = await readBooksOfYear({ db: snapshot, companyId, company, days });
    if (books.unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
    return listChanges({
      ...{ company, period, markedReturns, portal: books.portal, documents: books.documents },
      ...{ frequencies, today: request.filedOn ?? getToday() },
    });
  });
}
