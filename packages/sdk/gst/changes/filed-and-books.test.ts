import { describe, expect, it } from "vitest";
import { addMonths } from "../../books/years/months.ts";
import { checkGstr1File } from "../check/check-gstr1-file.ts";
import type { OutwardDocument } from "../document.ts";
import { writeGstr1File } from "../file/write-gstr1-file.ts";
import { GSTR1_LAWS } from "../laws.ts";
import { makeGstr1 } from "../make-gstr1.ts";
import { findPeriodDays, type ReturnPeriod } from "../return-period.ts";
import { createPortal, type Portal, type PortalAmounts } from "../testing/portal.ts";
import { changeRandomly } from "../testing/random-changes.ts";
import { makeRandomMonth, type RandomMonth } from "../testing/random-month.ts";
import { createRandom, type Random } from "../testing/random.ts";
import { AMENDMENT_LAWS } from "./amendment-laws.ts";
import { compareWithFiled, type FiledReturn } from "./compare-with-filed.ts";
import type { FiledDocument } from "./filed-document.ts";
import { placeChange, type PlacedChange, type PlaceInReturn } from "./place-change.ts";
import { collectChanges, addReturn } from "./add-return.ts";

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const COMPANY_COUNT = isWhole ? 3_500 : 200;
const BATCH_SIZE = 50;
const MONTH_COUNT = 3;

describe(`${COMPANY_COUNT * MONTH_COUNT} random months of companies that change documents in between`, () => {
  it.each(Array.from({ length: COMPANY_COUNT / BATCH_SIZE }, (_, at) => at * BATCH_SIZE))(
    "from seed %d on: filed + amendments = books, to the paisa",
    (start) => {
      const counts = new Map<string, number>();
      for (let seed = start; seed < start + BATCH_SIZE; seed++)
        expect([seed, ...checkThreeMonths(seed, counts)]).toEqual([seed]);
      // Each way is tried, and most changes find a place.
      for (const way of ["add", "amend", "move", "unneeded", "refused", "GSTR-1A"])
        expect(counts.get(way) ?? 0).toBeGreaterThan(5);
      expect(counts.get("refused") ?? 0).toBeLessThan(counts.get("amend") ?? 0);
    },
  );
});

interface Company extends Pick<RandomMonth, "company"> {
  random: Random;
  portal: Portal;
  gstins: readonly string[];
  /** What is posted up to now. */
  books: Map<number, OutwardDocument>;
  /** As the last return had each document, from the books of that day. */
  accepted: Map<number, OutwardDocument>;
  returns: FiledReturn[];
  filedDocuments: readonly FiledDocument[];
  problems: string[];
  counts: Map<string, number>;
}

function checkThreeMonths(seed: number, counts: Map<string, number>): string[] {
  const random = createRandom(seed);
  const { company, documents } = makeRandomMonth(seed);
  const months = listMonths(random.pick(["2024-06", "2025-03", "2026-08"]));
  const files: Company = {
    ...{ company, random, portal: createPortal(), counts, books: new Map(), accepted: new Map() },
    gstins: documents.flatMap(({ party }) => party.gstin ?? []),
    ...{ returns: [], filedDocuments: [], problems: [] },
  };
  const datedDocuments = documents.map((document): OutwardDocument => {
    const date = `${random.pick(months)}-${String(random.int(1, 28)).padStart(2, "0")}`;
    const { refersTo } = document;
    return { ...document, date, ...(refersTo && { refersTo: { ...refersTo, date: `${months[0]}-01` } }) };
  });
  for (const month of months) {
    const period: ReturnPeriod = { kind: "month", month };
    // One in ten is entered later.
    for (const document of datedDocuments)
      if (document.date.slice(0, 7) <= month && (document.date < month || random.chance(0.9)))
        files.books.set(document.id, files.books.get(document.id) ?? document);
    addFile(files, { form: "GSTR-1", period });
    files.returns.push({ period, isGstr1aFiled: false, isGstr3bFiled: false });
    changeBooks(files);
    const isCorrected = random.chance(0.4);
    if (isCorrected) addFile(files, { form: "GSTR-1A", period });
    files.returns[files.returns.length - 1] = { period, isGstr1aFiled: isCorrected, isGstr3bFiled: true };
    if (isCorrected) changeBooks(files);
  }
  return [...files.problems, ...files.portal.problems];
}

function listMonths(first: string): string[] {
  return Array.from({ length: MONTH_COUNT }, (_, at) => addMonths(`${first}-01`, at).slice(0, 7));
}

function changeBooks({ books, random, company, gstins }: Company): void {
  for (const [id, document] of books)
    if (random.chance(0.25))
      books.set(id, changeRandomly(document, { random, stateCode: company.stateCode, gstins }));
}

function addFile(files: Company, name: Pick<PlaceInReturn, "form" | "period">): void {
  const { company, portal, books, problems } = files;
  const documents = [...books.values()];
  const placedChanges = placeAll(files, name);
  const own = name.form === "GSTR-1" ? documents : [];
  const gstr1 = makeGstr1(
    ...([name.period, company, own, GSTR1_LAWS] as const),
    collectChanges(name, placedChanges, files.filedDocuments),
  );
  for (const { text } of writeGstr1File(gstr1, { madeOn: "2026-12-05" })) {
    portal.file(text);
    // The checker is of GSTR-1, which only amends earlier periods.
    if (name.form === "GSTR-1")
      problems.push(...checkGstr1File(text).map(({ path, rule, message }) => `${path} ${rule}: ${message}`));
  }
  const record = { company, name, documents: own, filedDocuments: files.filedDocuments, placedChanges };
  files.filedDocuments = addReturn(record, GSTR1_LAWS);
  acceptDocuments(files, name, placedChanges);
  problems.push(...listDifferences(portal, [...files.accepted.values()]));
  if (files.returns.length === MONTH_COUNT - 1) problems.push(...listForgotten(files, name, placedChanges));
}

function placeAll(files: Company, { period, form }: Pick<PlaceInReturn, "form" | "period">): PlacedChange[] {
  const { company, returns, filedDocuments, books, counts } = files;
  const { changes } = compareWithFiled(
    { company, returns, filedDocuments, documents: [...books.values()] },
    GSTR1_LAWS,
  );
  const nextPeriod = form === "GSTR-1" ? period : findNextPeriod(period);
  const today = findPeriodDays(nextPeriod).to;
  return changes.map((change) => {
    const day = { today, nextPeriod, annualReturnYears: new Set<string>() };
    const place = placeChange(change, day, AMENDMENT_LAWS);
    counts.set(place.way, (counts.get(place.way) ?? 0) + 1);
    if ("form" in place) counts.set(place.form, (counts.get(place.form) ?? 0) + 1);
    return { change, place };
  });
}

function findNextPeriod({ kind, month }: ReturnPeriod): ReturnPeriod {
  return { kind, month: addMonths(`${month}-01`, 1).slice(0, 7) };
}

/** Follows which version of each document the portal must have. */
function acceptDocuments(
  { accepted, books }: Company,
  { form, period }: Pick<PlaceInReturn, "form" | "period">,
  placedChanges: readonly PlacedChange[],
): void {
  const open = new Set<number>();
  for (const { change, place } of placedChanges) {
    const isOwn = "form" in place ? place.form === form : place.way === "unneeded";
    if (!isOwn) open.add(change.after.id);
  }
  for (const [id, document] of books) {
    const isNew = form === "GSTR-1" && document.date.startsWith(period.month);
    const isChanged = placedChanges.some(({ change }) => change.after.id === id);
    if (!open.has(id) && (isNew || isChanged || accepted.has(id))) accepted.set(id, document);
  }
}

/** Both sides add up the lines; the portal from the text of the files. */
function listDifferences(portal: Portal, documents: readonly OutwardDocument[]): string[] {
  const wantedSums = new Map<string, PortalAmounts>();
  for (const { kind, isCancelled, lines } of documents)
    for (const { supplyKind, taxRate, taxable, cgst, sgst, igst } of isCancelled ? [] : lines) {
      const key = supplyKind === "taxable" ? String(Number(taxRate) / 100) : UNTAXED_KEYS[supplyKind];
      const sign = kind === "creditNote" ? -1 : 1;
      const sum = wantedSums.get(key) ?? [0, 0, 0, 0];
      const amounts = [taxable, cgst, sgst, igst].map(Number);
      wantedSums.set(key, [
        sum[0] + sign * (amounts[0] ?? 0),
        sum[1] + sign * (amounts[1] ?? 0),
        sum[2] + sign * (amounts[2] ?? 0),
        sum[3] + sign * (amounts[3] ?? 0),
      ]);
    }
  const foundSums = portal.sumByRate();
  return [...new Set([...wantedSums.keys(), ...foundSums.keys()])].flatMap((key) => {
    const [a, b] = [wantedSums, foundSums].map((sums) =>
      (sums.get(key) ?? [0, 0, 0, 0]).map((each) => each + 0).join(" "),
    );
    return a === b ? [] : [`${key}: the books have ${a}, the portal has ${b}`];
  });
}

/** After a return only what was refused, or waits for another one, differs from the books. */
function listForgotten(
  files: Company,
  name: Pick<PlaceInReturn, "form" | "period">,
  placedChanges: readonly PlacedChange[],
): string[] {
  const { company, returns, filedDocuments, books } = files;
  const own: FiledReturn = { period: name.period, isGstr1aFiled: false, isGstr3bFiled: false };
  const { changes } = compareWithFiled(
    {
      ...{ company, filedDocuments, documents: [...books.values()] },
      returns: name.form === "GSTR-1" ? [...returns, own] : returns,
    },
    GSTR1_LAWS,
  );
  const isOpen = ({ place }: PlacedChange) =>
    place.way === "refused" || ("form" in place && place.form !== name.form);
  const write = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  const leftIds = write(changes.map(({ after }) => after.id));
  const expectedIds = write(placedChanges.filter(isOpen).map(({ change }) => change.after.id));
  return leftIds === expectedIds ? [] : [`documents ${leftIds} are left, not ${expectedIds}`];
}

const UNTAXED_KEYS = { nilRated: "nil_amt", exempt: "expt_amt", nonGst: "ngsup_amt" } as const;
