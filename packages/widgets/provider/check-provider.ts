import type { QueryClient } from "@tanstack/react-query";
import type { Theme } from "../theme/theme.ts";
import { tellFailure } from "./tell-failure.ts";
import { tellMisuse } from "./tell-misuse.ts";
import { tellUnknownKeys } from "./tell-unknown-names.ts";

type Given = Readonly<Record<string, unknown>>;

/** Names what a host gives a provider that it can't use. Loaded after the provider is drawn. */
export function checkProvider(hostProps: object, cache: QueryClient): void {
  const { client, theme, failure } = hostProps as Given;
  if (failure instanceof Error && !toldFailures.has(failure)) {
    toldFailures.add(failure);
    tellFailure(cache, failure);
  }
  if (!isObject(client))
    tellMisuse(cache, {
      code: "NO_CLIENT",
      message: "VanbookProvider needs a client: client={createVanbook({ baseUrl, auth })}.",
    });
  const tell = (name: string, words: string) =>
    tellMisuse(cache, { code: "WRONG_VALUE", message: `${name} of VanbookProvider must be ${words}.` });
  for (const [name, { isRight, words }] of Object.entries(ALLOWED_VALUES)) {
    const value = (hostProps as Given)[name];
    if (value !== undefined && !isRight(value)) tell(name, words);
  }
  if (!isObject(theme)) return;
  tellUnknownKeys(theme as Theme, cache);
  for (const [key, value] of Object.entries(theme))
    if (value !== undefined && typeof value !== "string") tell(`${key} in the theme`, "a text");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isLanguage(tag: unknown): boolean {
  try {
    return typeof tag === "string" && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const toldFailures = new WeakSet<Error>();
const SCHEME_NAMES = ["light", "dark", "auto", "inherit"];
const ALLOWED_VALUES: Readonly<Record<string, { isRight: (value: unknown) => boolean; words: string }>> = {
  theme: { isRight: isObject, words: "an object of texts" },
  scheme: {
    isRight: (value) => SCHEME_NAMES.includes(value as string),
    words: `one of ${SCHEME_NAMES.join(", ")}`,
  },
  locale: { isRight: isLanguage, words: "a language tag such as en-IN, hi, ml" },
  now: { isRight: (value) => typeof value === "function", words: "a function" },
  location: {
    isRight: (value) =>
      ["get", "set", "subscribe"].every((name) => typeof (Object(value) as Given)[name] === "function"),
    words: "an object with get, set and subscribe, such as browserLocation()",
  },
};
