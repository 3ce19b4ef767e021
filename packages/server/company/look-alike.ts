/**
 * A name as the eye sees it: two names with the same answer can't be told from each other in a list. Capitals, Latin accents, blanks and
 * invisible characters do not count, and characters that look alike are one (Unicode Technical Standard 39, confusables.txt; the
 * rows of the scripts that have Latin look-alikes).
 */
export function seen(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\p{Cf}\p{White_Space}]/gu, "")
    .toLowerCase();
  const folded = [...plain].map((character) => LATIN.get(character) ?? character).join("");
  return folded.replaceAll("rn", "m").replaceAll("vv", "w");
}

/** Each Latin letter with the characters that look like it, small or capital. */
const ALIKE: Readonly<Record<string, string>> = {
  a: "аɑα",
  b: "вьʙβ",
  c: "сϲⅽ",
  d: "ԁⅾ",
  e: "еєҽε",
  g: "ɡց",
  h: "һհнη",
  i: "іιıӏ1|!ⅼlǀ",
  j: "јϳ",
  k: "кκ",
  m: "мⅿμ",
  n: "ոпν",
  o: "оοօσ0०০੦૦୦௦౦೦൦๐",
  p: "рρ",
  q: "ԛգ",
  r: "гᴦ",
  s: "ѕꜱ5",
  t: "тτ",
  u: "սυц",
  v: "ѵᴠ",
  w: "ԝѡω",
  x: "хχ×",
  y: "уүγ",
  z: "ᴢζ2",
};
const LATIN = new Map(
  Object.entries(ALIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
