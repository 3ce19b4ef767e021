import type { jsPDF } from "jspdf";
import { withLetters, type ReadGlyph } from "./glyph-texts.ts";
import type { ShaperFont } from "./harfbuzz.ts";
import { addScriptFont, toHex16, toHexText } from "./script-font.ts";
import type { Script, ScriptFaceName } from "./script-runs.ts";

export interface ScriptFace {
  has: (code: number) => boolean;
  width: (text: string) => number;
  /** (x, y) is on the baseline; `grey` is 0 (black) to 255. The text can be copied and searched. */
  write: (text: string, x: number, y: number, size: number, grey?: number) => void;
}

export function addScriptFace(
  document: jsPDF,
  name: ScriptFaceName,
  file: Uint8Array,
  shaperFont: ShaperFont,
): ScriptFace {
  const script: Script = name.startsWith("malayalam") ? "malayalam" : "devanagari";
  const codes = addScriptFont(document, `Noto Sans ${name}`, file);
  const { unitsPerEm } = codes;
  const toThousandths = (units: number) => (units * 1000) / unitsPerEm;
  const cachedGlyphs = new Map<string, ReadGlyph[]>();
  const getGlyphs = (text: string) => {
    const textGlyphs = cachedGlyphs.get(text) ?? withLetters(shaperFont(text, script), text);
    cachedGlyphs.set(text, textGlyphs);
    return textGlyphs;
  };
  const writtenLines = new Map<string, string>();
  return {
    has: codes.has,
    width: (text) => getGlyphs(text).reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm,
    write: (text, x, y, size, grey = 0) => {
      const name = `${size} ${text}`;
      const glyphs = writtenLines.get(name) ?? writeOperators(getGlyphs(text), size);
      writtenLines.set(name, glyphs);
      // jsPDF's types omit the functions that plugins use for writing.
      const page = document.internal as typeof document.internal & { write: (line: string) => void };
      const at = `${roundDecimal(x)} ${roundDecimal(page.pageSize.getHeight() - y)}`;
      page.write(
        `/Span << /ActualText <FEFF${toHexText(text)}> >> BDC\nBT /${codes.key} ${roundDecimal(size)} Tf ${roundDecimal(grey / 255)} g ${at} Td\n${glyphs}\nET\nEMC`,
      );
    },
  };

  /**
   * Operands of `TJ` (ISO 32000-1, 9.4.3): glyph codes, with offsets where a glyph is not at its
   * normal position. A code's width is the distance to the next glyph, since PDF readers treat gaps
   * as spaces.
   */
  function writeOperators(glyphs: readonly ReadGlyph[], size: number): string {
    let line = "[";
    let rise = 0;
    for (const { glyph, letter, advance, x, y } of glyphs) {
      if (y !== rise) line += `] TJ ${roundDecimal((y / unitsPerEm) * size)} Ts [`;
      rise = y;
      if (x !== 0) line += ` ${roundDecimal(toThousandths(-x))} `;
      line += `<${toHex16(codes.codeOf(glyph, roundDecimal(toThousandths(advance - x)), letter))}>`;
    }
    return `${line}] TJ${rise === 0 ? "" : " 0 Ts"}`.replaceAll("><", "").replaceAll("[] TJ ", "");
  }
}

/** Avoids an exponent, which PDF files don't support. */
function roundDecimal(number: number): number {
  return Math.round(number * 1000) / 1000;
}
