import type { jsPDF } from "jspdf";
import type { Face } from "../layout/page-plan.ts";
import type { ForeignTexts } from "./foreign-texts.ts";
import { pdfFont } from "./pdf-font.ts";
import type { ScriptFace } from "./scripts/script-face.ts";
import type { ScriptFaces } from "./scripts/script-faces.ts";
import { scriptOf } from "./scripts/script-runs.ts";
import { runsOf, type DrawnBy } from "./scripts/text-runs.ts";

/** Measures texts and splits them by font, for one PDF. */
export interface PdfFonts {
  /** Width of a text in points at a size. */
  width: (text: string, size: number, face?: Face) => number;
  /** The text split into pieces that one font, or a picture, can draw. */
  pieces: (text: string, face?: Face) => readonly Piece[];
}

/** A part of a text, its width in units of the font size, and what draws it. */
interface Piece {
  text: string;
  width: number;
  by: DrawnBy;
}

/**
 * Embeds the fonts in a PDF and measures with them; texts with letters that they lack are measured as they
 * will be drawn.
 */
export function embedFonts(
  document: jsPDF,
  foreign: ForeignTexts | undefined,
  scripts: ScriptFaces,
): PdfFonts {
  const faces = {
    regular: face(document, "regular"),
    bold: face(document, "bold"),
    extended: face(document, "extended"),
  };
  const faceOf = (code: number, wished: Face): Face | undefined => {
    if (faces[wished].has(code)) return wished;
    if (faces.regular.has(code)) return "regular";
    return faces.extended.has(code) ? "extended" : undefined;
  };
  const scriptFaceOf = (letter: string, code: number, wished: Face): ScriptFace | undefined => {
    const script = scriptOf(letter);
    const face = script && scripts.get(`${script} ${wished === "bold" ? "bold" : "regular"}`);
    return face?.has(code) ? face : undefined;
  };
  const widthOf = (text: string, by: DrawnBy, wished: Face): number => {
    if (by === "foreign") return foreign?.width(text, wished === "bold") ?? 0;
    if (typeof by !== "string") return by.width(text);
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += faces[by].width(text.charCodeAt(at));
    return sum / 1000;
  };
  const cut = (text: string, wished: Face): Piece[] => {
    const drawnBy = (letter: string): DrawnBy => {
      const code = letter.codePointAt(0) ?? 0;
      return faceOf(code, wished) ?? scriptFaceOf(letter, code, wished) ?? (foreign ? "foreign" : wished);
    };
    return runsOf(text, drawnBy).map((run) => ({ ...run, width: widthOf(run.text, run.by, wished) }));
  };
  const known = { regular: new Map<string, Piece[]>(), bold: new Map<string, Piece[]>() };
  const pieces = (text: string, wished: Face = "regular") => {
    if (PLAIN.test(text)) return [{ text, by: wished, width: widthOf(text, wished, wished) }];
    const found = known[wished === "bold" ? "bold" : "regular"];
    const cutBefore = found.get(text) ?? cut(text, wished);
    found.set(text, cutBefore);
    return cutBefore;
  };
  return {
    width: (text, size, wished) => pieces(text, wished).reduce((sum, { width }) => sum + width, 0) * size,
    pieces,
  };
}

function face(document: jsPDF, name: Face) {
  document.addFileToVFS(`${name}.ttf`, pdfFont[name]);
  document.addFont(`${name}.ttf`, name, "normal");
  document.setFont(name, "normal");
  // jsPDF types this as `any`; its own text measuring uses these two.
  const font = document.getFont().metadata as {
    characterToGlyph: (code: number) => number;
    widthOfGlyph: (glyph: number) => number;
  };
  const widths = new Map<number, number>();
  const measure = (code: number) => {
    const glyph = font.characterToGlyph(code);
    const width = glyph === 0 ? -1 : font.widthOfGlyph(glyph);
    widths.set(code, width);
    return width;
  };
  return {
    has: (code: number) => (widths.get(code) ?? measure(code)) >= 0,
    width: (code: number) => Math.max(0, widths.get(code) ?? measure(code)),
  };
}

/** Letters that every face has. */
const PLAIN = /^[\x20-\x7e]*$/;
