import { strToU8, Zip, ZipDeflate } from "fflate";
import { addGuard, isGuarded, isLikeFormula } from "../../formula-guard.ts";
import {
  chooseQuotedStyle,
  listSheetPaths,
  MAIN_NAMESPACE,
  packageLinks,
  styles,
  writeContentTypes,
  writeWorkbookLinks,
  writeWorkbookXml,
  XML_DECLARATION,
  type NamedHead,
} from "./workbook-xml.ts";

/** The place of a text among those that all sheets share. */
type IndexText = (text: string) => number;

/**
 * An Excel file with these sheets, whose XML is made piece by piece, so that a sheet's 40 MB are never
 * in memory at once.
 */
export function writeArchive(
  sheets: readonly NamedHead[],
  writeSheet: (at: number, indexOf: IndexText) => Iterable<string>,
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
  const strings = collectSharedStrings();
  put("[Content_Types].xml", [writeContentTypes(sheets.length)]);
  put("_rels/.rels", [packageLinks]);
  put("xl/workbook.xml", [writeWorkbookXml(sheets)]);
  put("xl/_rels/workbook.xml.rels", [writeWorkbookLinks(sheets.length)]);
  put("xl/styles.xml", [styles]);
  for (const [at, path] of listSheetPaths(sheets.length).entries())
    put(`xl/${path}.xml`, writeSheet(at, strings.indexOf));
  put("xl/sharedStrings.xml", strings.parts());
  archive.end();
  if (failure) throw failure as Error;
  return joinPieces(pieces);
}

/** Writes a text as a cell that never becomes a formula. */
export function createTextWriter(indexOf: IndexText) {
  return (place: string, plainStyle: number, words: string): string => {
    const style = isLikeFormula(words) ? chooseQuotedStyle(plainStyle) : plainStyle;
    // An import removes one apostrophe of a text that has some before what is like a formula.
    const text = isGuarded(words) ? addGuard(words) : words;
    return `<c r="${place}"${style === 0 ? "" : ` s="${style}"`} t="s"><v>${indexOf(text)}</v></c>`;
  };
}

function collectSharedStrings() {
  const indexes = new Map<string, number>();
  return {
    indexOf: (text: string) => {
      const knownIndex = indexes.get(text);
      if (knownIndex !== undefined) return knownIndex;
      indexes.set(text, indexes.size);
      return indexes.size - 1;
    },
    *parts() {
      yield `${XML_DECLARATION}<sst xmlns="${MAIN_NAMESPACE}" uniqueCount="${indexes.size}">`;
      let part = "";
      for (const text of indexes.keys()) {
        part += `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`;
        if (part.length < PART_SIZE) continue;
        yield part;
        part = "";
      }
      yield `${part}</sst>`;
    },
  };
}

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

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}

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
