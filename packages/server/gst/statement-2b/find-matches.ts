import { formatPaise, formatPercent, paise, sum, type Paise } from "@vanbook/sdk/books";
import {
  findOnlyRate,
  matchStatement2b,
  type BooksEntry,
  type Difference,
  type Statement2b,
  type StatementDocument,
  type StatementMatch,
} from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";
import type { EntryRow, FoundMatch, MatchAnswer, WantedMatches } from "./statement-task.ts";

/** Writes a text's digest, by which a document is named: 64 hexadecimal digits. */
type Digest = (text: string) => string;

/** Matches a file with the entries of the books, and returns what is wanted of it. */
export function findMatches(
  statement: Statement2b,
  rows: readonly EntryRow[],
  query: WantedMatches,
  digest: Digest,
): MatchAnswer {
  const { month } = statement;
  const rowById = new Map(rows.map((row) => [String(row.voucherId), row]));
  const { matches } = matchStatement2b(statement, rows.map(toEntry));
  // Entries of other months are there to be matched; what remains of them belongs to other files.
  const shownMatches = matches.filter(
    (each) => each.result !== "inBooksOnly" || each.entry.date.startsWith(month),
  );
  const toFound = (match: StatementMatch) => makeFound(match, rowById, digest);
  if (query === "allExact") {
    const exact = shownMatches.flatMap((each) =>
      each.result === "exact"
        ? { documentId: makeDocumentId(each.document, digest), voucherId: Number(each.entry.id) }
        : [],
    );
    return { counts: [], rowCount: exact.length, rows: [], exact };
  }
  if ("documentIds" in query) {
    const ids = new Set(query.documentIds);
    const namedMatches = shownMatches.filter(
      (each) => "document" in each && ids.has(makeDocumentId(each.document, digest)),
    );
    return { counts: [], rowCount: namedMatches.length, rows: namedMatches.map(toFound), exact: [] };
  }
  const { result, page, pageSize } = query;
  const ofResult =
    result === undefined ? shownMatches : shownMatches.filter((each) => each.result === result);
  return {
    counts: MATCH_RESULTS.map((each) => countMatches(shownMatches, each)),
    rowCount: ofResult.length,
    rows: ofResult.slice((page - 1) * pageSize, page * pageSize).map(toFound),
    exact: [],
  };
}

/** Of what it says, not of its place in the file: the same document has the same id in a later file. */
function makeDocumentId({ path: _path, ...document }: StatementDocument, digest: Digest): string {
  const text = JSON.stringify(document, (_, value: unknown) =>
    typeof value === "bigint" ? String(value) : value,
  );
  return digest(text);
}

function toEntry(row: EntryRow): BooksEntry {
  const { kind, gstin, number, date } = row;
  return {
    ...{ id: String(row.voucherId), kind, gstin, number, date },
    ...{ value: paise(row.value), taxable: paise(row.taxable), cess: 0n },
    ...{ cgst: paise(row.cgst), sgst: paise(row.sgst), igst: paise(row.igst) },
  };
}

function countMatches(
  matches: readonly StatementMatch[],
  result: Schema<"MatchResult">,
): Schema<"MatchCount"> {
  const countedDocuments = matches
    .filter((each) => each.result === result)
    .map((each) => ("document" in each ? each.document : each.entry));
  const sumUp = (field: AmountField) =>
    formatPaise(sum(countedDocuments.map((each) => (isCredit(each.kind) ? -each[field] : each[field]))));
  return { result, count: countedDocuments.length, ...formatAmounts(sumUp) };
}

function isCredit(kind: StatementDocument["kind"]): boolean {
  return kind === "creditNote" || kind === "distributorCreditNote";
}

function makeFound(
  match: StatementMatch,
  rowById: ReadonlyMap<string, EntryRow>,
  digest: Digest,
): FoundMatch {
  const document = "document" in match ? match.document : null;
  const entry = "entry" in match ? match.entry : null;
  const difference = "difference" in match ? match.difference : null;
  return {
    match: {
      result: match.result,
      document: document && describeDocument(document, digest),
      entry: (entry && rowById.get(entry.id)) ?? null,
      differences: (difference?.fields ?? []).map(describeDifference),
    },
    rates: document ? listRates(document) : [],
  };
}

function listRates(document: StatementDocument): FoundMatch["rates"] {
  const rates: readonly { rate: bigint | undefined; taxable: Paise }[] =
    document.rates.length > 0
      ? document.rates
      : [{ rate: findOnlyRate(document), taxable: document.taxable }];
  return rates.map(({ rate, taxable }) => ({
    rate: rate === undefined ? null : formatPercent(rate),
    taxable: formatPaise(taxable),
  }));
}

function describeDocument(document: StatementDocument, digest: Digest): Schema<"StatementDocument"> {
  const { kind, section, gstin, supplierName, number, date } = document;
  return {
    ...{ id: makeDocumentId(document, digest), kind, section, gstin, supplierName, number, date },
    ...formatAmounts((field) => formatPaise(document[field])),
    isReverseCharge: document.isReverseCharge,
    ineligible: document.ineligible?.code ?? null,
    placeOfSupply: document.placeOfSupply,
    filedOn: document.filedOn,
  };
}

function describeDifference({ field, statement, books }: Difference): Schema<"MatchDifference"> {
  const format = (value: string | Paise | null) => (typeof value === "bigint" ? formatPaise(value) : value);
  return { field, statement: format(statement), books: format(books) };
}

type AmountField = "value" | "taxable" | "cgst" | "sgst" | "igst" | "cess";

function formatAmounts(format: (field: AmountField) => string) {
  return {
    ...{ value: format("value"), taxable: format("taxable"), cgst: format("cgst") },
    ...{ sgst: format("sgst"), igst: format("igst"), cess: format("cess") },
  };
}

const MATCH_RESULTS = ["exact", "probable", "inBooksOnly", "inStatementOnly", "notEligible"] as const;
