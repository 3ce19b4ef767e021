import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import {
  CUSTOMER_HEADINGS,
  makeRowXml,
  makeSheetXml,
  makeXlsx,
  SOUND_ROW,
} from "../../../tests/imports/workbook-parts.ts";
import { cleanWorkbook } from "./clean-workbook.ts";
import { readSheet } from "./read-sheet.ts";

const SHEET_PART = "xl/worksheets/sheet1.xml";
const soundRows = makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, SOUND_ROW);

it.each<[string, string, string]>([
  ["empty cells", SHEET_PART, makeSheetXml(`${soundRows}<row r="3">${"<c/>".repeat(2_200_000)}</row>`)],
  ["empty rows", SHEET_PART, makeSheetXml(soundRows + "<row/>".repeat(2_200_000))],
  ["shared texts", "xl/sharedStrings.xml", `<sst>${"<si><t>a</t></si>".repeat(550_000)}</sst>`],
])("a small file with millions of %s is refused before it is parsed", (_, part, xml) => {
  const file = makeXlsx({ [part]: xml });
  expect(file.length).toBeLessThan(100_000);
  expect(() => cleanWorkbook(file)).toThrow(expect.objectContaining({ reason: "large" }));
});

it.each(["hyperlink", "x:hyperlink"])(
  "a %s over all cells is left out, because the parser fills them",
  (tag) => {
    const links = `<hyperlinks><${tag} ref="A1:XFD1048576" location="x"/></hyperlinks>`;
    const texts = makeRowXml(3, ["Hyperlink & hyperlink".replace("&", "&amp;"), ...SOUND_ROW.slice(1)]);
    const xml = makeSheetXml(soundRows + texts).replace("</worksheet>", `${links}</worksheet>`);
    const file = makeXlsx({ [SHEET_PART]: xml });
    const cleanSheet = Buffer.from(unzipSync(cleanWorkbook(file))[SHEET_PART] ?? []).toString();
    expect(cleanSheet).not.toMatch(/<(\w+:)?hyperlink\s/);
    expect(readSheet(file).rows.map(({ texts: [name] }) => name)).toEqual([
      "Customer",
      "Asha Medicals",
      "Hyperlink & hyperlink",
    ]);
  },
);
