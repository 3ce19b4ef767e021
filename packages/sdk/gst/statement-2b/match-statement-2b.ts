import { listDifferences, prepareCompared, type Compared, type Difference } from "./compare-documents.ts";
import { pairDocuments } from "./pair-documents.ts";
import type {
  BooksEntry,
  IneligibleReason,
  InwardDocument,
  Statement2b,
  StatementDocument,
} from "./statement.ts";

/** A document with its entry, or one of both alone. */
export type StatementMatch =
  | { result: "exact"; document: StatementDocument; entry: BooksEntry }
  | { result: "probable"; document: StatementDocument; entry: BooksEntry; difference: Differing }
  | { result: "inBooksOnly"; entry: BooksEntry }
  | { result: "inStatementOnly"; document: StatementDocument }
  | {
      result: "notEligible";
      reason: IneligibleReason;
      document: StatementDocument;
      entry: BooksEntry | null;
      /** Null if the entry matches exactly, or there is none. */
      difference: Differing | null;
    };

export interface Differing {
  /** The one field that differs. If it is the taxable value, tax and value differ by it too. */
  field: Difference["field"];
  /** All of them, each beyond spelling and a rupee. */
  fields: readonly Difference[];
}

export interface StatementMatches {
  /** By kind, GSTIN and number; each document and each entry is in one of them. */
  matches: readonly StatementMatch[];
  /** How many pairs were compared. */
  comparisons: number;
}

/**
 * Matches a file with the books as accountants do: GSTIN and number, and the date or the amounts
 * within a rupee. A match is exact if nothing differs, and probable if one thing does: the GSTIN
 * (another one of the same PAN, or none in the books), the number, the date, or the amounts. Best
 * pairs are made first, and the order of documents and entries decides nothing.
 */
export function matchStatement2b(
  { documents }: Pick<Statement2b, "documents">,
  entries: readonly BooksEntry[],
): StatementMatches {
  const { statement, books } = sortDocuments(documents, entries);
  const { pairs, comparisons } = pairDocuments(statement, books);
  const entryOf = new Map(pairs.map(({ document, entry }) => [document, entry]));
  const matches = [
    ...statement.map((document) => ({ document, match: makeMatch(document, entryOf.get(document)) })),
    ...books
      .filter(({ isUsed }) => !isUsed)
      .map((entry) => ({
        document: entry,
        match: { result: "inBooksOnly", entry: entry.document } as const,
      })),
  ];
  return {
    matches: matches.toSorted((a, b) => a.document.order - b.document.order).map(({ match }) => match),
    comparisons,
  };
}

function makeMatch(
  comparedDocument: Compared<StatementDocument>,
  comparedEntry: Compared<BooksEntry> | undefined,
): StatementMatch {
  const { document } = comparedDocument;
  const fields = comparedEntry ? listDifferences(comparedDocument, comparedEntry) : [];
  const difference = fields[0] ? { field: fields[0].field, fields } : null;
  const entry = comparedEntry?.document ?? null;
  if (document.ineligible)
    return { result: "notEligible", reason: document.ineligible, document, entry, difference };
  if (!entry) return { result: "inStatementOnly", document };
  return difference
    ? { result: "probable", document, entry, difference }
    : { result: "exact", document, entry };
}

/** Sorted by what they say, so that equal distances are decided in the same way every time. */
function sortDocuments(documents: readonly StatementDocument[], entries: readonly BooksEntry[]) {
  const all = [...documents, ...entries].toSorted(compareContents);
  const statement: Compared<StatementDocument>[] = [];
  const books: Compared<BooksEntry>[] = [];
  for (const [order, one] of all.entries())
    if ("section" in one) statement.push(prepareCompared(one, order));
    else books.push(prepareCompared(one, order));
  return { statement, books };
}

function compareContents(one: StatementDocument | BooksEntry, other: StatementDocument | BooksEntry): number {
  for (const field of CONTENT_FIELDS) {
    const [first, last] = [one[field] ?? "", other[field] ?? ""];
    if (first !== last) return first < last ? -1 : 1;
  }
  const [first, last] = [getId(one), getId(other)];
  return first < last ? -1 : first > last ? 1 : 0;
}

function getId(one: StatementDocument | BooksEntry): string {
  return "section" in one ? one.path : one.id;
}

/** The first ones decide nearly always. */
const CONTENT_FIELDS: readonly (keyof InwardDocument)[] = [
  ...(["kind", "gstin", "number", "date"] as const),
  ...(["value", "taxable", "cgst", "sgst", "igst", "cess"] as const),
];
