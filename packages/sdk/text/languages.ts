import type { Text } from "./en-IN/en-IN.ts";

const catalogues: Readonly<Record<string, () => Promise<Text>>> = {
  hi: () => import("./hi-IN/hi-IN.ts").then(({ hiIN }) => hiIN),
  ml: () => import("./ml-IN/ml-IN.ts").then(({ mlIN }) => mlIN),
  "en-XA": () => import("./pseudo.ts").then(({ pseudoText }) => pseudoText),
};

/**
 * By BCP 47 tag: `hi` (हिन्दी), `ml` (മലയാളം), or `en-XA`, which marks every string that comes from
 * a catalogue. Undefined for any other tag, which then uses Indian English.
 */
export async function loadCatalogue(locale: string): Promise<Text | undefined> {
  const key = [locale, locale.split("-")[0] ?? ""].find((tag) => Object.hasOwn(catalogues, tag));
  return key === undefined ? undefined : catalogues[key]?.();
}
