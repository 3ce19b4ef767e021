import * as say from "@vanbook/sdk/messages";
import { zipSync } from "fflate";
import { SheetRefusal } from "./sheet-refusal.ts";
import { zipParts } from "./zip-parts.ts";

/**
 * Makes the file safe to parse. An .xlsx is rebuilt from only its cells, their formats and its list
 * of sheets; an .xls, recognised by its first bytes, is returned unchanged.
 */
export function cleanWorkbook(file: Buffer): Uint8Array {
  if (file.subarray(0, 8).equals(OLE2_SIGNATURE)) return file;
  if (!file.subarray(0, 4).equals(ZIP_SIGNATURE)) throw new SheetRefusal("invalid");
  const parts = zipParts(file, WANTED_PARTS, MOST_BYTES);
  if (!parts.has(WORKBOOK_PART) || !parts.has(SHEETS_PART)) throw new SheetRefusal("invalid");
  const sheets = [...parts.keys()].filter((name) => name.startsWith("xl/worksheets/"));
  if (sheets.length > MOST_SHEETS) throw new SheetRefusal("large", say.tooManySheets({ most: MOST_SHEETS }));
  for (const part of parts.values())
    if (part.includes("<!DOCTYPE") || part.includes("<!ENTITY")) throw new SheetRefusal("invalid");
  if (countTags(parts.values()) > MOST_TAGS) throw new SheetRefusal("large");
  const storedParts = [...parts].map(([name, part]) => [name, removeLinks(part)] as const);
  return zipSync(Object.fromEntries([["[Content_Types].xml", buildContentTypes(parts)], ...storedParts]), {
    level: 0,
  });
}

/** Before anything is parsed: a file of forty kilobytes can have millions of empty cells. */
function countTags(parts: Iterable<Buffer>): number {
  let tags = 0;
  for (const part of parts) for (const byte of part) if (byte === LESS_THAN) tags += 1;
  return tags;
}

/** The parser makes a cell for each place of a link, and a link may cover all 17 billion. */
function removeLinks(part: Buffer): Buffer {
  if (!part.includes("hyperlink")) return part;
  return Buffer.from(
    part.toString("latin1").replaceAll(/<((?:\w+:)?)hyperlink(?=\s)/g, "<$1noLink"),
    "latin1",
  );
}

function buildContentTypes(parts: ReadonlyMap<string, Buffer>): Buffer {
  const overrides = [...parts.keys()].flatMap((name) => {
    const type = typeOf(name);
    return type ? [`<Override PartName="/${name}" ContentType="${SPREADSHEET_TYPE}.${type}+xml"/>`] : [];
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>${overrides.join("")}</Types>`,
  );
}

function typeOf(name: string): string | undefined {
  if (name === WORKBOOK_PART) return "sheet.main";
  if (name === "xl/sharedStrings.xml") return "sharedStrings";
  if (name === "xl/styles.xml") return "styles";
  return name.startsWith("xl/worksheets/") ? "worksheet" : undefined;
}

const WORKBOOK_PART = "xl/workbook.xml";
const SHEETS_PART = "xl/_rels/workbook.xml.rels";
const WANTED_PARTS =
  /^(_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[\w-]+\.xml)$/;
const SPREADSHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const ZIP_SIGNATURE = Buffer.from("PK\x03\x04", "latin1");
const OLE2_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const MOST_SHEETS = 100;
/** Twenty times what 5,000 rows of ten columns need. */
const MOST_BYTES = 32 * 1024 * 1024;
const LESS_THAN = 0x3c;
/** 5,000 rows of a hundred cells with a value each; the parser takes about a second for them. */
const MOST_TAGS = 2_100_000;
