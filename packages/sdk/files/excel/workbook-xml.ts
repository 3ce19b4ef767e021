import type { CellKind } from "../cells/cell-kind.ts";
import type { PageFormat } from "../sheet.ts";

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The namespace of sheets, texts and styles (ECMA-376, SpreadsheetML). */
export const MAIN_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATION_NAMESPACE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export function writeContentTypes(sheetCount: number): string {
  const parts = [
    ["workbook", "sheet.main"],
    ...listSheetPaths(sheetCount).map((path) => [path, "worksheet"]),
    ["styles", "styles"],
    ["sharedStrings", "sharedStrings"],
  ];
  return (
    `${XML_DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    parts
      .map(
        ([part, type]) =>
          `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
      )
      .join("") +
    `</Types>`
  );
}

/** In the folder `xl`, without `.xml`. */
export function listSheetPaths(sheetCount: number): string[] {
  return Array.from({ length: sheetCount }, (_, at) => `worksheets/sheet${at + 1}`);
}

export const packageLinks = writeLinks(["officeDocument", "xl/workbook.xml"]);

/** The sheets come first, so that their numbers are those of their links. */
export function writeWorkbookLinks(sheetCount: number): string {
  return writeLinks(
    ...listSheetPaths(sheetCount).map((path) => ["worksheet", `${path}.xml`] as const),
    ["styles", "styles.xml"],
    ["sharedStrings", "sharedStrings.xml"],
  );
}

/** Excel allows 31 characters and forbids some. */
export function makeSheetName(title: string): string {
  const allowedTitle = title
    .replace(/[\\/?*[\]:]/g, " ")
    .slice(0, 31)
    .replace(/^'+|'+$/g, "");
  return allowedTitle.trim() === "" ? "Report" : allowedTitle;
}

/** A sheet whose header is repeated on each printed page. `name` is escaped for XML. */
export interface NamedHead {
  name: string;
  head: number;
}

export function writeWorkbookXml(sheets: readonly NamedHead[]): string {
  return (
    `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATION_NAMESPACE}"><sheets>` +
    sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("") +
    `</sheets><definedNames>` +
    sheets
      .map(
        ({ name, head }, at) =>
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${name.replaceAll("'", "''")}'!$${head}:$${head}</definedName>`,
      )
      .join("") +
    `</definedNames></workbook>`
  );
}

/** The header is frozen. `widths` are in characters. */
export function writeSheetStart(head: number, deepestLevel: number, widths: readonly number[]): string {
  return (
    `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}"><sheetPr><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${deepestLevel}"/>` +
    `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join("")}</cols><sheetData>`
  );
}

/** `pageWords` is a pattern with {page} and {pages}, escaped for XML. */
export function writeSheetEnd(filter: string, page: PageFormat | undefined, pageWords: string): string {
  const footer = pageWords.replace("{page}", "&amp;P").replace("{pages}", "&amp;N");
  return (
    `</sheetData>${filter}<pageMargins left="0.4" right="0.4" top="0.4" bottom="0.6" header="0.3" footer="0.3"/>` +
    `<pageSetup paperSize="${page === "a3-landscape" ? 8 : 9}" orientation="${page === "a4-portrait" ? "portrait" : "landscape"}" fitToHeight="0"/>` +
    `<headerFooter><oddFooter>&amp;R${footer}</oddFooter></headerFooter></worksheet>`
  );
}

/** Counted from 1: below the title, the notes and an empty line. */
export function getHeadLine(notes: readonly string[]): number {
  return notes.length + 3;
}

// Escaped for XML. Negative amounts are red with a minus sign, as on screen.
const NUMBER_FORMATS = [
  "",
  "#,##0.00;[Red]-#,##0.00",
  "#,##0.00&quot; Dr&quot;;#,##0.00&quot; Cr&quot;;0.00",
  "dd-mm-yyyy",
  "General&quot;%&quot;",
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
    .map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`)
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
