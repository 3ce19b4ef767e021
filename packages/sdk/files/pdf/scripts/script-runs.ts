import { isGroup, type ExportSheet } from "../../sheet.ts";

/** Scripts whose letters are shaped: which glyphs a letter gets depends on its neighbours. */
export type Script = "devanagari" | "malayalam";
/** A script's font, and the weight. */
export type ScriptFaceName = `${Script} ${"regular" | "bold"}`;

/** The script that a letter belongs to. */
export function scriptOf(letter: string): Script | undefined {
  if (SCRIPTS.malayalam.test(letter)) return "malayalam";
  return SCRIPTS.devanagari.test(letter) ? "devanagari" : undefined;
}

/** The faces that a sheet has letters for: only these are loaded. */
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

/** The faces that texts may be written in, of both weights. */
export function facesOf(texts: readonly string[]): ScriptFaceName[] {
  const scripts = (["devanagari", "malayalam"] as const).filter((script) =>
    texts.some((text) => SCRIPTS[script].test(text)),
  );
  return scripts.flatMap((script) => [`${script} regular`, `${script} bold`] as const);
}

const SCRIPTS: Readonly<Record<Script, RegExp>> = {
  // With the marks and stops that it shares with others.
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  malayalam: /\p{Script=Malayalam}/u,
};
