import type { jsPDF } from "jspdf";
import { NO_GLYPH } from "./glyph-texts.ts";

export interface PdfCodes {
  key: string;
  unitsPerEm: number;
  has: (letter: number) => boolean;
  codeOf: (glyph: number, width: number, letter: string) => number;
}

/**
 * Embeds a TrueType font with our own codes, because jsPDF knows one character per glyph and in
 * shaped texts a glyph can represent several. Writes a composite font (ISO 32000-1, 9.7) with
 * tables from codes to glyphs and to characters; jsPDF only parses the file and makes the subset.
 */
export function addScriptFont(document: jsPDF, name: string, file: Uint8Array): PdfCodes {
  document.addFileToVFS(`${name}.ttf`, toBinary(file));
  document.addFont(`${name}.ttf`, name, "normal");
  document.setFont(name, "normal");
  // jsPDF types the id as a number, and the font file's contents as `any`.
  const font = document.getFont() as unknown as ScriptFont;
  // jsPDF has no writer for this encoding; our writer below handles it.
  font.encoding = "VanbookCodes";
  const { metadata } = font;
  const blank = metadata.characterToGlyph(0x20);
  const glyphs = [blank];
  const widths = [0];
  const letters = [" "];
  const glyphCodes = new Map<string, number>();
  document.internal.events.subscribe("putFont", (writer: FontWriter) => {
    if (writer.font === font) writeFont(writer, glyphs, widths, letters);
  });
  return {
    key: font.id,
    unitsPerEm: metadata.head.unitsPerEm,
    has: (letter) => metadata.characterToGlyph(letter) !== 0,
    codeOf: (glyph, width, letter) => {
      const name = `${glyph} ${width} ${letter}`;
      const knownCode = glyphCodes.get(name);
      if (knownCode !== undefined) return knownCode;
      if (glyphCodes.size === 0) markUsed(document, font);
      const code = glyphs.push(glyph === NO_GLYPH ? blank : glyph);
      widths.push(width);
      letters.push(letter);
      glyphCodes.set(name, code);
      return code;
    },
  };
}

/** Writes the first code, a space: jsPDF omits a font in which no text is written. */
function markUsed(document: jsPDF, font: ScriptFont) {
  const { fontName, fontStyle } = document.getFont();
  document.setFont(font.fontName, "normal").text("\u0000\u0001", 0, 0).setFont(fontName, fontStyle);
}

function writeFont(
  { font, out, newObject, putStream }: FontWriter,
  glyphs: readonly number[],
  widths: readonly number[],
  letters: readonly string[],
) {
  const { metadata } = font;
  const stream = (data: string, addLength1 = false) => {
    const objectId = newObject();
    putStream({ data, addLength1, objectId });
    out("endobj");
    return objectId;
  };
  const writeObject = (...entries: string[]) => {
    const objectId = newObject();
    out(`<< ${entries.join("\n")} >>`);
    out("endobj");
    return objectId;
  };
  // The name of a subset starts with six capitals.
  const name = `VBSUBS+${font.fontName.replaceAll(" ", "-")}`;
  const program = stream(toBinary(metadata.subset.encode([0, ...glyphs], 1)), true);
  const places = stream([0, ...glyphs].map((glyph) => String.fromCharCode(glyph >> 8, glyph & 255)).join(""));
  const toUnicode = stream(buildLetterTable(letters));
  const descriptor = writeObject(
    `/Type /FontDescriptor /FontName /${name} /FontFile2 ${program} 0 R`,
    `/FontBBox [${metadata.bbox.join(" ")}] /Flags 4 /StemV ${metadata.stemV} /ItalicAngle 0`,
    `/Ascent ${metadata.ascender} /Descent ${metadata.decender} /CapHeight ${metadata.capHeight}`,
  );
  const descendant = writeObject(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${descriptor} 0 R`,
    `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>`,
    `/CIDToGIDMap ${places} 0 R /DW 1000 /W [1 [${widths.join(" ")}]]`,
  );
  font.objectNumber = writeObject(
    `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H`,
    `/ToUnicode ${toUnicode} 0 R /DescendantFonts [${descendant} 0 R]`,
  );
  font.isAlreadyPutted = true;
}

/** The table from codes to characters (ISO 32000-1, 9.10.3), in blocks of a hundred. */
function buildLetterTable(letters: readonly string[]): string {
  const lines = letters.map((letter, at) => `<${toHex16(at + 1)}> <${toHexText(letter)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const block = lines.slice(100 * at, 100 * at + 100);
    return `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** UTF-16, big-endian, as PDF strings are. */
export function toHexText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => toHex16(text.charCodeAt(at))).join("");
}

export function toHex16(number: number): string {
  return number.toString(16).padStart(4, "0");
}

function toBinary(bytes: Uint8Array | readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.slice(at, at + 8192));
  return text;
}

/** The fields used here; jsPDF types a font's metadata as `any`. */
interface ScriptFont {
  id: string;
  fontName: string;
  encoding: string;
  objectNumber?: number;
  isAlreadyPutted?: boolean;
  metadata: {
    characterToGlyph: (letter: number) => number;
    head: { unitsPerEm: number };
    subset: { encode: (glyphs: readonly number[], longOffsets: 1) => readonly number[] };
    bbox: readonly number[];
    stemV: number;
    ascender: number;
    decender: number;
    capHeight: number;
  };
}

interface FontWriter {
  font: ScriptFont;
  out: (line: string) => void;
  newObject: () => number;
  putStream: (stream: { data: string; addLength1: boolean; objectId: number }) => void;
}
