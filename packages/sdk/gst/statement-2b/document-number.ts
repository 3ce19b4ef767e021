import { getFinancialYear } from "../../books/years/financial-year.ts";

/**
 * A document's number as accountants compare it: without case, leading zeros, separators and the
 * part that is the year, so that `INV/0042/26-27` is `inv-42`.
 */
export interface ComparedNumber {
  /** The words and numbers of it, between bars: `INV|42`; empty if there are none. */
  parts: string;
  /** The same without any separator: `INV42`, and `120042` for `12/0042`. */
  joined: string;
  /** Whether two numbers follow each other in it, with a separator between them: `12/0042`. */
  hasNeighbours: boolean;
  /** The last number: `42`. */
  serial: string;
  /** The year that was left out: `26-27`, or `2026` if there is only one; empty if there is none. */
  year: string;
}

/** `date` is the document's, `YYYY-MM-DD`: its financial year and the two beside it are left out. */
export function readComparedNumber(number: string | null, date: string): ComparedNumber {
  const text = (number ?? "").normalize("NFKC").toUpperCase();
  const { rest, year } = removeYear(text, date);
  const words = rest.match(PART_PATTERN) ?? [];
  const bareParts = words.map((word) => (isDigits(word) ? word.replace(/^0+(?=\d)/, "") : word));
  return {
    parts: bareParts.join("|"),
    joined: words.join("").replaceAll(/(?<!\d)0+(?=\d)/g, ""),
    hasNeighbours: words.some((word, at) => isDigits(word) && isDigits(words[at + 1] ?? "")),
    serial: bareParts.findLast(isDigits) ?? "",
    year,
  };
}

/**
 * Numbers whose separators are in different places are different ones (`1/12`, `11/2`), unless one
 * of them has none. So are numbers that were given in different years.
 */
export function isSameNumber(one: ComparedNumber, other: ComparedNumber): boolean {
  if (one.parts === "" || other.parts === "") return false;
  if (isOtherYear(one, other)) return false;
  if (one.parts === other.parts) return true;
  return one.joined === other.joined && !(one.hasNeighbours && other.hasNeighbours);
}

/**
 * How far apart two different numbers are: 0 for the same serial number after other words, otherwise
 * how many letters differ; undefined if they have nothing to do with each other.
 */
export function measureNumberDistance(one: ComparedNumber, other: ComparedNumber): number | undefined {
  if (one.parts === "" || other.parts === "") return undefined;
  if (one.serial !== "" && one.serial === other.serial && !isOtherYear(one, other)) return 0;
  return countEdits(one.joined, other.joined);
}

/** The year is left out only if another number remains: `INV/2627` may be invoice 2627. */
function removeYear(text: string, date: string): { rest: string; year: string } {
  for (const { pattern, year } of listYearPatterns(date)) {
    const rest = text.replace(pattern, " ");
    if (rest !== text && /\d/.test(rest)) return { rest, year };
  }
  return { rest: text, year: "" };
}

function isOtherYear(one: ComparedNumber, other: ComparedNumber): boolean {
  return one.year !== "" && other.year !== "" && one.year !== other.year;
}

function listYearPatterns(date: string): readonly YearPattern[] {
  const month = date.slice(0, 7);
  const knownPatterns = yearPatterns.get(month);
  if (knownPatterns) return knownPatterns;
  const begins = Number(getFinancialYear(date).start.slice(0, 4));
  const newPatterns = [
    ...[begins, begins - 1, begins + 1].map(makeBothYears),
    ...[begins, begins + 1, begins - 1, begins + 2].map(makeOneYear),
  ];
  yearPatterns.set(month, newPatterns);
  return newPatterns;
}

interface YearPattern {
  pattern: RegExp;
  year: string;
}

/** `2026-27`, `2026/2027`, `FY 26-27`, `2627` and similar ones. */
function makeBothYears(begins: number): YearPattern {
  const makeDigits = (year: string) => `(?:${year.slice(0, 2)})?${year.slice(2)}`;
  const first = String(begins);
  const last = String(begins + 1);
  const word = String.raw`(?:(?<!\p{L})FY[^\p{L}\d]*)?`;
  const digits = String.raw`(?<!\d)${makeDigits(first)}[^\p{L}\d]*${makeDigits(last)}(?!\d)`;
  return { pattern: new RegExp(word + digits, "u"), year: `${first.slice(2)}-${last.slice(2)}` };
}

function makeOneYear(year: number): YearPattern {
  return { pattern: new RegExp(String.raw`(?<!\d)${year}(?!\d)`), year: String(year) };
}

/** Insertions, deletions and replacements of single letters, or undefined if there are more than two. */
function countEdits(one: string, other: string): number | undefined {
  if (Math.abs(one.length - other.length) > MOST_EDITS) return undefined;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= other.length; at += 1)
      next[at] = Math.min(
        (row[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (row[at - 1] ?? 0) + (one[line - 1] === other[at - 1] ? 0 : 1),
      );
    if (Math.min(...next) > MOST_EDITS) return undefined;
    row = next;
  }
  const edits = row[other.length] ?? 0;
  return edits > MOST_EDITS ? undefined : edits;
}

function isDigits(word: string): boolean {
  return /^\d/.test(word);
}

const yearPatterns = new Map<string, readonly YearPattern[]>();
const PART_PATTERN = /\p{L}+|\d+/gu;
const MOST_EDITS = 2;
