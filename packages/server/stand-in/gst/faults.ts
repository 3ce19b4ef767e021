import { FAULT_LAWS, findReturnFaults } from "@vanbook/sdk/gst";
import type { OperationId } from "../../contract/contract.ts";
import { makeFaultsAnswer } from "../../gst/faults/faults-answer.ts";
import type { StandInHandlers } from "../handlers.ts";
import { isPossibleCode } from "../masters/possible-code.ts";
import { makeReturn } from "./gstr1.ts";

/** Of the documents that have a table. */
export const gstFaults = {
  "gst.faults": ({ books, query }) => {
    const { gstr1, documents: readDocuments } = makeReturn(books, query);
    const { period, days, company } = gstr1;
    const documents = readDocuments.filter(({ date }) => days.from <= date && date <= days.to);
    const facts = {
      ...{ period, company, isOfficialCode: isPossibleCode },
      turnovers: books.company.turnovers ?? [],
    };
    const foundFaults = findReturnFaults(documents, facts, FAULT_LAWS);
    return makeFaultsAnswer(foundFaults, documents, { ...query, period, days });
  },
} satisfies Partial<StandInHandlers<OperationId>>;
