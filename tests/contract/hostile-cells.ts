import { utils } from "xlsx";
import {
  CUSTOMER_HEADINGS,
  makeRowXml,
  makeSheetXml,
  SOUND_ROW,
  makeXlsx,
} from "../imports/workbook-parts.ts";
import type { SentSheet } from "./hostile-spreadsheets.ts";

/** Sheets with hostile or misleading cells. */
export function makeHostileCells(): Record<string, SentSheet> {
  const makeSheet = (rows: string, before = "") =>
    makeXlsx({ "xl/worksheets/sheet1.xml": makeSheetXml(rows, before) });
  const makeRow = (row: number, xml: string) => `<row r="${row}">${xml}</row>`;
  const makeRemainingCells = (row: number) =>
    SOUND_ROW.slice(1)
      .map((text, at) => `<c r="${"BCD"[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join("");
  const wide = Array.from(
    { length: 16_384 },
    (_, at) =>
      `<c r="${utils.encode_col(at)}1" t="inlineStr"><is><t>${CUSTOMER_HEADINGS[at] ?? `X${at}`}</t></is></c>`,
  );
  return {
    "a formula that starts a program": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) +
          makeRow(
            2,
            `<c r="A2" t="str"><f>cmd|' /C calc'!A0</f><v>Kept value</v></c>${makeRemainingCells(2)}`,
          ),
      ),
      rows: [["Kept value", null]],
    },
    "a formula without a value": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) +
          makeRow(2, `<c r="A2"><f>WEBSERVICE("http://x.example")</f></c>${makeRemainingCells(2)}`),
      ),
      rows: [[undefined, MISSING(2)]],
    },
    "a cell whose formula has failed": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) +
          makeRow(2, `<c r="A2" t="e"><f>A9</f><v>#REF!</v></c>${makeRemainingCells(2)}`),
      ),
      rows: [["#REF!", "Row 2: Customer is the error #REF!."]],
    },
    "a sheet that claims a million rows": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, SOUND_ROW),
        `<dimension ref="A1:XFD1048576"/>`,
      ),
      rows: [ASHA_ROW],
    },
    "a cell in the last row and column": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) +
          makeRowXml(2, SOUND_ROW) +
          makeRow(1_048_576, `<c r="XFD1048576"><v>1</v></c>`),
      ),
      rows: [ASHA_ROW],
    },
    "a row a million rows below": {
      file: makeSheet(makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(1_048_576, SOUND_ROW)),
      rows: [ASHA_ROW],
    },
    "sixteen thousand columns": {
      file: makeSheet(makeRow(1, wide.join("")) + makeRowXml(2, SOUND_ROW)),
      rows: [ASHA_ROW],
    },
    "cells merged over all the sheet": {
      file: makeXlsx({
        "xl/worksheets/sheet1.xml": makeSheetXml(
          makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, SOUND_ROW),
        ).replace("</sheetData>", `</sheetData><mergeCells><mergeCell ref="A2:XFD1048576"/></mergeCells>`),
      }),
      rows: [ASHA_ROW],
    },
    "headings called __proto__ and constructor": {
      file: makeSheet(
        makeRowXml(1, [...CUSTOMER_HEADINGS, "__proto__", "constructor", "toString", "CompanyID"]) +
          makeRowXml(2, [...SOUND_ROW, "polluted", "polluted", "polluted", "2"]),
      ),
      rows: [ASHA_ROW],
    },
    "a name of a million letters": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, ["x".repeat(1_000_000), ...SOUND_ROW.slice(1)]),
      ),
      rows: [["x".repeat(1000), "Row 2: Customer must have at most 200 characters."]],
    },
    "control characters, a written-back-to-front name and half a character": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) +
          makeRowXml(2, ["Asha\u0000\u0007\u202e Medi\u200bcals&#xD800;", ...SOUND_ROW.slice(1)]),
      ),
      rows: [ASHA_ROW],
    },
    "a name in Malayalam, whose joiners stay": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, ["ആശ മെഡിക്കല്\u200dസ്", ...SOUND_ROW.slice(1)]),
      ),
      rows: [["ആശ മെഡിക്കല്\u200dസ്".normalize("NFC"), null]],
    },
    "markup in a name": {
      file: makeSheet(
        makeRowXml(1, CUSTOMER_HEADINGS) +
          makeRowXml(2, ["&lt;img src=x onerror=alert(1)&gt;", ...SOUND_ROW.slice(1)]),
      ),
      rows: [["<img src=x onerror=alert(1)>", null]],
    },
  };
}

const MISSING = (row: number) =>
  `Row ${row} is missing required fields: Customer, Address, Place, or Mobile.`;

const ASHA_ROW = ["Asha Medicals", null] as const;
