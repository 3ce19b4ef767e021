import type { jsPDF } from "jspdf";
import type { Face } from "../layout/page-plan.ts";
import type { ForeignTexts } from "./foreign-texts.ts";
import { pdfFont } from "./pdf-font.ts";
import type { ScriptFace } from "./scripts/script-face.ts";
import type { ScriptFaces } from "./scripts/script-faces.ts";
import { findScript } from "./scripts/script-runs.ts";
import { splitRuns, type DrawnBy } from "./scripts/text-runs.ts";

export interface PdfFonts {
  /** Width in points at a size. */
  width: (text: string, size: number, face?: Face) => number;
  pieces: (text: string, face?: Face) => readonly Piece[];
}

interface Piece {
  text: string;
  width: number;
  by: DrawnBy;
}

export function addFonts(document: jsPDF, foreign: ForeignTexts | undefined, scripts: ScriptFaces): PdfFonts {
  const faces = {
    regular: addFace(document, "regular"),
    bold: addFace(document, "bold"),
    extended: addFace(document, "extended"),
  };
  const chooseFace = (code: number, wantedFace: Face): Face | undefined => {
    if (faces[wantedFace].has(code)) return wantedFace;
    if (faces.regular.has(code)) return "regular";
    return faces.extended.has(code) ? "extended" : undefined;
  };
  const findScriptFace = (letter: string, code: number, wantedFace: Face): ScriptFace | undefined => {
    const script = findScript(letter);
    const face = script && scripts.get(`${script} ${wantedFace === "bold" ? "bold" : "regular"}`);
    return face?.has(code) ? face : undefined;
  };
  const measureWidth = (text: string, by: DrawnBy, wantedFace: Face): number => {
    if (by === "foreign") return foreign?.width(text, wantedFace === "bold") ?? 0;
    if (typeof by !== "string") return by.width(text);
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += faces[by].width(text.charCodeAt(at));
    return sum / 1000;
  };
  const cut = (text: string, wantedFace: Face): Piece[] => {
    const chooseDrawer = (letter: string): DrawnBy => {
      const code = letter.codePointAt(0) ?? 0;
      return (
        chooseFace(code, wantedFace) ??
        findScriptFace(letter, code, wantedFace) ??
        (foreign ? "foreign" : wantedFace)
      );
    };
    return splitRuns(text, chooseDrawer).map((run) => ({
      ...run,
      width: measureWidth(run.text, run.by, wantedFace),
    }));
  };
  const cachedPieces = { regular: new Map<string, Piece[]>(), bold: new Map<string, Piece[]>() };
  const splitPieces = (text: string, wantedFace: Face = "regular") => {
    if (PLAIN_TEXT.test(text))
      return [{ text, by: wantedFace, width: measureWidth(text, wantedFace, wantedFace) }];
    const facePieces = cachedPieces[wantedFace === "bold" ? "bold" : "regular"];
    const cutBefore = facePieces.get(text) ?? cut(text, wantedFace);
    facePieces.set(text, cutBefore);
    return cutBefore;
  };
  return {
    width: (text, size, wantedFace) =>
      splitPieces(text, wantedFace).reduce((sum, { width }) => sum + width, 0) * size,
    pieces: splitPieces,
  };
}

function addFace(document: jsPDF, name: Face) {
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

const PLAIN_TEXT = /^[\x20-\x7e]*$/;
