import { archive, type Entry } from "./archive.ts";

/** The parts of a workbook file by name. */
export type Parts = Readonly<Record<string, string | Buffer>>;

/** An .xlsx file with one sheet and one valid customer. `parts` replaces, adds or (undefined) omits parts. */
export function xlsx(parts: Readonly<Record<string, string | Buffer | undefined>> = {}): Buffer {
  return archive(entriesOf(parts));
}

/** The same as archive entries, for an archive with false headers. */
export function entriesOf(parts: Readonly<Record<string, string | Buffer | undefined>> = {}): Entry[] {
  return Object.entries({ ...PLAIN, ...parts }).flatMap(([name, data]) =>
    data === undefined ? [] : [{ name, data: Buffer.from(data) }],
  );
}

/** A sheet with the given XML as its cells. */
export function sheetXml(rows: string, before = ""): string {
  return `${XML}<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData></worksheet>`;
}

/** A row of text cells, from column A. */
export function rowXml(number: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, at) => `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** The headings required for customers. */
export const HEADINGS = ["Customer", "Address", "Place", "Mobile"];
/** A valid customer row for them. */
export const SOUND = ["Asha Medicals", "Main Road", "Adoor", "9847012345"];
export const XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The workbook part: one sheet element for each given attribute text. */
export function workbookXml(sheets: readonly string[] = [`name="Sheet1"`]): string {
  const elements = sheets.map(
    (attributes, at) => `<sheet ${attributes} sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${elements.join("")}</sheets></workbook>`;
}

/** The relations part: the path of each sheet. */
export function relationsXml(count = 1, more = ""): string {
  const sheets = Array.from(
    { length: count },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets.join("")}${more}</Relationships>`;
}

const PLAIN: Parts = {
  "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": workbookXml(),
  "xl/_rels/workbook.xml.rels": relationsXml(),
  "xl/worksheets/sheet1.xml": sheetXml(rowXml(1, HEADINGS) + rowXml(2, SOUND)),
};
