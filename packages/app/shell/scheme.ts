import { createContext, useContext } from "react";

export type Scheme = "light" | "dark" | "auto";

/** `App.tsx` holds the state. */
export const SchemeContext = createContext<readonly [Scheme, (scheme: Scheme) => void]>([
  "auto",
  () => undefined,
]);

export function useScheme() {
  return useContext(SchemeContext);
}

export function readStoredScheme(): Scheme {
  const storedText = localStorage.getItem(SCHEME_KEY);
  return isScheme(storedText) ? storedText : "auto";
}

export function storeScheme(scheme: Scheme) {
  localStorage.setItem(SCHEME_KEY, scheme);
}

export function isScheme(value: unknown): value is Scheme {
  return value === "light" || value === "dark" || value === "auto";
}

const SCHEME_KEY = "vanbook.scheme";
