import type { ScriptFaceName } from "./script-runs.ts";

/** Reads a file that is in the same folder as the scripts. */
export type ReadFile = (file: URL) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads a file with the browser's fetch; in Node, the caller provides another function. */
export async function fetchFile(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.href} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * HarfBuzz, which shapes texts. The URL is written so that bundlers find it; tsup.config.ts puts it, and the
 * fonts, next to the package's scripts.
 */
export function shaperFile(): URL {
  return new URL("../../../node_modules/harfbuzzjs/dist/harfbuzz.wasm", import.meta.url);
}

/**
 * The fonts as WOFF 1.0: its tables are deflated, which fflate can unpack. The screen uses the same letters
 * as woff2.
 */
export function fontFile(face: ScriptFaceName): URL {
  switch (face) {
    case "devanagari regular":
      return new URL(
        "../../../node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff",
        import.meta.url,
      );
    case "devanagari bold":
      return new URL(
        "../../../node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff",
        import.meta.url,
      );
    case "malayalam regular":
      return new URL(
        "../../../node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff",
        import.meta.url,
      );
    case "malayalam bold":
      return new URL(
        "../../../node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-600-normal.woff",
        import.meta.url,
      );
  }
}
