/** For searching: removes case, accents and repeated spaces. */
export function foldText(text: string): string {
  const plain = PLAIN_TEXT.test(text) ? text : text.normalize("NFKD").replaceAll(LATIN_ACCENTS, "");
  return plain.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

export function isWordStart(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (Number.isNaN(before)) return true;
  if (before >= 0x80) return WORD_GAP.test(text.charAt(at - 1));
  const isDigit = before >= 0x30 && before <= 0x39;
  // Setting this bit makes ASCII capitals lower case.
  const isLetter = (before | 0x20) >= 0x61 && (before | 0x20) <= 0x7a;
  return !isDigit && !isLetter;
}

export function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isWordStart(text, at)) return true;
  return false;
}

const PLAIN_TEXT = /^[ -~]*$/;
/** Accents that NFKD splits off. Vowel signs of Indian scripts are letters and stay. */
const LATIN_ACCENTS = /[\u0300-\u036F]/g;
const WORD_GAP = /[\s\p{P}\p{S}]/u;
