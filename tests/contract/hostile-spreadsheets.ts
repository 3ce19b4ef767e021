import { randomBytes } from "node:crypto";
import { hostileCells } from "./hostile-cells.ts";
import { archive } from "../imports/archive.ts";
import { circular, emptyContainer, OLE2, withPassword, withUInt32 } from "../imports/old-workbook.ts";
import { bookOf, workbookFile } from "../imports/sheet.ts";
import {
  entriesOf,
  HEADINGS,
  relationsXml,
  rowXml,
  sheetXml,
  SOUND,
  workbookXml,
  xlsx,
  XML,
} from "../imports/workbook-parts.ts";

/** A file sent as a spreadsheet and the expected result: a problem code, or the name and error of each row. */
export interface SentSheet {
  /** A function if the file takes long to build: called when it is sent. */
  file: Buffer | (() => Buffer);
  code?: "INVALID" | "PROTECTED" | "TOO_LARGE" | "EMPTY";
  rows?: readonly (readonly [name: string | undefined, error: string | null])[];
}

/**
 * Broken, inconsistent, oversized and protected workbooks, other files sent as workbooks, and workbooks with more
 * than cells.
 */
export function hostileSpreadsheets(): ReadonlyMap<string, SentSheet> {
  return new Map<string, SentSheet>([
    ...refused("INVALID", { ...otherFiles(), ...broken(), ...entities() }),
    ...refused("PROTECTED", protectedFiles()),
    ...refused("TOO_LARGE", tooLarge()),
    ...refused("EMPTY", empty()),
    ...Object.entries(cleaned()),
    ...Object.entries(hostileCells()),
  ]);
}

const ASHA = ["Asha Medicals", null] as const;

function refused(code: SentSheet["code"] & string, files: Record<string, SentSheet["file"]>) {
  return Object.entries(files).map(([name, file]) => [name, { file, code }] as const);
}

/** Files of other types with an Excel file's name. */
function otherFiles(): Record<string, Buffer> {
  const book = bookOf([HEADINGS, SOUND]);
  return {
    "a text of one letter": Buffer.from("x"),
    "a CSV": Buffer.from(`${HEADINGS.join(",")}\n${SOUND.join(",")}\n`),
    "a page with a table, called .xls": Buffer.from(`<html><table><tr><td>Customer</td></tr></table></html>`),
    "an XML spreadsheet of 2003": workbookFile(book, "xlml"),
    "an OpenDocument sheet": workbookFile(book, "ods"),
    "a binary workbook": workbookFile(book, "xlsb"),
    "a DIF file": workbookFile(book, "dif"),
    "a SYLK file": workbookFile(book, "sylk"),
    "a PDF": Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF\n"),
    "a program": Buffer.from("MZ".padEnd(2000, "\0"), "latin1"),
    "an archive of a text": archive([{ name: "readme.txt", data: Buffer.from("nothing") }]),
    "an archive in an archive": archive([{ name: "inner.zip", data: xlsx() }]),
    noise: randomBytes(20_000),
    "noise behind a ZIP's first bytes": Buffer.concat([
      Buffer.from("PK\x03\x04", "latin1"),
      randomBytes(20_000),
    ]),
    "noise behind an .xls file's first bytes": Buffer.concat([OLE2, randomBytes(20_000)]),
    "a Word document's container": emptyContainer(),
  };
}

/** Workbooks with damaged or contradictory parts. */
function broken(): Record<string, Buffer> {
  const whole = xlsx();
  const xls = workbookFile(bookOf([HEADINGS, SOUND]), "biff8");
  const entries = entriesOf();
  const [first = { name: "", data: Buffer.alloc(0) }, ...others] = entries;
  return {
    "half a workbook": whole.subarray(0, Math.floor(whole.length / 2)),
    "a workbook without its last bytes": whole.subarray(0, -30),
    "half an .xls": xls.subarray(0, Math.floor(xls.length / 2)),
    "an .xls whose sectors go round in a circle": circular(xls),
    "a directory with more entries than there are": archive(entries, { count: 60 }),
    "an entry that stands beyond the end": archive([
      ...others,
      { ...first, name: "xl/styles.xml", at: 900_000_000 },
    ]),
    "an entry with more packed bytes than the file": archive([
      { name: "xl/styles.xml", data: Buffer.from("<x/>"), packed: 900_000_000 },
      ...entries,
    ]),
    "an entry packed by a method that nobody knows": archive(
      entries.map((each) => ({ ...each, method: 99 })),
    ),
    "an entry that climbs out of its folder": archive([
      ...entries,
      { name: "../../etc/passwd", data: Buffer.from("x") },
    ]),
    "two parts of one name": archive([
      ...entries,
      { name: "xl/workbook.xml", data: Buffer.from(workbookXml()) },
    ]),
    "a workbook without its list of sheets": xlsx({ "xl/workbook.xml": undefined }),
    "a list of sheets that is no XML": xlsx({ "xl/workbook.xml": "not at all" }),
    "a shared text that is not there": xlsx({
      "xl/worksheets/sheet1.xml": sheetXml(
        rowXml(1, HEADINGS) + `<row r="2"><c r="A2" t="s"><v>4000000000</v></c></row>`,
      ),
    }),
    "no columns that are known": xlsx({
      "xl/worksheets/sheet1.xml": sheetXml(rowXml(1, ["One", "Two"]) + rowXml(2, SOUND)),
    }),
  };
}

/** XML documents that grow or read a file when their entities are resolved. */
function entities(): Record<string, Buffer> {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    "",
  );
  const sheet = sheetXml(rowXml(1, HEADINGS) + rowXml(2, ["&l9;", ...SOUND.slice(1)])).replace(XML, "");
  const fetched = `<!DOCTYPE x [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>`;
  return {
    "a billion laughs": xlsx({
      "xl/worksheets/sheet1.xml": `${XML}<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${sheet}`,
    }),
    "an entity that names a file": xlsx({ "xl/worksheets/sheet1.xml": `${XML}${fetched}${sheet}` }),
    "an entity in the shared texts": xlsx({ "xl/sharedStrings.xml": `${XML}${fetched}<sst/>` }),
  };
}

function protectedFiles(): Record<string, Buffer> {
  return {
    "entries with a password": archive(entriesOf().map((each) => ({ ...each, flags: 1 }))),
    "an .xls with a password": withPassword(workbookFile(bookOf([HEADINGS, SOUND]), "biff8")),
  };
}

/** Small files that are large when unpacked. */
function tooLarge(): Record<string, () => Buffer> {
  const bomb = () =>
    Buffer.concat([Buffer.from(sheetXml("").slice(0, 200)), Buffer.alloc(200 * 1024 * 1024, " ")]);
  const many = Array.from({ length: 3000 }, (_, at) => ({
    name: `xl/media/${at}.png`,
    data: Buffer.from("x"),
  }));
  const sheets = Array.from(
    { length: 101 },
    (_, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml("")] as const,
  );
  const rows = Array.from({ length: 6000 }, (_, at) => rowXml(at + 2, SOUND)).join("");
  return {
    "200 MB of blanks that claim to be ten bytes": () =>
      archive(
        entriesOf({ "xl/worksheets/sheet1.xml": bomb() }).map((each) =>
          each.data.length > 1_000_000 ? { ...each, claimed: 10 } : each,
        ),
      ),
    "three thousand parts": () => archive([...entriesOf(), ...many]),
    "a hundred and one sheets": () => xlsx(Object.fromEntries(sheets)),
    "six thousand rows": () => xlsx({ "xl/worksheets/sheet1.xml": sheetXml(rowXml(1, HEADINGS) + rows) }),
    "200 MB of blanks as a sheet": () => xlsx({ "xl/worksheets/sheet1.xml": bomb() }),
    "200 MB of blanks as the shared texts": () => xlsx({ "xl/sharedStrings.xml": bomb() }),
    "millions of shared texts": () =>
      xlsx({ "xl/sharedStrings.xml": `${XML}<sst>${"<si><t>x</t></si>".repeat(2_500_000)}</sst>` }),
  };
}

function empty(): Record<string, Buffer> {
  return {
    "a sheet without cells": xlsx({ "xl/worksheets/sheet1.xml": sheetXml("") }),
    "headings alone": xlsx({ "xl/worksheets/sheet1.xml": sheetXml(rowXml(1, HEADINGS)) }),
    "cells of blanks and marks that can't be seen": xlsx({
      "xl/worksheets/sheet1.xml": sheetXml(
        rowXml(1, HEADINGS) + rowXml(2, [" ", "\u200b", "\u202e", "\ufeff"]),
      ),
    }),
    "an .xls without cells": workbookFile(bookOf([]), "biff8"),
  };
}

/** Workbooks of which only the cells may be read. */
function cleaned(): Record<string, SentSheet> {
  const rows = [ASHA];
  const link = `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="file:///etc/passwd" TargetMode="External"/>`;
  const hidden = sheetXml(rowXml(1, HEADINGS) + rowXml(2, ["Hidden", ...SOUND.slice(1)]));
  const shown = sheetXml(rowXml(1, HEADINGS) + rowXml(2, SOUND));
  return {
    "an .xls that claims a billion sectors": {
      file: withUInt32(workbookFile(bookOf([HEADINGS, SOUND]), "biff8"), 44, 1_000_000_000),
      rows,
    },
    "a workbook with macros": { file: xlsx({ "xl/vbaProject.bin": randomBytes(5000) }), rows },
    "a workbook with a link to another file": {
      file: xlsx({
        "xl/_rels/workbook.xml.rels": relationsXml(1, link),
        "xl/externalLinks/externalLink1.xml": "<externalLink/>",
      }),
      rows,
    },
    "a picture of 200 MB of blanks": {
      file: () => xlsx({ "xl/media/image1.png": Buffer.alloc(200 * 1024 * 1024) }),
      rows,
    },
    "a workbook in a workbook": { file: xlsx({ "xl/embeddings/inner.xlsx": xlsx() }), rows },
    "hidden sheets before the one that is shown": {
      file: xlsx({
        "xl/workbook.xml": workbookXml([
          `name="A" state="hidden"`,
          `name="B" state="veryHidden"`,
          `name="C"`,
        ]),
        "xl/_rels/workbook.xml.rels": relationsXml(3),
        "xl/worksheets/sheet1.xml": hidden,
        "xl/worksheets/sheet2.xml": hidden,
        "xl/worksheets/sheet3.xml": shown,
      }),
      rows,
    },
    "a sheet called __proto__": {
      file: xlsx({ "xl/workbook.xml": workbookXml([`name="__proto__"`]) }),
      rows,
    },
    "an archive with a comment that looks like its end": {
      file: archive(entriesOf(), { comment: "a comment of many words" }),
      rows,
    },
  };
}
