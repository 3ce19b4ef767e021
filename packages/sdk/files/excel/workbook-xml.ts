import type { CellKind, CellValue } from "../cells/cell-kind.ts";
import type { ExportSheet } from "../sheet.ts";

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The namespace of sheets, texts and styles (ECMA-376, SpreadsheetML). */
export const MAIN_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
/** Characters of XML that are passed on at a time. */
export const PART_SIZE = 64 * 1024;
/** Matches most texts: no underscore, no character with a meaning in XML, ASCII only. */
const HARMLESS_TEXT = /^[ !#-%'-;=?-^`-~]{0,1000}$/;
/** Excel's limit of characters in a cell. */
const MAX_CELL_TEXT = 32_767;
const XML_ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

export function escapeXml(text: string): string {
  if (HARMLESS_TEXT.test(text)) return text;
  return (
    text
      .slice(0, MAX_CELL_TEXT)
      // Excel reads _x0041_ as the code of a character; a text that itself contains this is
      // escaped.
      .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
      // XML can hold neither unpaired surrogates nor these control characters.
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd")
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
      .replace(/[&<>"\r]/g, (character) => XML_ENTITIES[character] ?? character)
  );
}

const RELATION_NAMESPACE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const contentTypes =
  `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
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

export const packageLinks = writeLinks(["officeDocument", "xl/workbook.xml"]);

export const workbookLinks = writeLinks(
  ["worksheet", "worksheets/sheet1.xml"],
  ["styles", "styles.xml"],
  ["sharedStrings", "sharedStrings.xml"],
);

/** The workbook has one sheet, whose header is repeated on each printed page. */
export function writeWorkbookXml({ title, notes }: ExportSheet): string {
  // Excel allows 31 characters and forbids some.
  const allowedTitle = title
    .replace(/[\\/?*[\]:]/g, " ")
    .slice(0, 31)
    .replace(/^'+|'+$/g, "");
  const name = allowedTitle.trim() === "" ? "Report" : allowedTitle;
  const head = getHeadLine(notes);
  return (
    `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}"><sheets>` +
    `<sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${escapeXml(`'${name.replaceAll("'", "''")}'!$${head}:$${head}`)}</definedName>` +
    `</definedNames></workbook>`
  );
}

/** Counted from 1: below the title, the notes and an empty line. */
export function getHeadLine(notes: readonly string[]): number {
  return notes.length + 3;
}

// Negative amounts are red with a minus sign, as on screen.
const NUMBER_FORMATS = [
  "",
  "#,##0.00;[Red]-#,##0.00",
  '#,##0.00" Dr";#,##0.00" Cr";0.00',
  "dd-mm-yyyy",
  'General"%"',
];
const PLAIN_FORMAT = 0;
const TWO_DECIMALS = 1;
const STYLE_OF: Readonly<Record<CellKind, number>> = {
  text: PLAIN_FORMAT,
  tag: PLAIN_FORMAT,
  serial: PLAIN_FORMAT,
  number: PLAIN_FORMAT,
  money: TWO_DECIMALS,
  quantity: TWO_DECIMALS,
  balance: 2,
  date: 3,
  percent: 4,
};

export function chooseStyle(kind: CellKind, isBold: boolean): number {
  return STYLE_OF[kind] + (isBold ? NUMBER_FORMATS.length : 0);
}

export const headStyle = 2 * NUMBER_FORMATS.length;

export function chooseLabelStyle(level: number): number {
  return headStyle + Math.min(Math.max(level, 1), MAX_INDENT);
}

/**
 * The same style with Excel's mark for a text that was typed after an apostrophe: the cell does not
 * show one, and its text does not become a formula when somebody edits the cell.
 */
export function chooseQuotedStyle(style: number): number {
  return style + STYLE_COUNT;
}

const MAX_INDENT = 4;
const STYLE_COUNT = 2 * NUMBER_FORMATS.length + 1 + MAX_INDENT;
const FIRST_FORMAT = 164;

/**
 * Number formats; plain and bold fonts; cell styles of each kind in both, then of headings and
 * groups, and the same again for `chooseQuotedStyle`. In the order used by `chooseStyle`.
 */
export const styles =
  `${XML_DECLARATION}<styleSheet xmlns="${MAIN_NAMESPACE}"><numFmts count="${NUMBER_FORMATS.length - 1}">` +
  NUMBER_FORMATS.slice(1)
    .map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escapeXml(code)}"/>`)
    .join("") +
  `</numFmts><fonts count="2">${writeFont("")}${writeFont("<b/>")}</fonts>` +
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `<fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/><bgColor indexed="64"/></patternFill></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="${2 * STYLE_COUNT}">${writeCellStyles("")}${writeCellStyles(' quotePrefix="1"')}` +
  `</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function writeCellStyles(more: string): string {
  return [
    ...[0, 1].flatMap((face) => NUMBER_FORMATS.map((_, at) => writeCellStyle(more, at, face))),
    writeCellStyle(more, PLAIN_FORMAT, 1, 2),
    ...Array.from({ length: MAX_INDENT }, (_, at) => writeCellStyle(more, PLAIN_FORMAT, 1, 0, at)),
  ].join("");
}

/** `more` is further attributes. */
function writeCellStyle(more: string, format: number, face: number, fill = 0, indent = 0): string {
  const start = `<xf numFmtId="${format === PLAIN_FORMAT ? 0 : FIRST_FORMAT + format - 1}" fontId="${face}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${more}`;
  return indent === 0
    ? `${start}/>`
    : `${start} applyAlignment="1"><alignment horizontal="left" indent="${indent}"/></xf>`;
}

function writeFont(face: string): string {
  return `<font>${face}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
}

function writeLinks(...targets: readonly (readonly [type: string, target: string])[]): string {
  return (
    `${XML_DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
    targets
      .map(
        ([type, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="${RELATION_NAMESPACE}/${type}" Target="${target}"/>`,
      )
      .join("") +
    `</Relationships>`
  );
}

/** A, B … Z, AA … */
export function makeColumnName(at: number): string {
  return (at >= 26 ? makeColumnName(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
}

/** Dates as Excel's day numbers, counted from the end of 1899; undefined if the cell is a text. */
export function toCellNumber(kind: CellKind, value: CellValue): number | undefined {
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
