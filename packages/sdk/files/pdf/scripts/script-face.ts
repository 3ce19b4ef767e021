import type { jsPDF } from "jspdf";
import { withLetters, type ReadGlyph } from "./glyph-texts.ts";
import type { ShaperFont } from "./harfbuzz.ts";
import { addScriptFont, hex16, hexOf } from "./script-font.ts";
import type { Script, ScriptFaceName } from "./script-runs.ts";

/** A font that shapes its texts before measuring and writing them. */
export interface ScriptFace {
  has: (code: number) => boolean;
  /** Width of a text in units of the font size. */
  width: (text: string) => number;
  /** Writes a text from a point on its baseline; it can be copied and searched. Black, or a grey (0 to 255). */
  write: (text: string, x: number, y: number, size: number, grey?: number) => void;
}

/** Embeds a script's font in a PDF. */
export function addScriptFace(
  document: jsPDF,
  name: ScriptFaceName,
  file: Uint8Array,
  shaperFont: ShaperFont,
): ScriptFace {
  const script: Script = name.startsWith("malayalam") ? "malayalam" : "devanagari";
  const codes = addScriptFont(document, `Noto Sans ${name}`, file);
  const { unitsPerEm } = codes;
  const thousandths = (units: number) => (units * 1000) / unitsPerEm;
  const known = new Map<string, ReadGlyph[]>();
  const shape = (text: string) => {
    const found = known.get(text) ?? withLetters(shaperFont(text, script), text);
    known.set(text, found);
    return found;
  };
  const written = new Map<string, string>();
  return {
    has: codes.has,
    width: (text) => shape(text).reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm,
    write: (text, x, y, size, grey = 0) => {
      const name = `${size} ${text}`;
      const glyphs = written.get(name) ?? operators(shape(text), size);
      written.set(name, glyphs);
      // jsPDF's types omit the functions with which plugins write.
      const page = document.internal as typeof document.internal & { write: (line: string) => void };
      const at = `${decimal(x)} ${decimal(page.pageSize.getHeight() - y)}`;
      page.write(
        `/Span << /ActualText <FEFF${hexOf(text)}> >> BDC\nBT /${codes.key} ${decimal(size)} Tf ${decimal(grey / 255)} g ${at} Td\n${glyphs}\nET\nEMC`,
      );
    },
  };

  /**
   * Operands of `TJ`: glyph codes, with offsets where a glyph is not at its normal position (ISO 32000-1,
   * 9.4.3). A code's width is the distance to the next glyph, since PDF readers treat gaps as spaces.
   */
  function operators(glyphs: readonly ReadGlyph[], size: number): string {
    let line = "[";
    let rise = 0;
    for (const { glyph, letter, advance, x, y } of glyphs) {
      if (y !== rise) line += `] TJ ${decimal((y / unitsPerEm) * size)} Ts [`;
      rise = y;
      if (x !== 0) line += ` ${decimal(thousandths(-x))} `;
      line += `<${hex16(codes.codeOf(glyph, decimal(thousandths(advance - x)), letter))}>`;
    }
    return `${line}] TJ${rise === 0 ? "" : " 0 Ts"}`.replaceAll("><", "").replaceAll("[] TJ ", "");
  }
}

/** A number without an exponent, which PDF files don't support. */
function decimal(number: number): number {
  return Math.round(number * 1000) / 1000;
}
