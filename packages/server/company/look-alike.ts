/**
 * A name reduced to what the eye sees: two names with the same result look the same in a list.
 * Case, Latin accents, spaces and invisible characters are ignored, and characters that look alike
 * are replaced by one (Unicode Technical Standard 39, confusables.txt; the scripts that have Latin
 * look-alikes).
 */
export function foldLookAlikes(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\p{Cf}\p{White_Space}]/gu, "")
    .toLowerCase();
  const foldedName = [...plain].map((character) => LATIN_LETTERS.get(character) ?? character).join("");
  return foldedName.replaceAll("rn", "m").replaceAll("vv", "w");
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
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
const LATIN_LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);
