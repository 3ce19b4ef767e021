import { makeArchive, type Entry } from "./archive.ts";

/** The parts of a workbook file by name. */
export type Parts = Readonly<Record<string, string | Buffer>>;

/**
 * An .xlsx file with one sheet and one valid customer. `parts` replaces, adds or (undefined) omits
 * parts.
 */
export function makeXlsx(parts: Readonly<Record<string, string | Buffer | undefined>> = {}): Buffer {
  return makeArchive(makeEntries(parts));
}

/** The same as archive entries, for an archive with false headers. */
export function makeEntries(parts: Readonly<Record<string, string | Buffer | undefined>> = {}): Entry[] {
  return Object.entries({ ...PLAIN_PARTS, ...parts }).flatMap(([name, data]) =>
    data === undefined ? [] : [{ name, data: Buffer.from(data) }],
  );
}

/** A sheet with the given XML as its cells. */
export function makeSheetXml(rows: string, before = ""): string {
  return `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}">${before}<sheetData>${rows}</sheetData></worksheet>`;
}

/** A row of text cells, from column A. */
export function makeRowXml(number: number, texts: readonly string[]): string {
  const cells = texts.map(
    (text, at) => `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${cells.join("")}</row>`;
}

/** The headings required for customers. */
export const CUSTOMER_HEADINGS = ["Customer", "Address", "Place", "Mobile"];
/** A valid customer row for them. */
export const SOUND_ROW = ["Asha Medicals", "Main Road", "Adoor", "9847012345"];
export const XML_DECLARATION = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;

const MAIN_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS_NAMESPACE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE_NAMESPACE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The workbook part: one sheet element for each given attribute text. */
export function makeWorkbookXml(sheets: readonly string[] = [`name="Sheet1"`]): string {
  const elements = sheets.map(
    (attributes, at) => `<sheet ${attributes} sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONS_NAMESPACE}"><sheets>${elements.join("")}</sheets></workbook>`;
}

/** The relations part: the path of each sheet. */
export function makeRelationsXml(count = 1, more = ""): string {
  const sheets = Array.from(
    { length: count },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS_NAMESPACE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${sheets.join("")}${more}</Relationships>`;
}

const PLAIN_PARTS: Parts = {
  "[Content_Types].xml": `${XML_DECLARATION}<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${XML_DECLARATION}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships"><Relationship Id="rId1" Type="${RELATIONS_NAMESPACE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": makeWorkbookXml(),
  "xl/_rels/workbook.xml.rels": makeRelationsXml(),
  "xl/worksheets/sheet1.xml": makeSheetXml(makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, SOUND_ROW)),
};
