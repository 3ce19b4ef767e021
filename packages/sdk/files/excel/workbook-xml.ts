import type { CellKind, CellValue } from "../cells/cell-kind.ts";
import type { ExportSheet } from "../sheet.ts";

/** The XML declaration at the start of every part of a workbook. */
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The namespace of sheets, texts and styles (ECMA-376, SpreadsheetML). */
export const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** Characters of XML that are passed on at a time. */
export const PART = 64 * 1024;
/** Matches most texts: no underscore, no character with a meaning in XML, ASCII only. */
const HARMLESS = /^[ !#-%'-;=?-^`-~]{0,1000}$/;
/** Excel's limit of characters in a cell. */
const MOST = 32_767;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** Any text, escaped for a workbook's XML. */
export function escaped(text: string): string {
  if (HARMLESS.test(text)) return text;
  return (
    text
      .slice(0, MOST)
      // Excel reads _x0041_ as the code of a character; a text that itself contains this is escaped.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
      // XML can hold neither unpaired surrogates nor these control characters.
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character)
  );
}

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The content type of each part of the package. */
export const contentTypes =
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  [
    ["workbook", "sheet.main"],
    ["worksheets/sheet1", "worksheet"],
    ["styles", "styles"],
    ["sharedStrings", "sharedStrings"],
  ]
    .map(
      ([part, type]) =>
        `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
    )
    .join("") +
  `</Types>`;

/** The link to the workbook. */
export const packageLinks = links(["officeDocument", "xl/workbook.xml"]);

/** The links to the workbook's sheet, styles and texts. */
export const workbookLinks = links(
  ["worksheet", "worksheets/sheet1.xml"],
  ["styles", "styles.xml"],
  ["sharedStrings", "sharedStrings.xml"],
);

/** The workbook: its one sheet, whose header is repeated on each printed page. */
export function workbook({ title, notes }: ExportSheet): string {
  // Excel allows 31 characters and forbids some.
  const allowed = title
    .replace(/[\\/?*[\]:]/g, " ")
    .slice(0, 31)
    .replace(/^'+|'+$/g, "");
  const name = allowed.trim() === "" ? "Report" : allowed;
  const head = headLine(notes);
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
    `<sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${escaped(`'${name.replaceAll("'", "''")}'!$${head}:$${head}`)}</definedName>` +
    `</definedNames></workbook>`
  );
}

/** The line of the column headings, from 1: below the title, notes and an empty line. */
export function headLine(notes: readonly string[]): number {
  return notes.length + 3;
}

// Negative amounts are red with a minus sign, as on screen.
const FORMATS = [
  "",
  "#,##0.00;[Red]-#,##0.00",
  '#,##0.00" Dr";#,##0.00" Cr";0.00',
  "dd-mm-yyyy",
  'General"%"',
];
const PLAIN = 0;
const TWO_DECIMALS = 1;
const STYLE_OF: Readonly<Record<CellKind, number>> = {
  text: PLAIN,
  tag: PLAIN,
  serial: PLAIN,
  number: PLAIN,
  money: TWO_DECIMALS,
  quantity: TWO_DECIMALS,
  balance: 2,
  date: 3,
  percent: 4,
};

/** The style number for cells of a kind. */
export function styleOf(kind: CellKind, isBold: boolean): number {
  return STYLE_OF[kind] + (isBold ? FORMATS.length : 0);
}

/** The style of a heading. */
export const headStyle = 2 * FORMATS.length;

/** The style of a group's label, indented by its level. */
export function labelStyle(level: number): number {
  return headStyle + Math.min(Math.max(level, 1), DEEPEST);
}

const DEEPEST = 4;
const FIRST_FORMAT = 164;

/**
 * Number formats; plain and bold fonts; cell styles of each kind in both, then of headings and groups. In
 * the order used by styleOf.
 */
export const styles =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length - 1}">` +
  FORMATS.slice(1)
    .map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(code)}"/>`)
    .join("") +
  `</numFmts><fonts count="2">${font("")}${font("<b/>")}</fonts>` +
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `<fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/><bgColor indexed="64"/></patternFill></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="${2 * FORMATS.length + 1 + DEEPEST}">` +
  [0, 1].map((face) => FORMATS.map((_, at) => cellStyle(at, face)).join("")).join("") +
  cellStyle(PLAIN, 1, 2) +
  Array.from({ length: DEEPEST }, (_, at) => cellStyle(PLAIN, 1, 0, at)).join("") +
  `</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function cellStyle(format: number, face: number, fill = 0, indent = 0): string {
  const start = `<xf numFmtId="${format === PLAIN ? 0 : FIRST_FORMAT + format - 1}" fontId="${face}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"`;
  return indent === 0
    ? `${start}/>`
    : `${start} applyAlignment="1"><alignment horizontal="left" indent="${indent}"/></xf>`;
}

function font(face: string): string {
  return `<font>${face}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
}

function links(...targets: readonly (readonly [type: string, target: string])[]): string {
  return (
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
    targets
      .map(
        ([type, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
      )
      .join("") +
    `</Relationships>`
  );
}

/** A, B … Z, AA … */
export function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
}

/** The number in a cell, dates as Excel's day numbers, counted from the end of 1899; undefined if it is a text. */
export function numberOf(kind: CellKind, value: CellValue): number | undefined {
  if (kind === "text" || kind === "tag") return undefined;
  if (kind === "date") {
    const day = Date.parse(`${String(value).slice(0, 10)}T00:00:00Z`) / 86_400_000 + 25_569;
    return day >= FIRST_DAY ? day : undefined;
  }
  const number = typeof value === "number" ? value : Number(value);
  // Infinity or NaN would make an invalid file.
  return Number.isFinite(number) ? number : undefined;
}

/** 1 March 1900: programs disagree about the numbers of earlier days. */
const FIRST_DAY = 61;
