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

/**
 * Whether letters of several alphabets are mixed that look alike: Latin, Greek, Cyrillic, and those
 * that have Latin shapes too. Indian scripts may be mixed with Latin letters and digits, as people
 * write them (Unicode Technical Standard 39, section 5.2, "moderately restrictive").
 */
export function hasMixedAlphabets(name: string): boolean {
  return LOOK_ALIKE_ALPHABETS.filter((letter) => letter.test(name)).length > 1;
}

/**
 * Whether two names look the same because they are in different scripts. In one script, people know
 * the difference (anil1, anili).
 */
export function isForeignTwin(name: string, other: string): boolean {
  const isForeign = [name, other].some((each) => FOREIGN_CHARACTER.test(each));
  return isForeign && name !== other && foldLookAlikes(name) === foldLookAlikes(other);
}

const LOOK_ALIKE_ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];
const FOREIGN_CHARACTER = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

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
