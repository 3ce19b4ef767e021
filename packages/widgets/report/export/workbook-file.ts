import { strToU8, Zip, ZipDeflate } from "fflate";
import { escaped, MAIN, PART, XML } from "./workbook-xml.ts";
import type { ExportSheet } from "./export-sheet.ts";
import { sheetParts } from "./workbook-sheet.ts";
import { contentTypes, packageLinks, styles, workbook, workbookLinks } from "./workbook-parts.ts";

/**
 * An Excel file: title, days, head, every row, totals. Numbers are numbers, days are days, texts are never formulas. Written piece by
 * piece into the archive, so that a sheet's 40 MB of XML never stand in memory at once.
 */
export function workbookFile(
  sheet: ExportSheet,
  onProgress?: (done: number) => void,
): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(piece);
  });
  const put = (path: string, parts: Iterable<string>) => {
    const file = new ZipDeflate(path, { level: 4 });
    archive.add(file);
    for (const part of parts) file.push(strToU8(part));
    file.push(new Uint8Array(0), true);
  };
  const strings = sharedStrings();
  put("[Content_Types].xml", [contentTypes]);
  put("_rels/.rels", [packageLinks]);
  put("xl/workbook.xml", [workbook(sheet)]);
  put("xl/_rels/workbook.xml.rels", [workbookLinks]);
  put("xl/styles.xml", [styles]);
  put("xl/worksheets/sheet1.xml", sheetParts(sheet, strings.indexOf, onProgress));
  put("xl/sharedStrings.xml", strings.parts());
  archive.end();
  if (failure) throw failure as Error;
  return joined(pieces);
}

/** The workbook's texts, each once. */
function sharedStrings() {
  const found = new Map<string, number>();
  return {
    indexOf: (text: string) => {
      const known = found.get(text);
      if (known !== undefined) return known;
      found.set(text, found.size);
      return found.size - 1;
    },
    *parts() {
      yield `${XML}<sst xmlns="${MAIN}" uniqueCount="${found.size}">`;
      let part = "";
      for (const text of found.keys()) {
        part += `<si><t xml:space="preserve">${escaped(text)}</t></si>`;
        if (part.length < PART) continue;
        yield part;
        part = "";
      }
      yield `${part}</sst>`;
    },
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}
