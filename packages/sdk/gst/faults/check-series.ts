import { getFinancialYear } from "../../books/years/financial-year.ts";
import { formatIndianDay } from "../../books/written-day.ts";
import * as say from "../../generated/messages.ts";
import { findMaster, type Check, type CheckSteps } from "./check.ts";
import type { CheckedDocument } from "./checked-document.ts";
import type { OtherNumber } from "./return-facts.ts";

/** Numbers that were given twice in a financial year, and those that were left out. */
export function* checkSeries(check: Check, documents: readonly CheckedDocument[]): CheckSteps {
  yield* checkUsedTwice(check, documents);
  yield* checkGaps(check, documents);
}

function* checkUsedTwice({ facts, faults }: Check, documents: readonly CheckedDocument[]): CheckSteps {
  const findDays = createDayFinder();
  for (const other of facts.otherNumbers ?? []) findDays(other).set(other.number.toUpperCase(), other.date);
  for (const document of documents) {
    yield 1;
    const { number } = document;
    if (number === "") continue;
    const days = findDays(document);
    const key = number.toUpperCase();
    const day = days.get(key);
    if (day === undefined) days.set(key, document.date);
    else
      faults.add("NUMBER_TWICE", {
        document,
        say: () => say.gstNumberTwice({ number, date: formatIndianDay(day) }),
      });
  }
}

function* checkGaps({ facts, faults }: Check, documents: readonly CheckedDocument[]): CheckSteps {
  for (const numbers of collectSeries(documents, facts.otherNumbers ?? [])) {
    let last: SeriesEntry | undefined;
    for (const entry of numbers.toSorted((a, b) => a.seriesNumber - b.seriesNumber)) {
      yield 1;
      const { series, seriesNumber, number: to } = entry;
      const count = last ? seriesNumber - last.seriesNumber - 1 : 0;
      const from = last?.number ?? "";
      if (count > 0 && "lines" in entry)
        faults.add("NUMBER_GAP", {
          document: entry,
          fix: findMaster("series", entry.seriesId, entry),
          say: () => say.gstNumberGap({ series, count, from, to }),
        });
      last = entry;
    }
  }
}

/** A document of the period, or a number outside it. */
type SeriesEntry = CheckedDocument | OtherNumber;

function collectSeries(
  documents: readonly CheckedDocument[],
  otherNumbers: readonly OtherNumber[],
): SeriesEntry[][] {
  const ofKinds = new Map<string, Map<string, SeriesEntry[]>>();
  const addEntry = (entry: SeriesEntry) => {
    const ofSeries = ofKinds.get(entry.kind) ?? new Map<string, SeriesEntry[]>();
    ofKinds.set(entry.kind, ofSeries);
    const entries = ofSeries.get(entry.series);
    if (entries) entries.push(entry);
    else ofSeries.set(entry.series, [entry]);
  };
  otherNumbers.forEach(addEntry);
  documents.forEach(addEntry);
  return [...ofKinds.values()].flatMap((ofSeries) => [...ofSeries.values()]);
}

/** The days of the numbers of a financial year and group, by number. */
function createDayFinder(): (document: Pick<OtherNumber, "kind" | "date">) => Map<string, string> {
  const ofYears = new Map<string, Map<string, string>>();
  const ofMonths = new Map<string, Map<string, string>>();
  return ({ kind, date }) => {
    const month = `${NUMBER_GROUPS[kind]}${date.slice(0, 7)}`;
    const daysOfMonth = ofMonths.get(month);
    if (daysOfMonth) return daysOfMonth;
    const year = `${NUMBER_GROUPS[kind]}${getFinancialYear(date).start}`;
    const days = ofYears.get(year) ?? new Map<string, string>();
    ofYears.set(year, days);
    ofMonths.set(month, days);
    return days;
  };
}

/** The portal takes invoices and notes apart. */
const NUMBER_GROUPS: Readonly<Record<OtherNumber["kind"], string>> = {
  ...{ invoice: "invoice", creditNote: "note", debitNote: "note", deliveryChallan: "challan" },
};
