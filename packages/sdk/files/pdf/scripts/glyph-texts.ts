import type { ShapedGlyph } from "./harfbuzz.ts";

export interface ReadGlyph extends ShapedGlyph {
  letter: string;
}

/**
 * Gives each glyph a character, so that extracting them in order returns the text although glyphs
 * are in drawing order: a vowel may be drawn before its consonant, in two parts, or in one glyph
 * with it. Within a HarfBuzz cluster, characters keep their order. An extra glyph gets a character
 * that readers ignore; an extra character gets a separate invisible glyph, because pdf.js misplaces
 * spaces if one glyph has several characters, and loses a glyph whose characters end in a joiner.
 */
export function withLetters(glyphs: readonly ShapedGlyph[], text: string): ReadGlyph[] {
  const read: ReadGlyph[] = [];
  for (let from = 0; from < glyphs.length;) {
    const cluster = glyphs[from]?.cluster ?? 0;
    let to = from;
    while (glyphs[to]?.cluster === cluster) to += 1;
    const letters = text.slice(cluster, glyphs[to]?.cluster ?? text.length);
    for (let at = 0; at < Math.max(to - from, letters.length); at += 1) {
      const glyph = (from + at < to ? glyphs[from + at] : undefined) ?? { ...EMPTY_GLYPH, cluster };
      read.push({ ...glyph, letter: letters.charAt(at) || LEFT_OUT });
    }
    from = to;
  }
  return read;
}

export const NO_GLYPH = -1;
const EMPTY_GLYPH = { glyph: NO_GLYPH, advance: 0, x: 0, y: 0 };
/** U+200B, zero-width space. */
const LEFT_OUT = "\u200b";
