import { randomBytes } from "node:crypto";
import { makeHostileCells } from "./hostile-cells.ts";
import { makeArchive } from "../imports/archive.ts";
import {
  makeCircular,
  emptyContainer,
  OLE2_SIGNATURE,
  withPassword,
  withUInt32,
} from "../imports/old-workbook.ts";
import { makeBook, makeWorkbookFile } from "../imports/sheet.ts";
import {
  makeEntries,
  CUSTOMER_HEADINGS,
  makeRelationsXml,
  makeRowXml,
  makeSheetXml,
  SOUND_ROW,
  makeWorkbookXml,
  makeXlsx,
  XML_DECLARATION,
} from "../imports/workbook-parts.ts";

/**
 * A file sent as a spreadsheet and the expected result: a problem code, or the name and error of
 * each row.
 */
export interface SentSheet {
  /** A function if the file takes long to build: called when it is sent. */
  file: Buffer | (() => Buffer);
  code?: "INVALID" | "PROTECTED" | "TOO_LARGE" | "EMPTY";
  rows?: readonly (readonly [name: string | undefined, error: string | null])[];
}

/**
 * Broken, inconsistent, oversized and protected workbooks, other files sent as workbooks, and
 * workbooks with more than cells.
 */
export function makeHostileSpreadsheets(): ReadonlyMap<string, SentSheet> {
  return new Map<string, SentSheet>([
    ...expectRefusal("INVALID", { ...makeOtherFiles(), ...makeBrokenFiles(), ...makeEntityFiles() }),
    ...expectRefusal("PROTECTED", makeProtectedFiles()),
    ...expectRefusal("TOO_LARGE", makeTooLargeFiles()),
    ...expectRefusal("EMPTY", empty()),
    ...Object.entries(makeCleanedFiles()),
    ...Object.entries(makeHostileCells()),
  ]);
}

const ASHA_ROW = ["Asha Medicals", null] as const;

function expectRefusal(code: SentSheet["code"] & string, files: Record<string, SentSheet["file"]>) {
  return Object.entries(files).map(([name, file]) => [name, { file, code }] as const);
}

/** Files of other types with an Excel file's name. */
function makeOtherFiles(): Record<string, Buffer> {
  const book = makeBook([CUSTOMER_HEADINGS, SOUND_ROW]);
  return {
    "a text of one letter": Buffer.from("x"),
    "a CSV": Buffer.from(`${CUSTOMER_HEADINGS.join(",")}\n${SOUND_ROW.join(",")}\n`),
    "a page with a table, called .xls": Buffer.from(`<html><table><tr><td>Customer</td></tr></table></html>`),
    "an XML spreadsheet of 2003": makeWorkbookFile(book, "xlml"),
    "an OpenDocument sheet": makeWorkbookFile(book, "ods"),
    "a binary workbook": makeWorkbookFile(book, "xlsb"),
    "a DIF file": makeWorkbookFile(book, "dif"),
    "a SYLK file": makeWorkbookFile(book, "sylk"),
    "a PDF": Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF\n"),
    "a program": Buffer.from("MZ".padEnd(2000, "\0"), "latin1"),
    "an archive of a text": makeArchive([{ name: "readme.txt", data: Buffer.from("nothing") }]),
    "an archive in an archive": makeArchive([{ name: "inner.zip", data: makeXlsx() }]),
    noise: randomBytes(20_000),
    "noise behind a ZIP's first bytes": Buffer.concat([
      Buffer.from("PK\x03\x04", "latin1"),
      randomBytes(20_000),
    ]),
    "noise behind an .xls file's first bytes": Buffer.concat([OLE2_SIGNATURE, randomBytes(20_000)]),
    "a Word document's container": emptyContainer(),
  };
}

/** Workbooks with damaged or contradictory parts. */
function makeBrokenFiles(): Record<string, Buffer> {
  const whole = makeXlsx();
  const xls = makeWorkbookFile(makeBook([CUSTOMER_HEADINGS, SOUND_ROW]), "biff8");
  const entries = makeEntries();
  const [first = { name: "", data: Buffer.alloc(0) }, ...others] = entries;
  return {
    "half a workbook": whole.subarray(0, Math.floor(whole.length / 2)),
    "a workbook without its last bytes": whole.subarray(0, -30),
    "half an .xls": xls.subarray(0, Math.floor(xls.length / 2)),
    "an .xls whose sectors go round in a circle": makeCircular(xls),
    "a directory with more entries than there are": makeArchive(entries, { count: 60 }),
    "an entry that stands beyond the end": makeArchive([
      ...others,
      { ...first, name: "xl/styles.xml", at: 900_000_000 },
    ]),
    "an entry with more packed bytes than the file": makeArchive([
      { name: "xl/styles.xml", data: Buffer.from("<x/>"), packed: 900_000_000 },
      ...entries,
    ]),
    "an entry packed by a method that nobody knows": makeArchive(
      entries.map((each) => ({ ...each, method: 99 })),
    ),
    "an entry that climbs out of its folder": makeArchive([
      ...entries,
      { name: "../../etc/passwd", data: Buffer.from("x") },
    ]),
    "two parts of one name": makeArchive([
      ...entries,
      { name: "xl/workbook.xml", data: Buffer.from(makeWorkbookXml()) },
    ]),
    "a workbook without its list of sheets": makeXlsx({ "xl/workbook.xml": undefined }),
    "a list of sheets that is no XML": makeXlsx({ "xl/workbook.xml": "not at all" }),
    "a shared text that is not there": makeXlsx({
      "xl/worksheets/sheet1.xml": makeSheetXml(
        makeRowXml(1, CUSTOMER_HEADINGS) + `<row r="2"><c r="A2" t="s"><v>4000000000</v></c></row>`,
      ),
    }),
    "no columns that are known": makeXlsx({
      "xl/worksheets/sheet1.xml": makeSheetXml(makeRowXml(1, ["One", "Two"]) + makeRowXml(2, SOUND_ROW)),
    }),
  };
}

/** XML documents that grow or read a file when their entities are resolved. */
function makeEntityFiles(): Record<string, Buffer> {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    "",
  );
  const sheet = makeSheetXml(
    makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, ["&l9;", ...SOUND_ROW.slice(1)]),
  ).replace(XML_DECLARATION, "");
  const externalEntity = `<!DOCTYPE x [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>`;
  return {
    "a billion laughs": makeXlsx({
      "xl/worksheets/sheet1.xml": `${XML_DECLARATION}<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${sheet}`,
    }),
    "an entity that names a file": makeXlsx({
      "xl/worksheets/sheet1.xml": `${XML_DECLARATION}${externalEntity}${sheet}`,
    }),
    "an entity in the shared texts": makeXlsx({
      "xl/sharedStrings.xml": `${XML_DECLARATION}${externalEntity}<sst/>`,
    }),
  };
}

function makeProtectedFiles(): Record<string, Buffer> {
  return {
    "entries with a password": makeArchive(makeEntries().map((each) => ({ ...each, flags: 1 }))),
    "an .xls with a password": withPassword(
      makeWorkbookFile(makeBook([CUSTOMER_HEADINGS, SOUND_ROW]), "biff8"),
    ),
  };
}

/** Small files that are large when unpacked. */
function makeTooLargeFiles(): Record<string, () => Buffer> {
  const makeZipBomb = () =>
    Buffer.concat([Buffer.from(makeSheetXml("").slice(0, 200)), Buffer.alloc(200 * 1024 * 1024, " ")]);
  const many = Array.from({ length: 3000 }, (_, at) => ({
    name: `xl/media/${at}.png`,
    data: Buffer.from("x"),
  }));
  const sheets = Array.from(
    { length: 101 },
    (_, at) => [`xl/worksheets/sheet${at + 1}.xml`, makeSheetXml("")] as const,
  );
  const rows = Array.from({ length: 6000 }, (_, at) => makeRowXml(at + 2, SOUND_ROW)).join("");
  return {
    "200 MB of blanks that claim to be ten bytes": () =>
      makeArchive(
        makeEntries({ "xl/worksheets/sheet1.xml": makeZipBomb() }).map((each) =>
          each.data.length > 1_000_000 ? { ...each, claimed: 10 } : each,
        ),
      ),
    "three thousand parts": () => makeArchive([...makeEntries(), ...many]),
    "a hundred and one sheets": () => makeXlsx(Object.fromEntries(sheets)),
    "six thousand rows": () =>
      makeXlsx({ "xl/worksheets/sheet1.xml": makeSheetXml(makeRowXml(1, CUSTOMER_HEADINGS) + rows) }),
    "200 MB of blanks as a sheet": () => makeXlsx({ "xl/worksheets/sheet1.xml": makeZipBomb() }),
    "200 MB of blanks as the shared texts": () => makeXlsx({ "xl/sharedStrings.xml": makeZipBomb() }),
    "millions of shared texts": () =>
      makeXlsx({
        "xl/sharedStrings.xml": `${XML_DECLARATION}<sst>${"<si><t>x</t></si>".repeat(2_500_000)}</sst>`,
      }),
  };
}

function empty(): Record<string, Buffer> {
  return {
    "a sheet without cells": makeXlsx({ "xl/worksheets/sheet1.xml": makeSheetXml("") }),
    "headings alone": makeXlsx({
      "xl/worksheets/sheet1.xml": makeSheetXml(makeRowXml(1, CUSTOMER_HEADINGS)),
    }),
    "cells of blanks and marks that can't be seen": makeXlsx({
      "xl/worksheets/sheet1.xml": makeSheetXml(
        makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, [" ", "\u200b", "\u202e", "\ufeff"]),
      ),
    }),
    "an .xls without cells": makeWorkbookFile(makeBook([]), "biff8"),
  };
}

/** Workbooks of which only the cells may be read. */
function makeCleanedFiles(): Record<string, SentSheet> {
  const rows = [ASHA_ROW];
  const link = `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="file:///etc/passwd" TargetMode="External"/>`;
  const hiddenSheet = makeSheetXml(
    makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, ["Hidden", ...SOUND_ROW.slice(1)]),
  );
  const visibleSheet = makeSheetXml(makeRowXml(1, CUSTOMER_HEADINGS) + makeRowXml(2, SOUND_ROW));
  return {
    "an .xls that claims a billion sectors": {
      file: withUInt32(
        makeWorkbookFile(makeBook([CUSTOMER_HEADINGS, SOUND_ROW]), "biff8"),
        44,
        1_000_000_000,
      ),
      rows,
    },
    "a workbook with macros": { file: makeXlsx({ "xl/vbaProject.bin": randomBytes(5000) }), rows },
    "a workbook with a link to another file": {
      file: makeXlsx({
        "xl/_rels/workbook.xml.rels": makeRelationsXml(1, link),
        "xl/externalLinks/externalLink1.xml": "<externalLink/>",
      }),
      rows,
    },
    "a picture of 200 MB of blanks": {
      file: () => makeXlsx({ "xl/media/image1.png": Buffer.alloc(200 * 1024 * 1024) }),
      rows,
    },
    "a workbook in a workbook": { file: makeXlsx({ "xl/embeddings/inner.xlsx": makeXlsx() }), rows },
    "hidden sheets before the one that is shown": {
      file: makeXlsx({
        "xl/workbook.xml": makeWorkbookXml([
          `name="A" state="hidden"`,
          `name="B" state="veryHidden"`,
          `name="C"`,
        ]),
        "xl/_rels/workbook.xml.rels": makeRelationsXml(3),
        "xl/worksheets/sheet1.xml": hiddenSheet,
        "xl/worksheets/sheet2.xml": hiddenSheet,
        "xl/worksheets/sheet3.xml": visibleSheet,
      }),
      rows,
    },
    "a sheet called __proto__": {
      file: makeXlsx({ "xl/workbook.xml": makeWorkbookXml([`name="__proto__"`]) }),
      rows,
    },
    "an archive with a comment that looks like its end": {
      file: makeArchive(makeEntries(), { comment: "a comment of many words" }),
      rows,
    },
  };
}
