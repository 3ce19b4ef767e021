import { describe, expect, it } from "vitest";
import { checkGstr1File } from "./check/check-gstr1-file.ts";
import type { DocumentLine, OutwardDocument } from "./document.ts";
import { writeGstr1File } from "./file/write-gstr1-file.ts";
import { GSTR1_LAWS } from "./laws.ts";
import { makeGstr1, type Gstr1 } from "./make-gstr1.ts";
import type { LineTable } from "./table-names.ts";
import { listSources, type Cell } from "./tables/cell.ts";
import { LISTED_TABLES } from "./tables/listed-documents.ts";
import { makeRandomMonth, type RandomMonth } from "./testing/random-month.ts";
import { signAmounts, sumAmounts } from "./testing/sum-amounts.ts";

const isWhole = process.env["VANBOOK_WHOLE"] === "1";
const MONTH_COUNT = isWhole ? 10_000 : 1_000;
const BATCH_SIZE = 500;

type Amounts = Pick<Cell, "taxable" | "cgst" | "sgst" | "igst">;

describe(`${MONTH_COUNT} random months`, () => {
  it.each(Array.from({ length: MONTH_COUNT / BATCH_SIZE }, (_, at) => at * BATCH_SIZE))(
    "from seed %d on add up to the paisa, have each line in one table, and a file without faults",
    (start) => {
      for (let seed = start; seed < start + BATCH_SIZE; seed++) {
        const month = makeRandomMonth(seed);
        const gstr1 = makeGstr1(month.period, month.company, month.documents, GSTR1_LAWS);
        expect([seed, ...listLosses(month, gstr1)]).toEqual([seed]);
      }
    },
  );
});

/** What the tables have otherwise than the documents, which the generator made for a table each. */
function listLosses(month: RandomMonth, gstr1: Gstr1): string[] {
  const countedDocuments = month.documents.filter(({ id }) => month.tables.has(id));
  return [
    ...listMisplaced(month, gstr1, countedDocuments),
    ...listWrongSums(gstr1, countedDocuments),
    ...listWrongParts(gstr1, countedDocuments),
    ...listWrongNumbers(month, gstr1),
    ...listFileFaults(gstr1),
  ];
}

function listFileFaults(gstr1: Gstr1): string[] {
  return writeGstr1File(gstr1, { madeOn: "2026-11-05" }).flatMap(({ text }) =>
    checkGstr1File(text).map(({ path, rule, message }) => `${path} ${rule}: ${message}`),
  );
}

function listMisplaced({ tables }: RandomMonth, gstr1: Gstr1, countedDocuments: readonly OutwardDocument[]) {
  const foundTables = new Map<string, LineTable[]>();
  for (const [table, cell] of listTotals(gstr1))
    for (const { documentId, lineNos } of listSources(cell))
      for (const lineNo of lineNos) {
        const key = `${documentId}/${lineNo}`;
        foundTables.set(key, [...(foundTables.get(key) ?? []), table]);
      }
  const problems: string[] = [];
  let lineCount = 0;
  for (const { id, lines } of countedDocuments)
    for (const line of lines) {
      lineCount += 1;
      const wantedTable = line.supplyKind === "taxable" ? tables.get(id) : "8";
      const places = foundTables.get(`${id}/${line.lineNo}`)?.join() ?? "none";
      if (places !== wantedTable)
        problems.push(`line ${id}/${line.lineNo} is in ${places}, not in ${wantedTable}`);
    }
  if (foundTables.size !== lineCount)
    problems.push(`${foundTables.size} lines are in tables, not ${lineCount}`);
  return problems;
}

function listWrongSums(gstr1: Gstr1, countedDocuments: readonly OutwardDocument[]): string[] {
  const books = sumSigned(countedDocuments);
  const { listedDocuments, smallSupplies, untaxedSupplies, hsnSummary } = gstr1;
  const untaxedCells = untaxedSupplies.rows.flatMap(({ cells }) => Object.values(cells));
  const pairs: [string, Amounts, Amounts][] = [
    ["tables 4 to 9", sumAmounts(listTotals(gstr1).map(([, cell]) => cell)), books],
    ["table 12", sumAmounts(hsnSummary.map(({ total }) => total)), books],
    ["rows of table 12", sumAmounts(hsnSummary.flatMap(({ rows }) => rows)), books],
    ["rows of table 7", sumAmounts(smallSupplies.rows), smallSupplies.total],
    ["rows of table 8", sumAmounts(untaxedCells), untaxedSupplies.total],
    ...LISTED_TABLES.flatMap((table): [string, Amounts, Amounts][] => {
      const { total, rows } = listedDocuments[table];
      const signedRows = rows.map((row) => signAmounts(row.total, row.document.kind === "creditNote"));
      return [
        [`rows of ${table}`, sumAmounts(signedRows), total],
        ...rows.map((row): [string, Amounts, Amounts] => [
          `items of ${row.document.id}`,
          sumAmounts(row.items),
          row.total,
        ]),
      ];
    }),
  ];
  return pairs.filter(([, a, b]) => writeAmounts(a) !== writeAmounts(b)).map(([name]) => name);
}

/** Registered customers are those with a GSTIN, of a note that of its invoice. */
function listWrongParts(gstr1: Gstr1, countedDocuments: readonly OutwardDocument[]): string[] {
  return gstr1.hsnSummary.flatMap(({ part, total }) => {
    const own = countedDocuments.filter(({ party, refersTo }) => {
      const isRegistered = (refersTo?.party ?? party).gstin !== undefined;
      return part === "whole" || isRegistered === (part === "registered");
    });
    return writeAmounts(total) === writeAmounts(sumSigned(own)) ? [] : [`table 12 ${part}`];
  });
}

function listWrongNumbers({ documents, period }: RandomMonth, { issuedNumbers }: Gstr1): string[] {
  const inMonth = documents.filter(({ date }) => date.startsWith(period.month));
  const wantedIds = inMonth.map(({ id }) => id);
  const cancelledIds = inMonth.filter(({ isCancelled }) => isCancelled).map(({ id }) => id);
  const writeIds = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  const isSame =
    writeIds(issuedNumbers.flatMap((row) => row.documentIds)) === writeIds(wantedIds) &&
    writeIds(issuedNumbers.flatMap((row) => row.cancelledIds)) === writeIds(cancelledIds);
  return isSame ? [] : ["table 13"];
}

function listTotals({ listedDocuments, smallSupplies, untaxedSupplies }: Gstr1): [LineTable, Cell][] {
  return [
    ...LISTED_TABLES.map((table): [LineTable, Cell] => [table, listedDocuments[table].total]),
    ["7", smallSupplies.total],
    ["8", untaxedSupplies.total],
  ];
}

function sumSigned(documents: readonly OutwardDocument[]): Amounts {
  return sumAmounts(
    documents.flatMap(({ kind, lines }) =>
      lines.map((line: DocumentLine) => signAmounts(line, kind === "creditNote")),
    ),
  );
}

function writeAmounts({ taxable, cgst, sgst, igst }: Amounts): string {
  return `${taxable} ${cgst} ${sgst} ${igst}`;
}
