import { checkCode } from "./check-code.ts";
import { checkCompany } from "./check-company.ts";
import { checkCustomer } from "./check-customer.ts";
import { checkLine } from "./check-line.ts";
import { checkNote } from "./check-note.ts";
import { checkNumber } from "./check-number.ts";
import { checkPayment, isPaidWithoutTax, isWithoutPayment } from "./check-payment.ts";
import { checkPlace } from "./check-place.ts";
import { checkRepeated } from "./check-repeated.ts";
import { checkSeries } from "./check-series.ts";
import { checkValue } from "./check-value.ts";
import { createCheck, isReported, type Check, type CheckSteps } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import { compareLedger } from "./compare-ledger.ts";
import type { FaultLaws } from "./fault-laws.ts";
import { takeSteps } from "../steps.ts";
import { sumLines } from "./line-totals.ts";
import type { ReturnFacts } from "./return-facts.ts";
import type { ReturnFault } from "./return-fault.ts";

/**
 * What is wrong in the documents of a period before its return is filed: what the portal refuses
 * first. Throws RangeError for a period that is none.
 */
export function findReturnFaults(...given: Parameters<typeof findFaultsInSteps>): ReturnFault[] {
  return takeSteps(findFaultsInSteps(...given));
}

/** The same in steps. */
export function* findFaultsInSteps(
  documents: readonly CheckedDocument[],
  facts: ReturnFacts,
  laws: FaultLaws,
): CheckSteps<ReturnFault[]> {
  const check = createCheck(facts, laws);
  checkCompany(check);
  for (const document of documents) {
    checkDocument(check, document);
    yield document.lines.length + 1;
  }
  yield* checkSeries(check, documents);
  yield* checkRepeated(check, documents);
  yield* compareLedger(check, documents);
  return check.faults.list();
}

/** Of a cancelled document and of a delivery challan, only the number counts. */
function checkDocument(check: Check, document: CheckedDocument): void {
  checkNumber(check, document);
  if (!isReported(document)) return;
  const totals = sumLines(document.lines);
  checkCustomer(check, document);
  checkPlace(check, document, totals);
  checkPayment(check, document, totals);
  checkValue(check, document, totals);
  if (document.kind !== "invoice") checkNote(check, document);
  const isTaxed = !isWithoutPayment(document) && !isPaidWithoutTax(document, totals.tax);
  for (const line of document.lines) {
    checkLine(check, document, line, isTaxed);
    checkCode(check, document, line);
  }
}
