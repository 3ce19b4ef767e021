import type { jsPDF } from "jspdf";
import { createShaper } from "./harfbuzz.ts";
import { addScriptFace, type ScriptFace } from "./script-face.ts";
import { fontFile, shaperFile, type ReadFile } from "./script-files.ts";
import type { ScriptFaceName } from "./script-runs.ts";
import { fontOfWoff } from "./woff.ts";

/** The faces of a sheet's scripts, by their names. */
export type ScriptFaces = ReadonlyMap<ScriptFaceName, ScriptFace>;

/** Fonts and what shapes texts with them, read but not yet in a PDF. */
export type AddScriptFaces = (document: jsPDF) => ScriptFaces;

/**
 * Reads what the named faces need: nothing at all where there are none. Where it cannot be had (a content policy without
 * `wasm-unsafe-eval`, no network) the sheet is made all the same, and its texts are pictures, as those of other scripts are.
 */
export async function readScriptFaces(
  names: readonly ScriptFaceName[],
  read: ReadFile,
): Promise<AddScriptFaces> {
  if (names.length === 0) return () => new Map();
  try {
    const [createFont, ...fonts] = await Promise.all([
      read(shaperFile()).then(createShaper),
      ...names.map(async (name) => ({ name, file: fontOfWoff(await read(fontFile(name))) })),
    ]);
    return (document) =>
      new Map(
        fonts.map(({ name, file }) => [name, addScriptFace(document, name, file, createFont(file))] as const),
      );
  } catch (error) {
    console.warn(
      "Vanbook: Hindi and Malayalam are pictures in this PDF, since HarfBuzz could not be loaded.",
      error,
    );
    return () => new Map();
  }
}
