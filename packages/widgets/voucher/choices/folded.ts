/** A text as it is searched: without regard to case, accents and how many blanks there are. */
export function folded(text: string): string {
  const plain = PLAIN.test(text) ? text : text.normalize("NFKD").replaceAll(ACCENTS, "");
  return plain.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** Whether a word begins at a place of a text. */
export function beginsAt(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (Number.isNaN(before)) return true;
  if (before >= 0x80) return GAP.test(text.charAt(at - 1));
  const isDigit = before >= 0x30 && before <= 0x39;
  // With this bit set a capital letter is a small one.
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
/** What NFKD takes off Latin letters; vowel signs of Indian scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036F]/g;
const GAP = /[\s\p{P}\p{S}]/u;
