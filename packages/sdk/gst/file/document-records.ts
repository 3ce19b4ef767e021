import type { Gstr1 } from "../make-gstr1.ts";
import type { Steps } from "../steps.ts";
import type { DocumentRow, ListedTable } from "../tables/listed-documents.ts";
import { arrangeKeys, type KeyValues } from "./arrange-keys.ts";
import { DOCUMENT_SECTIONS, type StatedDocument } from "./describe-document.ts";
import type { FileRecord } from "./file-parts.ts";
import { writeJson } from "./json-text.ts";

/** The documents of tables 4, 5, 6 and 9B, each as a record of its section. */
export function* makeDocumentRecords(
  { listedDocuments }: Gstr1,
  isLeftOut: (documentId: number) => boolean,
): Steps<FileRecord[]> {
  const records: FileRecord[] = [];
  for (const [section, tables] of SECTION_TABLES) {
    const rows = tables
      .flatMap((table) => listedDocuments[table].rows)
      .filter(({ document }) => !isLeftOut(document.id));
    for (const row of rows.toSorted(compareRows)) {
      records.push(makeDocumentRecord(section, section, describeRow(row)));
      yield KEYS_OF_DOCUMENT;
    }
  }
  return records;
}

type SectionName = keyof typeof DOCUMENT_SECTIONS;

/** `key` is the section itself, or the one that amends it; this one has `original` in addition. */
export function makeDocumentRecord(
  section: SectionName,
  key: string,
  document: StatedDocument,
  original: KeyValues = {},
): FileRecord {
  const { describe, describeItem, group } = DOCUMENT_SECTIONS[section];
  const itms = document.items.map((item) => arrangeKeys(key, "item", describeItem(document, item)));
  const record = arrangeKeys(key, "invoice", { ...describe(document), ...original, itms });
  return { key, text: writeJson(record), ...(group && { group: group(document) }) };
}

const SECTION_TABLES: readonly (readonly [SectionName, readonly ListedTable[]])[] = [
  ["b2b", ["4A", "4B", "6B", "6C"]],
  ["b2cl", ["5"]],
  ["exp", ["6A"]],
  ["cdnr", ["9B-registered"]],
  ["cdnur", ["9B-unregistered"]],
];

function describeRow({ document, party, isInterState, items }: DocumentRow): StatedDocument {
  const { kind, number, date, value, placeOfSupply, isReverseCharge } = document;
  return {
    ...{ kind, number, date, value, placeOfSupply, isReverseCharge, isInterState, items },
    ...{ partyKind: party.kind, ...(party.gstin !== undefined && { gstin: party.gstin }) },
  };
}

/** About as many keys as the record of a document has. */
const KEYS_OF_DOCUMENT = 15;

/** By day, then as they were entered, across the tables of a section. */
function compareRows(a: DocumentRow, b: DocumentRow): number {
  if (a.document.date !== b.document.date) return a.document.date < b.document.date ? -1 : 1;
  return a.document.id - b.document.id;
}
