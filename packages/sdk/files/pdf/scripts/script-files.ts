import type { ScriptFaceName } from "./script-runs.ts";

export type ReadFile = (file: URL) => Promise<Uint8Array<ArrayBuffer>>;

export async function fetchFile(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.href} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * HarfBuzz as WebAssembly. The URL is written so that bundlers find it; tsup.config.ts puts the
 * file and the fonts next to the package's scripts.
 */
export function getShaperUrl(): URL {
  return new URL("../../../node_modules/harfbuzzjs/dist/harfbuzz.wasm", import.meta.url);
}

/** WOFF 1.0, which fflate can unpack because its tables are deflated. The screen uses woff2. */
export function getFontUrl(face: ScriptFaceName): URL {
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
