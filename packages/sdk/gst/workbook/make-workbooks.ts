import { readJson, type JsonNode } from "../check/read-json.ts";
import type { Gstr1File } from "../file/write-gstr1-file.ts";
import { WORKBOOK_FORMAT, type SheetFormat } from "../format/workbook-format.ts";
import { chooseCellMaker, type WorkbookCell } from "./cell-values.ts";

/** A sheet of the offline tool's workbook. */
export interface WorkbookSheet {
  name: string;
  /** The table in words, which the tool does not read. */
  title: string;
  /** The line of the headings, counted from 1; rows follow it. */
  headerRow: number;
  columns: readonly string[];
  rows: readonly (readonly WorkbookCell[])[];
}

/**
 * The return as workbooks of the offline tool, from its file, so that both state the same. It is one
 * workbook, or more if a sheet has more rows than the tool reads; a document's rows stay together.
 */
export function makeGstr1Workbooks(files: readonly Pick<Gstr1File, "text">[]): WorkbookSheet[][] {
  const rowsBySection = new Map<string, FileRow[]>();
  for (const { text } of files) collectRows(readJson(text), rowsBySection);
  const sheets = WORKBOOK_FORMAT.sheets.map((format) => ({
    format,
    parts: splitRows(rowsBySection.get(format.section) ?? [], format),
  }));
  const count = Math.max(...sheets.map(({ parts }) => parts.length));
  return Array.from({ length: count }, (_, at) =>
    sheets.map(({ format, parts }) => makeSheet(format, parts[at] ?? [])),
  );
}

/** The values of an item, and those of what it is in, by their keys in the file. */
export type FileRow = ReadonlyMap<string, string>;

function collectRows(file: JsonNode, rowsBySection: Map<string, FileRow[]>): void {
  for (const [key, node] of file.is === "object" ? file.entries : [])
    for (const [section, list] of listSections(key, node)) {
      const rows = rowsBySection.get(section) ?? [];
      rowsBySection.set(section, rows);
      rows.push(...list.flatMap((each) => listRows(each, NO_VALUES)));
    }
}

type Section = readonly [section: string, list: readonly JsonNode[]];

function listSections(key: string, node: JsonNode): Section[] {
  if (node.is === "array") return [[key, node.items]];
  if (node.is !== "object") return [];
  return node.entries.flatMap(([member, list]): Section[] =>
    list.is === "array" ? [[SECTIONS_OF_MEMBERS[member] ?? key, list.items]] : [],
  );
}

/** One for each innermost object of the lists; objects that are in no list are opened. */
function listRows(node: JsonNode, outer: FileRow): FileRow[] {
  const values = new Map(outer);
  const lists: JsonNode[] = [];
  readValues(node, values, lists);
  if (lists.length === 0) return [values];
  return lists.flatMap((list) =>
    list.is === "array" ? list.items.flatMap((each) => listRows(each, values)) : [],
  );
}

function readValues(node: JsonNode, values: Map<string, string>, lists: JsonNode[]): void {
  for (const [key, each] of node.is === "object" ? node.entries : []) {
    if (each.is === "array") lists.push(each);
    else if (each.is === "object") readValues(each, values, lists);
    else values.set(key, each.text);
  }
}

function splitRows(rows: readonly FileRow[], format: SheetFormat): FileRow[][] {
  const { first_data_row: first, last_data_row: last } = format;
  const capacity = last === null ? Infinity : last - first + 1;
  const parts: FileRow[][] = [[]];
  for (const document of collectByDocument(rows)) {
    if ((parts.at(-1)?.length ?? 0) + document.length > capacity) parts.push([]);
    parts.at(-1)?.push(...document);
  }
  return parts;
}

function collectByDocument(rows: readonly FileRow[]): FileRow[][] {
  const groups: FileRow[][] = [];
  let before: string | undefined;
  for (const row of rows) {
    const number = row.get("inum") ?? row.get("nt_num");
    if (number !== undefined && number === before) groups.at(-1)?.push(row);
    else groups.push([row]);
    before = number;
  }
  return groups;
}

function makeSheet(
  { sheet, table, header_row: headerRow, columns, section }: SheetFormat,
  rows: readonly FileRow[],
) {
  const makers = columns.map((column) => chooseCellMaker(section, column));
  return {
    ...{ name: sheet, title: table, headerRow, columns },
    rows: rows.map((row) => makers.map((makeCell) => makeCell(row))),
  };
}

const NO_VALUES: FileRow = new Map();
/** Sheets of table 12; the others are named after the section. */
const SECTIONS_OF_MEMBERS: Readonly<Record<string, string>> = {
  ...{ data: "hsn", hsn_b2b: "hsn(b2b)", hsn_b2c: "hsn(b2c)" },
};
