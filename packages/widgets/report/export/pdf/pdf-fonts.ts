import type { jsPDF } from "jspdf";
import type { Face } from "../paper/paper-page.ts";
import type { ForeignTexts } from "./foreign-texts.ts";
import { pdfFont } from "./pdf-font.ts";

/** What a PDF needs to know of its letters. */
export interface PdfFonts {
  /** Width of a text in points at a size. */
  width: (text: string, size: number, face?: Face) => number;
  /** The text cut into pieces that one face can draw. */
  pieces: (text: string, face?: Face) => readonly { text: string; face: Face }[];
  /** Whether the faces have all letters of a text. */
  canDraw: (text: string) => boolean;
}

/** Puts the embedded faces into a PDF and measures by them; texts that they lack letters of are measured as they will be drawn. */
export function embedFonts(document: jsPDF, foreign: ForeignTexts | undefined): PdfFonts {
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
  const known = new Map<string, boolean>();
  const canDraw = (text: string) => {
    if (PLAIN.test(text)) return true;
    const found = known.get(text);
    if (found !== undefined) return found;
    const can = [...text].every((letter) => faceOf(letter.codePointAt(0) ?? 0, "regular") !== undefined);
    known.set(text, can);
    return can;
  };
  return {
    width: (text, size, wished = "regular") => {
      if (foreign && !canDraw(text)) return foreign.width(text, wished === "bold") * size;
      let sum = 0;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const found = faceOf(code, wished);
        if (found) sum += faces[found].width(code);
      }
      return (sum * size) / 1000;
    },
    pieces: (text, wished = "regular") => {
      if (PLAIN.test(text)) return [{ text, face: wished }];
      const pieces: { text: string; face: Face }[] = [];
      for (const letter of text) {
        const found = faceOf(letter.codePointAt(0) ?? 0, wished) ?? wished;
        const last = pieces.at(-1);
        if (last?.face === found) last.text += letter;
        else pieces.push({ text: letter, face: found });
      }
      return pieces;
    },
    canDraw,
  };
}

function face(document: jsPDF, name: Face) {
  document.addFileToVFS(`${name}.ttf`, pdfFont[name]);
  document.addFont(`${name}.ttf`, name, "normal");
  document.setFont(name, "normal");
  // jsPDF types this as `any`; these two are what its own text measuring uses.
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
