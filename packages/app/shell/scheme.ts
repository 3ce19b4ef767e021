import { createContext, useContext } from "react";

/** Light, dark, or as the device says. */
export type Scheme = "light" | "dark" | "auto";

/** The scheme in use and what changes it; `App.tsx` holds it. */
export const SchemeContext = createContext<readonly [Scheme, (scheme: Scheme) => void]>([
  "auto",
  () => undefined,
]);

/** The scheme in use and what changes it. */
export function useScheme() {
  return useContext(SchemeContext);
}

/** The scheme that this browser chose last. */
export function storedScheme(): Scheme {
  const stored = localStorage.getItem(KEY);
  return isScheme(stored) ? stored : "auto";
}

/** Keeps the choice for the next visit. */
export function storeScheme(scheme: Scheme) {
  localStorage.setItem(KEY, scheme);
}

/** Whether a value names a scheme. */
export function isScheme(value: unknown): value is Scheme {
  return value === "light" || value === "dark" || value === "auto";
}

const KEY = "vanbook.scheme";
