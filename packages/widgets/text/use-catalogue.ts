import { useEffect, useState } from "react";
import { enIN, type Text } from "./en-IN/en-IN.ts";
import { hasCatalogue, loadCatalogue } from "./languages.ts";

/**
 * The catalogue of a language: the given one, else the language's own once it has come, and undefined until then. Indian English, which
 * is always there, stands in for a catalogue that could not be fetched.
 */
export function useCatalogue(locale: string, given: Text | undefined): Text | undefined {
  const [loaded, setLoaded] = useState<{ locale: string; text: Text }>();
  const isNeeded = given === undefined && hasCatalogue(locale);
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    const keep = (text: Text = enIN) => {
      if (!isOver) setLoaded({ locale, text });
    };
    loadCatalogue(locale).then(keep, (cause: unknown) => {
      console.error(`The words of "${locale}" could not be loaded.`, cause);
      keep();
    });
    return () => {
      isOver = true;
    };
  }, [isNeeded, locale]);
  if (given || !isNeeded) return given ?? enIN;
  return loaded?.locale === locale ? loaded.text : undefined;
}
