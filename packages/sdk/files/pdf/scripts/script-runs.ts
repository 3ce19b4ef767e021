import { isGroup, type ExportSheet } from "../../sheet.ts";

/** Scripts that need shaping: which glyph a letter gets depends on its neighbours. */
export type Script = "devanagari" | "malayalam";
export type ScriptFaceName = `${Script} ${"regular" | "bold"}`;

export function findScript(letter: string): Script | undefined {
  if (SCRIPT_PATTERNS.malayalam.test(letter)) return "malayalam";
  return SCRIPT_PATTERNS.devanagari.test(letter) ? "devanagari" : undefined;
}

export function listNeededFaces(sheet: ExportSheet): ScriptFaceName[] {
  const faceNames = new Set<ScriptFaceName>();
  const look = (text: unknown, weight: "regular" | "bold") => {
    if (typeof text !== "string") return;
    for (const script of ["devanagari", "malayalam"] as const)
      if (SCRIPT_PATTERNS[script].test(text)) faceNames.add(`${script} ${weight}`);
  };
  for (const text of [sheet.title, sheet.totalLabel, ...sheet.columns.map(({ label }) => label)])
    look(text, "bold");
  for (const text of [...sheet.notes, sheet.missing, sheet.pageWords]) look(text, "regular");
  for (const line of sheet.rows) {
    if (isGroup(line)) for (const text of [line.label, ...line.figures]) look(text, "bold");
    else for (const text of line) look(text, "regular");
  }
  return [...faceNames];
}

export function listTextFaces(texts: readonly string[]): ScriptFaceName[] {
  const scripts = (["devanagari", "malayalam"] as const).filter((script) =>
    texts.some((text) => SCRIPT_PATTERNS[script].test(text)),
  );
  return scripts.flatMap((script) => [`${script} regular`, `${script} bold`] as const);
}

const SCRIPT_PATTERNS: Readonly<Record<Script, RegExp>> = {
  // Includes the marks and punctuation that it shares with other scripts.
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  malayalam: /\p{Script=Malayalam}/u,
};
