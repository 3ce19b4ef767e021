/** A text for searching: without case, accents and repeated spaces. */
export function folded(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize("NFKD").replaceAll(ACCENTS, "");
  return plain.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Whether a word begins at this position. */
export function beginsAt(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (Number.isNaN(before)) return true;
  if (before >= 0x80) return GAP.test(text.charAt(at - 1));
  const isDigit = before >= 0x30 && before <= 0x39;
  // Setting this bit makes ASCII capitals lower case.
  const isLetter = (before | 0x20) >= 0x61 && (before | 0x20) <= 0x7a;
  return !isDigit && !isLetter;
}

/** Whether a word of a text begins with this. */
export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (beginsAt(text, at)) return true;
  return false;
}

const PLAIN = /^[ -~]*$/;
/** Accents that NFKD separates from Latin letters. Vowel signs of Indian scripts are separate letters and stay. */
const ACCENTS = /[\u0300-\u036F]/g;
const GAP = /[\s\p{P}\p{S}]/u;
