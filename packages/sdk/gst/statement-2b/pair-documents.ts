import {
  compareDocuments,
  measureAmounts,
  TOLERANCE_PAISE,
  type Compared,
  type ComparedFacts,
} from "./compare-documents.ts";
import { measureNumberDistance } from "./document-number.ts";
import type { BooksEntry, StatementDocument } from "./statement.ts";

export interface DocumentPair {
  document: Compared<StatementDocument>;
  entry: Compared<BooksEntry>;
}

/**
 * Each document and each entry is in one pair at most. The exact pairs are made before all others:
 * no entry is taken by a document that only resembles it, and few are left to be compared.
 */
export function pairDocuments(
  statement: readonly Compared<StatementDocument>[],
  books: readonly Compared<BooksEntry>[],
): { pairs: readonly DocumentPair[]; comparisons: number } {
  const pairs: DocumentPair[] = [];
  let comparisons = 0;
  for (const lookups of [EXACT_LOOKUPS, ALL_LOOKUPS]) {
    const search = findCandidates(
      statement.filter(({ isUsed }) => !isUsed),
      books.filter(({ isUsed }) => !isUsed),
      lookups,
    );
    comparisons += search.comparisons;
    const isExactOnly = lookups === EXACT_LOOKUPS;
    const candidates = search.candidates.filter(({ rank }) => !isExactOnly || rank <= PAIR_RANKS.exact);
    pairs.push(...chooseBest(candidates));
  }
  return { pairs, comparisons };
}

interface Candidate extends DocumentPair {
  /** One of `PAIR_RANKS`. */
  rank: number;
  /** Within the rank. */
  distance: number;
}

/** Marks them as used. */
function chooseBest(candidates: readonly Candidate[]): DocumentPair[] {
  const sortedCandidates = candidates.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      a.distance - b.distance ||
      a.document.order - b.document.order ||
      a.entry.order - b.entry.order,
  );
  return sortedCandidates.filter(({ document, entry }) => {
    if (document.isUsed || entry.isUsed) return false;
    document.isUsed = true;
    entry.isUsed = true;
    return true;
  });
}

function findCandidates(
  statement: readonly Compared<StatementDocument>[],
  books: readonly Compared<BooksEntry>[],
  lookups: readonly Lookup[],
) {
  const candidates: Candidate[] = [];
  let comparisons = 0;
  for (const lookup of lookups) {
    const index = collectEntries(books, lookup);
    for (const document of statement) {
      for (const key of lookup.listKeys(document, "document"))
        for (const entry of listNearest(index.get(key) ?? [], document, lookup.tolerance)) {
          comparisons += 1;
          const rating = rankPair(compareDocuments(document, entry), document, entry);
          if (rating) candidates.push({ document, entry, ...rating });
        }
    }
  }
  return { candidates, comparisons };
}

/** Which entries a document is compared with: those that have a key of it. */
interface Lookup {
  listKeys: (one: Compared, side: Side) => readonly string[];
  /** By how much the taxable values may differ, in paise. */
  tolerance: number;
}

type Side = "document" | "entry";

const TAXABLE_TOLERANCE = Number(TOLERANCE_PAISE);

const NUMBER_AND_DATE: Lookup = {
  listKeys: (one, side) => listNumberKeys(one, side, `${one.document.gstin} ${one.document.date}`),
  tolerance: Infinity,
};
const NUMBER_AND_AMOUNTS: Lookup = {
  listKeys: (one, side) => listNumberKeys(one, side, `${one.document.gstin}`),
  tolerance: TAXABLE_TOLERANCE,
};
const DATE_AND_AMOUNTS: Lookup = {
  listKeys: ({ document: { kind, gstin, date } }) => [`${kind} ${gstin} ${date}`],
  tolerance: TAXABLE_TOLERANCE,
};
/** Another registration of the supplier, or none in the books. */
const OTHER_GSTIN: Lookup = {
  listKeys: (one, side) => {
    const pans = side === "document" && one.pan !== "" ? ["", one.pan] : [one.pan];
    return pans.flatMap((pan) => listNumberKeys(one, side, `${pan} ${one.document.date}`));
  },
  tolerance: TAXABLE_TOLERANCE,
};

const EXACT_LOOKUPS: readonly Lookup[] = [{ ...NUMBER_AND_DATE, tolerance: TAXABLE_TOLERANCE }];
const ALL_LOOKUPS: readonly Lookup[] = [NUMBER_AND_DATE, NUMBER_AND_AMOUNTS, DATE_AND_AMOUNTS, OTHER_GSTIN];

/**
 * The second key finds a number that is written without the separators between its numbers, by one
 * that has them, and the other way round.
 */
function listNumberKeys(
  { document: { kind }, number }: Compared,
  side: Side,
  rest: string,
): readonly string[] {
  if (number.parts === "") return [];
  const hasSeparators = number.hasNeighbours === (side === "entry");
  return [`${kind} ${rest} ${number.parts}`, `${kind} ${rest} ${hasSeparators} ${number.joined}`];
}

/** The entries of each key, by taxable value. */
function collectEntries(books: readonly Compared<BooksEntry>[], { listKeys }: Lookup) {
  const index = new Map<string, Compared<BooksEntry>[]>();
  for (const entry of books)
    for (const key of listKeys(entry, "entry")) {
      const list = index.get(key);
      if (list) list.push(entry);
      else index.set(key, [entry]);
    }
  for (const list of index.values()) list.sort(compareTaxable);
  return index;
}

/** On each side of its taxable value, so that many entries of one key cost no more than some. */
function listNearest(
  list: readonly Compared<BooksEntry>[],
  document: Compared,
  tolerance: number,
): readonly Compared<BooksEntry>[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = list[middle];
    if (entry && compareTaxable(entry, document) < 0) low = middle + 1;
    else high = middle;
  }
  return list
    .slice(Math.max(0, low - MOST_NEAREST), low + MOST_NEAREST)
    .filter(({ taxable }) => Math.abs(taxable - document.taxable) <= tolerance);
}

function compareTaxable(one: Compared, other: Compared): number {
  return one.taxable - other.taxable || one.order - other.order;
}

/** Undefined if more than one thing differs. */
function rankPair(
  { isGstinSame, isNumberSame, isDateSame, areAmountsSame }: ComparedFacts,
  document: Compared,
  entry: Compared,
): Pick<Candidate, "rank" | "distance"> | undefined {
  const amounts = measureAmounts(document, entry);
  const differing = [isGstinSame, isNumberSame, isDateSame, areAmountsSame].filter((isSame) => !isSame);
  if (differing.length > 1) return undefined;
  if (!isGstinSame) {
    const isPossible = entry.document.gstin === null || entry.pan === document.pan;
    return isPossible ? { rank: PAIR_RANKS.otherGstin, distance: amounts } : undefined;
  }
  if (!isDateSame) {
    const days = Math.abs(document.day - entry.day);
    return { rank: days <= MOST_DAYS_NEAR ? PAIR_RANKS.nearDate : PAIR_RANKS.farDate, distance: days };
  }
  if (!areAmountsSame) return { rank: PAIR_RANKS.otherAmounts, distance: amounts };
  if (!isNumberSame) {
    const edits = measureNumberDistance(document.number, entry.number);
    return edits === undefined
      ? { rank: PAIR_RANKS.otherNumber, distance: amounts }
      : { rank: PAIR_RANKS.similarNumber, distance: edits };
  }
  const isSpeltSame = document.document.number === entry.document.number;
  return { rank: isSpeltSame ? PAIR_RANKS.exactSpelling : PAIR_RANKS.exact, distance: amounts };
}

/**
 * The lower, the surer. The number of a document is what a supplier gives only once, so a pair with
 * the same number is better than one with the same date and amounts.
 */
const PAIR_RANKS = {
  exactSpelling: 0,
  exact: 1,
  otherGstin: 2,
  nearDate: 3,
  otherAmounts: 4,
  similarNumber: 5,
  farDate: 6,
  otherNumber: 7,
} as const;
const MOST_DAYS_NEAR = 31;
const MOST_NEAREST = 8;
