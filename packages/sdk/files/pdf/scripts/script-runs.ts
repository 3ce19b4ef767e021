import { isGroup, type ExportSheet } from "../../sheet.ts";

/** Scripts that need shaping: which glyph a letter gets depends on its neighbours. */
export type Script = "devanagari" | "malayalam";
/** The name of a script's font, with its weight. */
export type ScriptFaceName = `${Script} ${"regular" | "bold"}`;

/** The script that a letter belongs to. */
export function scriptOf(letter: string): Script | undefined {
  if (SCRIPTS.malayalam.test(letter)) return "malayalam";
  return SCRIPTS.devanagari.test(letter) ? "devanagari" : undefined;
}

/** The script fonts that a sheet needs: only these are loaded. */
export function neededFaces(sheet: ExportSheet): ScriptFaceName[] {
  const needed = new Set<ScriptFaceName>();
  const look = (text: unknown, weight: "regular" | "bold") => {
    if (typeof text !== "string") return;
    for (const script of ["devanagari", "malayalam"] as const)
      if (SCRIPTS[script].test(text)) needed.add(`${script} ${weight}`);
  };
  for (const text of [sheet.title, sheet.totalLabel, ...sheet.columns.map(({ label }) => label)])
    look(text, "bold");
  for (const text of [...sheet.notes, sheet.missing, sheet.pageWords]) look(text, "regular");
  for (const line of sheet.rows) {
    if (isGroup(line)) for (const text of [line.label, ...line.figures]) look(text, "bold");
    else for (const text of line) look(text, "regular");
  }
  return [...needed];
}

/** The script fonts that texts may need, in both weights. */
export function facesOf(texts: readonly string[]): ScriptFaceName[] {
  const scripts = (["devanagari", "malayalam"] as const).filter((script) =>
    texts.some((text) => SCRIPTS[script].test(text)),
  );
  return scripts.flatMap((script) => [`${script} regular`, `${script} bold`] as const);
}

const SCRIPTS: Readonly<Record<Script, RegExp>> = {
  // Includes the marks and punctuation that it shares with other scripts.
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  malayalam: /\p{Script=Malayalam}/u,
};
