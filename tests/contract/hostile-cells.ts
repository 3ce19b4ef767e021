import { utils } from "xlsx";
import { HEADINGS, rowXml, sheetXml, SOUND, xlsx } from "../imports/workbook-parts.ts";
import type { SentSheet } from "./hostile-spreadsheets.ts";

/** Sheets with hostile or misleading cells. */
export function hostileCells(): Record<string, SentSheet> {
  const sheet = (rows: string, before = "") => xlsx({ "xl/worksheets/sheet1.xml": sheetXml(rows, before) });
  const cells = (row: number, xml: string) => `<row r="${row}">${xml}</row>`;
  const rest = (row: number) =>
    SOUND.slice(1)
      .map((text, at) => `<c r="${"BCD"[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join("");
  const wide = Array.from(
    { length: 16_384 },
    (_, at) =>
      `<c r="${utils.encode_col(at)}1" t="inlineStr"><is><t>${HEADINGS[at] ?? `X${at}`}</t></is></c>`,
  );
  return {
    "a formula that starts a program": {
      file: sheet(
        rowXml(1, HEADINGS) +
          cells(2, `<c r="A2" t="str"><f>cmd|' /C calc'!A0</f><v>Kept value</v></c>${rest(2)}`),
      ),
      rows: [["Kept value", null]],
    },
    "a formula without a value": {
      file: sheet(
        rowXml(1, HEADINGS) + cells(2, `<c r="A2"><f>WEBSERVICE("http://x.example")</f></c>${rest(2)}`),
      ),
      rows: [[undefined, MISSING(2)]],
    },
    "a cell whose formula has failed": {
      file: sheet(rowXml(1, HEADINGS) + cells(2, `<c r="A2" t="e"><f>A9</f><v>#REF!</v></c>${rest(2)}`)),
      rows: [["#REF!", "Row 2: Customer is the error #REF!."]],
    },
    "a sheet that claims a million rows": {
      file: sheet(rowXml(1, HEADINGS) + rowXml(2, SOUND), `<dimension ref="A1:XFD1048576"/>`),
      rows: [ASHA],
    },
    "a cell in the last row and column": {
      file: sheet(
        rowXml(1, HEADINGS) + rowXml(2, SOUND) + cells(1_048_576, `<c r="XFD1048576"><v>1</v></c>`),
      ),
      rows: [ASHA],
    },
    "a row a million rows below": {
      file: sheet(rowXml(1, HEADINGS) + rowXml(1_048_576, SOUND)),
      rows: [ASHA],
    },
    "sixteen thousand columns": { file: sheet(cells(1, wide.join("")) + rowXml(2, SOUND)), rows: [ASHA] },
    "cells merged over all the sheet": {
      file: xlsx({
        "xl/worksheets/sheet1.xml": sheetXml(rowXml(1, HEADINGS) + rowXml(2, SOUND)).replace(
          "</sheetData>",
          `</sheetData><mergeCells><mergeCell ref="A2:XFD1048576"/></mergeCells>`,
        ),
      }),
      rows: [ASHA],
    },
    "headings called __proto__ and constructor": {
      file: sheet(
        rowXml(1, [...HEADINGS, "__proto__", "constructor", "toString", "CompanyID"]) +
          rowXml(2, [...SOUND, "polluted", "polluted", "polluted", "2"]),
      ),
      rows: [ASHA],
    },
    "a name of a million letters": {
      file: sheet(rowXml(1, HEADINGS) + rowXml(2, ["x".repeat(1_000_000), ...SOUND.slice(1)])),
      rows: [["x".repeat(1000), "Row 2: Customer must have at most 200 characters."]],
    },
    "control characters, a written-back-to-front name and half a character": {
      file: sheet(
        rowXml(1, HEADINGS) + rowXml(2, ["Asha\u0000\u0007\u202e Medi\u200bcals&#xD800;", ...SOUND.slice(1)]),
      ),
      rows: [ASHA],
    },
    "a name in Malayalam, whose joiners stay": {
      file: sheet(rowXml(1, HEADINGS) + rowXml(2, ["ആശ മെഡിക്കല്\u200dസ്", ...SOUND.slice(1)])),
      rows: [["ആശ മെഡിക്കല്\u200dസ്".normalize("NFC"), null]],
    },
    "markup in a name": {
      file: sheet(rowXml(1, HEADINGS) + rowXml(2, ["&lt;img src=x onerror=alert(1)&gt;", ...SOUND.slice(1)])),
      rows: [["<img src=x onerror=alert(1)>", null]],
    },
  };
}

const MISSING = (row: number) =>
  `Row ${row} is missing required fields: Customer, Address, Place, or Mobile.`;

const ASHA = ["Asha Medicals", null] as const;
