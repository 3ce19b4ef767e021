import { getFinancialYear, shift } from "../../books/years/financial-year.ts";
import { isExport } from "../../books/gst-kind.ts";
import { findPeriodDays, type ReturnPeriod } from "../return-period.ts";
import { findAmendmentLimit, hasGstr1a, type AmendmentLaws } from "./amendment-laws.ts";
import type { DocumentChange } from "./compare-with-filed.ts";
import type { DocumentFigures, FiledDocument } from "./filed-document.ts";
import { AMENDED_SECTIONS, findSection, type AmendedSection } from "./sections.ts";

/** Where a change goes, or why no return takes it. */
export type ChangePlace = PlaceInReturn | { way: "unneeded" } | { way: "refused"; reason: RefusalReason };

export interface PlaceInReturn {
  form: "GSTR-1A" | "GSTR-1";
  period: ReturnPeriod;
  /**
   * - `add`: the document was missing and goes where a document of the period goes.
   * - `amend`: the section states the document, or the row that has it, once more.
   * - `move`: the section takes it out, and it goes where a document of the period goes.
   */
  way: "add" | "amend" | "move";
  /** Undefined for `add`, and where no section has the document: only table 8 counts its lines. */
  section: AmendedSection | undefined;
}

/**
 * Why the file can't have it:
 * - `tooLate`: after the time limit, or after the annual return.
 * - `noteToNothing`: notes may not be amended to 0. An opposite note does it.
 * - `largeInvoiceToNothing`: table 5 has no invoice up to its limit. A credit note does it.
 * - `placeOfLargeInvoice`: table 5 keeps the place of supply.
 * - `kindOfExport`: with and without payment are not exchanged.
 * - `numberTaken`: another table has the number, and takes it out without freeing it.
 * - `laterDate`: the new date is after the period.
 */
export type RefusalReason =
  | "tooLate"
  | "noteToNothing"
  | "largeInvoiceToNothing"
  | "placeOfLargeInvoice"
  | "kindOfExport"
  | "numberTaken"
  | "laterDate";

export interface PlacedChange {
  change: DocumentChange;
  place: ChangePlace;
}

export interface FilingDay {
  /** `YYYY-MM-DD`. */
  today: string;
  /** The first return that is not filed yet. */
  nextPeriod: ReturnPeriod;
  /** The first days of the financial years whose annual return is filed. */
  annualReturnYears: ReadonlySet<string>;
}

/**
 * GSTR-1A of the same period before its GSTR-3B, otherwise GSTR-1 of the next period. Tables 12 and
 * 13 have no amendments, so a change of these alone is not needed.
 */
export function placeChange(change: DocumentChange, day: FilingDay, laws: AmendmentLaws): ChangePlace {
  const step = findStep(change, day);
  if (step.way === "unneeded" || step.way === "refused") return step;
  const target = findTarget(change, day, laws);
  if (isTooLate(change, target, day, laws)) return { way: "refused", reason: "tooLate" };
  return { ...target, ...step };
}

type Target = Pick<PlaceInReturn, "form" | "period">;
type Step =
  | Pick<PlaceInReturn, "way" | "section">
  | { way: "unneeded" }
  | { way: "refused"; reason: RefusalReason };

/** GSTR-1A can be filed once, and never changes the GSTIN of a customer. */
function findTarget(
  { filedReturn, before, after }: DocumentChange,
  day: FilingDay,
  laws: AmendmentLaws,
): Target {
  const { period, isGstr1aFiled, isGstr3bFiled } = filedReturn;
  const isOpen = !isGstr1aFiled && !isGstr3bFiled && hasGstr1a(laws, findPeriodDays(period).from);
  const isOtherCustomer = before !== undefined && before.gstin !== after.gstin;
  return isOpen && !isOtherCustomer
    ? { form: "GSTR-1A", period }
    : { form: "GSTR-1", period: day.nextPeriod };
}

/** GSTR-1 can't be filed before its period is over. */
function isTooLate(
  { before, after }: DocumentChange,
  { form, period }: Target,
  { today, annualReturnYears }: FilingDay,
  laws: AmendmentLaws,
): boolean {
  const firstDay = form === "GSTR-1A" ? today : shift(findPeriodDays(period).to, { days: 1 });
  const filedOn = firstDay > today ? firstDay : today;
  const { suppliedOn } = before ?? after;
  const limit = findAmendmentLimit(laws, suppliedOn, filedOn);
  return limit === undefined || filedOn > limit || annualReturnYears.has(getFinancialYear(suppliedOn).start);
}

function findStep(change: DocumentChange, day: FilingDay): Step {
  const { before, after, filedReturn } = change;
  if (after.date > findPeriodDays(day.nextPeriod).to) return refuse("laterDate");
  if (!before) return { way: "add", section: undefined };
  const old = findSection(before);
  const now = findSection(after);
  if (before.isTakenOut && now && now !== "b2cs") return refuse("numberTaken");
  if (!old) {
    if (now) return { way: "move", section: undefined };
    return isSameUntaxed(before, after) ? { way: "unneeded" } : { way: "amend", section: undefined };
  }
  const section = AMENDED_SECTIONS[old];
  if (old === now) return findStepInSection(section, before, after, findPeriodDays(filedReturn.period).to);
  if (now && now !== "b2cs" && old !== "b2cs") return refuse("numberTaken");
  return refuseToEmpty(section) ?? { way: now ? "move" : "amend", section };
}

function findStepInSection(
  section: AmendedSection,
  before: FiledDocument,
  after: DocumentFigures,
  lastDay: string,
): Step {
  const isSamePlace =
    before.placeOfSupply === after.placeOfSupply && before.isInterState === after.isInterState;
  if (section === "b2csa") {
    // The portal knows no new place in the rows of an earlier period.
    if (!isSamePlace) return { way: "move", section };
    if (isSameItems(before, after)) return amendUntaxed(before, after);
    return { way: "amend", section };
  }
  if (isSameRow(before, after)) return amendUntaxed(before, after);
  if (after.date > lastDay) return refuse("laterDate");
  if (section === "b2cla" && !isSamePlace) return refuse("placeOfLargeInvoice");
  const isExchanged =
    before.partyKind !== after.partyKind && (isExport(before.partyKind) || isExport(after.partyKind));
  if (isExchanged) return refuse("kindOfExport");
  return { way: "amend", section };
}

function amendUntaxed(before: FiledDocument, after: DocumentFigures): Step {
  return isSameUntaxed(before, after) ? { way: "unneeded" } : { way: "amend", section: undefined };
}

/** Whether a section may state a document with amounts of 0, which takes it out. */
function refuseToEmpty(section: AmendedSection): Step | undefined {
  if (section === "b2cla") return refuse("largeInvoiceToNothing");
  return section === "cdnra" || section === "cdnura" ? refuse("noteToNothing") : undefined;
}

function refuse(reason: RefusalReason): Step {
  return { way: "refused", reason };
}

/** What the sections that list documents say of one. */
function isSameRow(before: FiledDocument, after: DocumentFigures): boolean {
  return ROW_FIGURES.every((figure) => before[figure] === after[figure]) && isSameItems(before, after);
}

function isSameItems(before: FiledDocument, after: DocumentFigures): boolean {
  if (before.items.length !== after.items.length) return false;
  return before.items.every((old) =>
    after.items.some(
      ({ rate, taxable, cgst, sgst, igst }) =>
        rate === old.rate &&
        taxable === old.taxable &&
        cgst === old.cgst &&
        sgst === old.sgst &&
        igst === old.igst,
    ),
  );
}

/** Table 8 has them by registered or not, and by inter-State or not. */
function isSameUntaxed(before: FiledDocument, after: DocumentFigures): boolean {
  const amounts = [before, after].map(({ untaxed }) => [untaxed.nilRated, untaxed.exempt, untaxed.nonGst]);
  const [old = [], now = []] = amounts;
  if (old.every((amount) => amount === 0n) && now.every((amount) => amount === 0n)) return true;
  const isSameType =
    before.isInterState === after.isInterState &&
    (before.gstin === undefined) === (after.gstin === undefined);
  return isSameType && old.every((amount, at) => amount === now[at]);
}

const ROW_FIGURES = [
  ...(["number", "date", "value", "partyKind", "gstin", "placeOfSupply"] as const),
  ...(["isReverseCharge", "isInterState"] as const),
] as const;
