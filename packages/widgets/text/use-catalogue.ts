import { useEffect, useState } from "react";
import { enIN, type Text } from "../../sdk/text/en-IN/en-IN.ts";

/**
 * Returns the catalogue that the host passes, or the language's own; undefined until that is
 * loaded. Indian English is built in, and is used if there is no catalogue or it could not be
 * loaded: then `onFailed` is called.
 */
export function useCatalogue(
  locale: string,
  hostCatalogue: Text | undefined,
  onFailed: (cause: unknown) => void,
): Text | undefined {
  const [loadedCatalogue, setLoadedCatalogue] = useState<{ locale: string; text: Text }>();
  const isThere = hostCatalogue !== undefined || /^en(?!-XA)/.test(locale);
  useEffect(() => {
    if (isThere) return;
    let isOver = false;
    const load = async () => (await import("../../sdk/text/languages.ts")).loadCatalogue(locale);
    void load()
      .catch((cause: unknown) => {
        console.error(`The words of "${locale}" could not be loaded.`, cause);
        onFailed(cause);
      })
      .then((text) => {
        if (!isOver) setLoadedCatalogue({ locale, text: text ?? enIN });
      });
    return () => {
      isOver = true;
    };
  }, [isThere, locale, onFailed]);
  if (isThere) return hostCatalogue ?? enIN;
  return loadedCatalogue?.locale === locale ? loadedCatalogue.text : undefined;
}
