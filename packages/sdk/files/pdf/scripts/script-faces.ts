import type { jsPDF } from "jspdf";
import { createShaper, type ShaperFont } from "./harfbuzz.ts";
import { addScriptFace, type ScriptFace } from "./script-face.ts";
import { fetchFile, getFontUrl, getShaperUrl, type ReadFile } from "./script-files.ts";
import type { ScriptFaceName } from "./script-runs.ts";
import { unpackWoff } from "./woff.ts";

export type ScriptFaces = ReadonlyMap<ScriptFaceName, ScriptFace>;

export type AddScriptFaces = (document: jsPDF) => ScriptFaces;

export type ReadScriptFaces = (names: readonly ScriptFaceName[]) => Promise<AddScriptFaces>;

/**
 * Reads each font and HarfBuzz once per page. If they can't be loaded (a content policy without
 * `wasm-unsafe-eval`, no network), the sheet is still made, with its texts as pictures, and the
 * next file tries again.
 */
export function createScriptReader(read: ReadFile = fetchFile): ReadScriptFaces {
  let shaper: ReturnType<typeof createShaper> | undefined;
  const fonts = new Map<ScriptFaceName, Promise<ReadFont>>();
  const readFont = async (name: ScriptFaceName): Promise<ReadFont> => {
    const [createFont, packedFont] = await Promise.all([
      (shaper ??= read(getShaperUrl()).then(createShaper)),
      read(getFontUrl(name)),
    ]);
    const file = unpackWoff(packedFont);
    return { name, file, shaperFont: createFont(file) };
  };
  const getFont = (name: ScriptFaceName) => {
    const cachedFont = fonts.get(name) ?? readFont(name);
    fonts.set(name, cachedFont);
    return cachedFont;
  };
  return async (names) => {
    try {
      const scriptFonts = await Promise.all(names.map(getFont));
      return (document) =>
        new Map(
          scriptFonts.map(
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

interface ReadFont {
  name: ScriptFaceName;
  file: Uint8Array;
  shaperFont: ShaperFont;
}
