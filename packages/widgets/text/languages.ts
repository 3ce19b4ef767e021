import type { Text } from "./en-IN/en-IN.ts";

/** The catalogues besides Indian English, each a file of its own that comes with the first widget that speaks the language. */
const catalogues: Readonly<Record<string, () => Promise<Text>>> = {
  ml: () => import("./ml-IN/ml-IN.ts").then(({ mlIN }) => mlIN),
  "en-XA": () => import("./pseudo.ts").then(({ pseudoText }) => pseudoText),
};

/** Whether a BCP 47 tag names a language that has a catalogue of its own: `hi`, `ml-IN`. All others speak Indian English. */
export function hasCatalogue(locale: string): boolean {
  return keyOf(locale) !== undefined;
}

/**
 * Fetches the catalogue of a language: `hi` (हिन्दी), `ml` (മലയാളം), or `en-XA`, which marks every string that comes from a catalogue.
 * Undefined for any other: it speaks Indian English.
 */
export async function loadCatalogue(locale: string): Promise<Text | undefined> {
  const key = keyOf(locale);
  return key === undefined ? undefined : catalogues[key]?.();
}

function keyOf(locale: string): string | undefined {
  return [locale, locale.split("-")[0] ?? ""].find((key) => Object.hasOwn(catalogues, key));
}
