import { getFinancialYear } from "../../books/years/financial-year.ts";
import { scanJson, type JsonLimits } from "../../scan-json.ts";
import {
  joinPath,
  openFields,
  readDay,
  readFileGstin,
  readMonth,
  readObject,
  type Fields,
} from "./fields.ts";
import { NO_BLOCK, readBlock, readDocument, SECTION_READERS, type SupplierBlock } from "./read-documents.ts";
import type { Refusal, RefusalCode, Statement2b, StatementDocument, StatementSection } from "./statement.ts";

/** What a file may be. */
export interface StatementLimits {
  /** The company's GSTIN: the file of another one is refused. */
  gstin: string;
  /** `YYYY-MM`: the file of another month is refused. */
  month: string;
  /** Of the file; a text may have as many characters. */
  bytes?: number;
  documents?: number;
}

export interface StatementReading {
  /** Undefined if the whole file is refused: the only refusal says why. */
  statement: Statement2b | undefined;
  /** The first ones; all others were taken. */
  refusals: readonly Refusal[];
  refusedCount: number;
  /** The parts of the file that are not read at all, by their path: `data.docdata.ecom`. */
  unreadParts: readonly string[];
}

/**
 * Reads a GSTR-2B file in which anything may be. Its size, depth and amount of values are looked at
 * before it is parsed. A document with a field that is wrong is refused as a whole, with the path of
 * its first wrong field, as is the block of a supplier whose own fields are wrong; other documents
 * are taken.
 */
export function readStatement2b(file: string | Uint8Array, limits: StatementLimits): StatementReading {
  const root = parseFile(file, limits.bytes ?? DEFAULT_BYTES);
  if ("code" in root) return refuseFile(root);
  const data = readObject(root, "data");
  const parts = readObject(data, "docdata");
  const gstin = readFileGstin(data, "gstin");
  const month = readMonth(data, "rtnprd");
  const madeOn = readDay(data, "gendt", { isOptional: true });
  const refusal = root.refusal ?? data.refusal;
  if (refusal) return refuseFile(refusal);
  if (gstin !== limits.gstin.trim().toUpperCase())
    return refuseFile({ path: "data.gstin", code: "otherCompany" });
  if (month !== limits.month) return refuseFile({ path: "data.rtnprd", code: "otherMonth" });
  if (countDocuments(parts) > (limits.documents ?? DEFAULT_DOCUMENTS))
    return refuseFile({ path: "data.docdata", code: "tooManyDocuments" });
  const { documents, refusals, refusedCount } = readSections(parts);
  return {
    statement: { gstin, month, madeOn, documents },
    refusals,
    refusedCount,
    unreadParts: [
      ...listUnread(root, ROOT_PARTS),
      ...listUnread(data, DATA_PARTS),
      ...listUnread(parts, new Set(READ_SECTIONS)),
    ],
  };
}

function refuseFile(refusal: Refusal): StatementReading {
  return { statement: undefined, refusals: [refusal], refusedCount: 1, unreadParts: [] };
}

/** The file as an object, or why it is refused. */
function parseFile(file: string | Uint8Array, mostBytes: number): Fields | Refusal {
  const refuse = (code: RefusalCode, path = ""): Refusal => ({ path, code });
  if (file.length > mostBytes) return refuse("tooLarge");
  const decodedText = decodeText(file);
  if (decodedText === undefined) return refuse("notUtf8");
  const text = decodedText.startsWith("\uFEFF") ? decodedText.slice(1) : decodedText;
  const { depth, values, fields, repeatedName, repeatedAt } = scanAtOnce(text);
  if (depth > JSON_LIMITS.depth) return refuse("nestedTooDeeply");
  if (values > JSON_LIMITS.values) return refuse("tooManyValues");
  if (fields > JSON_LIMITS.fields) return refuse("tooManyFields");
  const parsedFile = parseJson(text);
  if (parsedFile === undefined) return refuse("notJson");
  if (repeatedName !== undefined) return refuse("repeatedName", formatPath(repeatedAt));
  return openFields(parsedFile, "");
}

function decodeText(file: string | Uint8Array): string | undefined {
  if (typeof file === "string") return file;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** No JSON is undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function scanAtOnce(text: string) {
  const steps = scanJson(text, JSON_LIMITS);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Suppliers' blocks count too. */
function countDocuments(parts: Fields): number {
  let count = 0;
  for (const section of READ_SECTIONS) {
    const { list } = SECTION_READERS[section];
    const blocks = getList(parts.values, section);
    count += blocks.length;
    if (list !== undefined) for (const block of blocks) count += getList(block, list).length;
  }
  return count;
}

function getList(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return [];
  const list: unknown = (value as Record<string, unknown>)[name]; // any object has names
  return Array.isArray(list) ? list : [];
}

function readSections(parts: Fields) {
  const documents: StatementDocument[] = [];
  const refusals: Refusal[] = [];
  let refusedCount = 0;
  const seenDocuments = new Set<string>();
  const refuse = (refusal: Refusal) => {
    if ((refusedCount += 1) <= MOST_REFUSALS) refusals.push(refusal);
  };
  for (const entry of listEntries(parts, refuse)) {
    const { path } = entry;
    const fields = openFields(entry.value, path);
    const document = readDocument(fields, entry);
    const key = fields.refusal ? undefined : makeDocumentKey(document);
    if (fields.refusal) refuse(fields.refusal);
    else if (key !== undefined && seenDocuments.has(key)) refuse({ path, code: "repeatedDocument" });
    else documents.push(document);
    if (key !== undefined) seenDocuments.add(key);
  }
  return { documents, refusals, refusedCount };
}

interface StatementEntry {
  section: StatementSection;
  block: SupplierBlock;
  value: unknown;
  path: string;
}

/** Each document with the block of its supplier, which is refused as a whole if it has a wrong field. */
function* listEntries(parts: Fields, refuse: (refusal: Refusal) => void): Generator<StatementEntry> {
  for (const section of READ_SECTIONS) {
    const { list } = SECTION_READERS[section];
    for (const [at, value] of openList(parts, section, refuse).entries()) {
      const path = `${joinPath(parts.path, section)}[${at}]`;
      if (list === undefined) {
        yield { section, block: NO_BLOCK, value, path };
        continue;
      }
      const fields = openFields(value, path);
      const block = readBlock(fields);
      if (fields.refusal) refuse(fields.refusal);
      else
        for (const [index, entry] of openList(fields, list, refuse).entries())
          yield { section, block, value: entry, path: `${path}.${list}[${index}]` };
    }
  }
}

/** A list that is left out is empty: a month may have no documents of a section. */
function openList(fields: Fields, name: string, refuse: (refusal: Refusal) => void): readonly unknown[] {
  const value = Object.hasOwn(fields.values, name) ? fields.values[name] : undefined;
  if (Array.isArray(value)) return value;
  if (value !== undefined && value !== null) refuse({ path: joinPath(fields.path, name), code: "notAList" });
  return [];
}

/**
 * A supplier gives a number once in a financial year. A distributor passes on one document in two
 * parts, one eligible and one not; a bill of entry may be there again after a change.
 */
function makeDocumentKey({ section, kind, gstin, number, date }: StatementDocument): string | undefined {
  if (section === "isd" || section === "impg") return undefined;
  return [section, kind, gstin, number.toUpperCase(), getFinancialYear(date).start].join(" ");
}

function listUnread({ values, path }: Fields, readNames: ReadonlySet<string>): string[] {
  return Object.keys(values)
    .filter((name) => !readNames.has(name))
    .map((name) => joinPath(path, name).slice(0, MOST_PATH_CHARACTERS));
}

function formatPath(names: readonly (string | number)[]): string {
  return names
    .reduce<string>(
      (path, name) => (typeof name === "number" ? `${path}[${name}]` : joinPath(path, name)),
      "",
    )
    .slice(0, MOST_PATH_CHARACTERS);
}

const READ_SECTIONS: readonly StatementSection[] = ["b2b", "b2ba", "cdnr", "cdnra", "isd", "impg"];
/** These have no documents: sums of the month and of each supplier, and a digest. */
const ROOT_PARTS: ReadonlySet<string> = new Set(["data", "chksum"]);
const DATA_PARTS: ReadonlySet<string> = new Set([
  ...["gstin", "rtnprd", "version", "gendt", "itcsumm", "cpsumm", "docdata"],
]);
/** Several times a file of 20,000 documents. */
const DEFAULT_BYTES = 48 * 1024 * 1024;
const DEFAULT_DOCUMENTS = 50_000;
/** The format nests nine deep; a document has about forty values. */
const JSON_LIMITS: JsonLimits = { depth: 16, values: 3_000_000, fields: 200 };
const MOST_REFUSALS = 1_000;
const MOST_PATH_CHARACTERS = 200;
