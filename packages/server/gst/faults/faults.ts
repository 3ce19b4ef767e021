import { FAULT_LAWS, findFaultsInSteps, type ReturnFacts } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { readTurnovers } from "../../books/years/turnovers.ts";
import type { Handler } from "../../contract/handler.ts";
import { runInSlices } from "../../contract/slices.ts";
import { findOfficialCode } from "../../masters/official-codes.ts";
import { readInSnapshot } from "../../report/run/snapshot.ts";
import { readFiler } from "../read-filer.ts";
import type { AskedReturn } from "../read-gstr1.ts";
import { chooseReturnPeriod } from "../return-period.ts";
import { makeFaultsAnswer } from "./faults-answer.ts";
import { readOtherNumbers } from "./other-numbers.ts";
import { readCheckedDocuments } from "./read-checked-documents.ts";
import { readTaxPostings } from "./tax-postings.ts";

const listFaults: Handler<"gst.faults"> = async ({ query, principal, db }) => {
  const { period, days, documents, found } = await readFaults(db, principal.companyId, query);
  return makeFaultsAnswer(found, documents, { ...query, period, days });
};

export const faults = { "gst.faults": listFaults };

/**
 * From one snapshot of the books. Throws COMPANY_GSTIN_MISSING, FILING_FREQUENCY_UNKNOWN,
 * INVALID_FIELDS, BUSY and TOO_SLOW.
 */
async function readFaults(db: Knex, companyId: number, request: AskedReturn) {
  const { documents, facts, days } = await readInSnapshot(db, async (snapshot) => {
    const { company, frequencies } = await readFiler(snapshot, companyId, request);
    const { period, days: ofPeriod } = chooseReturnPeriod(request, frequencies);
    const range = { db: snapshot, companyId, days: ofPeriod };
    const returnFacts: ReturnFacts = {
      ...{ period, company, isOfficialCode: (code) => findOfficialCode(code) !== undefined },
      turnovers: await readTurnovers(snapshot, companyId),
      otherNumbers: await readOtherNumbers(range),
      taxPostings: await readTaxPostings(range),
    };
    return { documents: await readCheckedDocuments(range, company), facts: returnFacts, days: ofPeriod };
  });
  const foundFaults = await runInSlices(findFaultsInSteps(documents, facts, FAULT_LAWS));
  return { period: facts.period, days, documents, found: foundFaults };
}
