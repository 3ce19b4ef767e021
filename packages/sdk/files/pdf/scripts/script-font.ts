import type { jsPDF } from "jspdf";
import { NO_GLYPH } from "./glyph-texts.ts";

/**
 * A font in a PDF whose texts are written in codes; each code is a glyph with the character that readers
 * extract for it.
 */
export interface PdfCodes {
  /** The font's resource name in the pages. */
  key: string;
  unitsPerEm: number;
  has: (letter: number) => boolean;
  /** The code of a glyph (width in thousandths of the font size) with its character. */
  codeOf: (glyph: number, width: number, letter: string) => number;
}

/**
 * Embeds a TrueType font in a PDF, with our own codes. jsPDF itself writes glyph numbers and knows one
 * character for each, but in shaped texts one glyph can represent different characters. So we write the
 * font's objects (ISO 32000-1, 9.7): a composite font, with a table from codes to glyphs and one from codes
 * to characters. jsPDF only parses the file and makes the subset.
 */
export function addScriptFont(document: jsPDF, name: string, file: Uint8Array): PdfCodes {
  document.addFileToVFS(`${name}.ttf`, binary(file));
  document.addFont(`${name}.ttf`, name, "normal");
  document.setFont(name, "normal");
  // jsPDF types the id as a number, and the font file's contents as `any`.
  const font = document.getFont() as unknown as ScriptFont;
  // An encoding that jsPDF has no writer for; our writer below handles it.
  font.encoding = "VanbookCodes";
  const { metadata } = font;
  const blank = metadata.characterToGlyph(0x20);
  const glyphs = [blank];
  const widths = [0];
  const letters = [" "];
  const known = new Map<string, number>();
  document.internal.events.subscribe("putFont", (writer: FontWriter) => {
    if (writer.font === font) writeFont(writer, glyphs, widths, letters);
  });
  return {
    key: font.id,
    unitsPerEm: metadata.head.unitsPerEm,
    has: (letter) => metadata.characterToGlyph(letter) !== 0,
    codeOf: (glyph, width, letter) => {
      const name = `${glyph} ${width} ${letter}`;
      const found = known.get(name);
      if (found !== undefined) return found;
      if (known.size === 0) markUsed(document, font);
      const code = glyphs.push(glyph === NO_GLYPH ? blank : glyph);
      widths.push(width);
      letters.push(letter);
      known.set(name, code);
      return code;
    },
  };
}

/** jsPDF omits a font unless it has written a text in it: write the first code, which is a space. */
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
  const object = (...entries: string[]) => {
    const objectId = newObject();
    out(`<< ${entries.join("\n")} >>`);
    out("endobj");
    return objectId;
  };
  // A subset's name starts with six capitals.
  const name = `VBSUBS+${font.fontName.replaceAll(" ", "-")}`;
  const program = stream(binary(metadata.subset.encode([0, ...glyphs], 1)), true);
  const places = stream([0, ...glyphs].map((glyph) => String.fromCharCode(glyph >> 8, glyph & 255)).join(""));
  const toUnicode = stream(lettersOfCodes(letters));
  const descriptor = object(
    `/Type /FontDescriptor /FontName /${name} /FontFile2 ${program} 0 R`,
    `/FontBBox [${metadata.bbox.join(" ")}] /Flags 4 /StemV ${metadata.stemV} /ItalicAngle 0`,
    `/Ascent ${metadata.ascender} /Descent ${metadata.decender} /CapHeight ${metadata.capHeight}`,
  );
  const descendant = object(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${descriptor} 0 R`,
    `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>`,
    `/CIDToGIDMap ${places} 0 R /DW 1000 /W [1 [${widths.join(" ")}]]`,
  );
  font.objectNumber = object(
    `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H`,
    `/ToUnicode ${toUnicode} 0 R /DescendantFonts [${descendant} 0 R]`,
  );
  font.isAlreadyPutted = true;
}

/** The table from codes to characters (ISO 32000-1, 9.10.3), in blocks of a hundred. */
function lettersOfCodes(letters: readonly string[]): string {
  const lines = letters.map((letter, at) => `<${hex16(at + 1)}> <${hexOf(letter)}>`);
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

/** A text in a PDF's hexadecimal form: UTF-16, big-endian. */
export function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex16(text.charCodeAt(at))).join("");
}

/** A number of two bytes in hexadecimal. */
export function hex16(number: number): string {
  return number.toString(16).padStart(4, "0");
}

function binary(bytes: Uint8Array | readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.slice(at, at + 8192));
  return text;
}

/** jsPDF types a font's metadata as `any`; these fields are used. */
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

/** What jsPDF passes to font writers. */
interface FontWriter {
  font: ScriptFont;
  out: (line: string) => void;
  newObject: () => number;
  putStream: (stream: { data: string; addLength1: boolean; objectId: number }) => void;
}
