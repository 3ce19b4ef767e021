import type { CellKind } from "../../table/table-column.ts";
import type { ExportSheet } from "./export-sheet.ts";
import { escaped, MAIN, XML } from "./workbook-xml.ts";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Which part of the package is what. */
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

/** Where the workbook is. */
export const packageLinks = links(["officeDocument", "xl/workbook.xml"]);

/** Where the workbook's sheet, styles and texts are. */
export const workbookLinks = links(
  ["worksheet", "worksheets/sheet1.xml"],
  ["styles", "styles.xml"],
  ["sharedStrings", "sharedStrings.xml"],
);

/** The workbook: its one sheet, whose head is repeated on each printed page. */
export function workbook({ title, notes }: ExportSheet): string {
  // Excel allows 31 letters and not all of them.
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

/** The line of a sheet, counted from 1, on which the headings stand: below title, notes and an empty line. */
export function headLine(notes: readonly string[]): number {
  return notes.length + 3;
}

const FORMATS = ["", "#,##0.00", '#,##0.00" Dr";#,##0.00" Cr";0.00', "dd-mm-yyyy", 'General"%"'];
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

/** The number of the style that cells of a kind have. */
export function styleOf(kind: CellKind, isBold: boolean): number {
  return STYLE_OF[kind] + (isBold ? FORMATS.length : 0);
}

/** The style of a heading. */
export const headStyle = 2 * FORMATS.length;

/** The style of a group's words, set in by its level. */
export function labelStyle(level: number): number {
  return headStyle + Math.min(Math.max(level, 1), DEEPEST);
}

const DEEPEST = 4;
const FIRST_FORMAT = 164;

/** Number formats; plain and bold; the kinds of cell in both, then headings and groups. In the order that styleOf counts. */
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
