import { createContext, useContext } from "react";

/** Light, dark, or the device's setting. */
export type Scheme = "light" | "dark" | "auto";

/** The current scheme and its setter; `App.tsx` holds the state. */
export const SchemeContext = createContext<readonly [Scheme, (scheme: Scheme) => void]>([
  "auto",
  () => undefined,
]);

/** The current scheme and its setter. */
export function useScheme() {
  return useContext(SchemeContext);
}

/** The scheme last chosen in this browser. */
export function storedScheme(): Scheme {
  const stored = localStorage.getItem(KEY);
  return isScheme(stored) ? stored : "auto";
}

/** Stores the choice for the next visit. */
export function storeScheme(scheme: Scheme) {
  localStorage.setItem(KEY, scheme);
}

export function isScheme(value: unknown): value is Scheme {
  return value === "light" || value === "dark" || value === "auto";
}

const KEY = "vanbook.scheme";
