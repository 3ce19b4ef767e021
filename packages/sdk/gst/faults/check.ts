import { countHsnDigits } from "../../books/law/hsn-digits.ts";
import { findLastTaxDay } from "../../books/law/tax-times.ts";
import { formatPaise, type Paise } from "../../books/money.ts";
import { money } from "../../format/money.ts";
import { getStateName } from "../../rules/states.ts";
import { findPeriodDays, type PeriodDays } from "../return-period.ts";
import type { Steps } from "../steps.ts";
import type { CheckedDocument, CheckedParty } from "./checked-document.ts";
import type { FaultLaws } from "./fault-laws.ts";
import type { ReturnFacts } from "./return-facts.ts";
import { createFaultList, type FaultList, type FixPlace } from "./return-fault.ts";

/** A part of the check in steps. */
export type CheckSteps<Result = void> = Steps<Result>;

/** What all parts of one check share. */
export interface Check {
  facts: ReturnFacts;
  laws: FaultLaws;
  days: PeriodDays;
  faults: FaultList;
  /** The fewest digits of an HSN code on a day. */
  countDigits: (date: string) => number;
  isOfficialCode: (hsnCode: string) => boolean;
  /** Until when the tax of an invoice of that day may be reduced. */
  findLastTaxDay: (invoiceDate: string) => string | undefined;
}

export function createCheck(facts: ReturnFacts, laws: FaultLaws): Check {
  return {
    ...{ facts, laws, days: findPeriodDays(facts.period), faults: createFaultList() },
    countDigits: remember((date) => countHsnDigits(facts.turnovers, date)),
    isOfficialCode: remember(facts.isOfficialCode),
    findLastTaxDay: remember((date) => findLastTaxDay(laws.creditNoteTimes, date)),
  };
}

/** The customer who decides what the tax is: of a note the one of its invoice, as they were then. */
export function findDecidingParty({
  party,
  refersTo,
}: CheckedDocument): Pick<CheckedParty, "kind" | "gstin"> {
  return refersTo?.party ?? party;
}

/** Undefined if it is not known. */
export function isInterState(check: Check, document: CheckedDocument): boolean | undefined {
  const { kind } = findDecidingParty(document);
  if (kind?.startsWith("sez") || kind?.startsWith("export")) return true;
  const { placeOfSupply } = document;
  return placeOfSupply === undefined ? undefined : placeOfSupply !== check.facts.company.stateCode;
}

/** The master if it is known, otherwise the document. */
export function findMaster(
  kind: FixPlace["kind"],
  id: number | undefined,
  document: CheckedDocument,
): FixPlace {
  return id === undefined ? { kind: "document", id: document.id } : { kind, id };
}

/** Whether the document is one that tables 4 to 9 count. */
export function isReported({ kind, isCancelled }: CheckedDocument): boolean {
  return kind !== "deliveryChallan" && !isCancelled;
}

/** As messages show amounts. */
export function writeRupees(amount: Paise): string {
  return `₹ ${money(formatPaise(amount))}`;
}

/** As messages show the place of a code. */
export function writePlace(code: string): string {
  return getStateName(code) ?? code;
}

/** Asks once for each text. */
function remember<Value>(find: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text);
    if (value !== undefined) return value;
    const newValue = find(text);
    values.set(text, newValue);
    return newValue;
  };
}

/** The portal's tolerance, and what rounding to the rupee may add. */
export const ONE_RUPEE: Paise = 100n;
