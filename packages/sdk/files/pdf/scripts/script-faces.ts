import type { jsPDF } from "jspdf";
import { createShaper, type ShaperFont } from "./harfbuzz.ts";
import { addScriptFace, type ScriptFace } from "./script-face.ts";
import { fetchFile, fontFile, shaperFile, type ReadFile } from "./script-files.ts";
import type { ScriptFaceName } from "./script-runs.ts";
import { fontOfWoff } from "./woff.ts";

/** The fonts of a sheet's scripts, by name. */
export type ScriptFaces = ReadonlyMap<ScriptFaceName, ScriptFace>;

/** Adds fonts and their shapers, already read, to a PDF. */
export type AddScriptFaces = (document: jsPDF) => ScriptFaces;

/** Reads what the named fonts need; nothing if the list is empty. */
export type ReadScriptFaces = (names: readonly ScriptFaceName[]) => Promise<AddScriptFaces>;

/**
 * Caches what it reads, so that a page that makes many files reads each font and HarfBuzz once. If they
 * can't be loaded (a content policy without `wasm-unsafe-eval`, no network), the sheet is still made with
 * its texts as pictures, as for other scripts; the next file tries again.
 */
export function createScriptReader(read: ReadFile = fetchFile): ReadScriptFaces {
  let shaper: ReturnType<typeof createShaper> | undefined;
  const fonts = new Map<ScriptFaceName, Promise<ReadFont>>();
  const readFont = async (name: ScriptFaceName): Promise<ReadFont> => {
    const [createFont, packed] = await Promise.all([
      (shaper ??= read(shaperFile()).then(createShaper)),
      read(fontFile(name)),
    ]);
    const file = fontOfWoff(packed);
    return { name, file, shaperFont: createFont(file) };
  };
  const font = (name: ScriptFaceName) => {
    const found = fonts.get(name) ?? readFont(name);
    fonts.set(name, found);
    return found;
  };
  return async (names) => {
    try {
      const found = await Promise.all(names.map(font));
      return (document) =>
        new Map(
          found.map(
            ({ name, file, shaperFont }) => [name, addScriptFace(document, name, file, shaperFont)] as const,
          ),
        );
    } catch (error) {
      shaper = undefined;
      fonts.clear();
      console.warn(
        "Vanbook: Hindi and Malayalam are pictures in this PDF, since HarfBuzz could not be loaded.",
        error,
      );
      return () => new Map();
    }
  };
}

/** A font and its shaper. */
interface ReadFont {
  name: ScriptFaceName;
  file: Uint8Array;
  shaperFont: ShaperFont;
}
