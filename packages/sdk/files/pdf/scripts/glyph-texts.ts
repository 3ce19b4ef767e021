import type { ShapedGlyph } from "./harfbuzz.ts";

/** A glyph and the letter that a reader of the PDF finds for it. */
export interface ReadGlyph extends ShapedGlyph {
  letter: string;
}

/**
 * Gives each glyph a letter of the text, so that reading one after the other answers the text, although glyphs stand in the order in
 * which they are drawn: a vowel may be drawn before its consonant, in two parts, or be one glyph with it. What HarfBuzz took as one
 * cluster has its letters in their order. A glyph too many has a letter that readers leave out; a letter too many has a glyph of its own
 * that draws nothing: pdf.js misplaces blanks where one glyph has several letters, and loses a glyph whose letters end in a joiner.
 */
export function withLetters(glyphs: readonly ShapedGlyph[], text: string): ReadGlyph[] {
  const read: ReadGlyph[] = [];
  for (let from = 0; from < glyphs.length;) {
    const cluster = glyphs[from]?.cluster ?? 0;
    let to = from;
    while (glyphs[to]?.cluster === cluster) to += 1;
    const letters = text.slice(cluster, glyphs[to]?.cluster ?? text.length);
    for (let at = 0; at < Math.max(to - from, letters.length); at += 1) {
      const glyph = (from + at < to ? glyphs[from + at] : undefined) ?? { ...NOTHING, cluster };
      read.push({ ...glyph, letter: letters.charAt(at) || LEFT_OUT });
    }
    from = to;
  }
  return read;
}

/** Stands for a glyph that draws nothing and has no width. */
export const NO_GLYPH = -1;
const NOTHING = { glyph: NO_GLYPH, advance: 0, x: 0, y: 0 };
/** U+200B. */
const LEFT_OUT = "\u200b";
