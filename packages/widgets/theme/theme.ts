import type { CSSProperties } from "react";
import { createTheme } from "styled-components";
import { tokens, type TokenName } from "./tokens.ts";

/** What a host replaces: tokens by their names, `{ brand: "#7a1fa2" }`, or CSS variables, `{ "--vb-brand": "#7a1fa2" }`. */
export type Theme = Readonly<{ [Name in TokenName]?: string } & { [Variable in `--vb-${string}`]?: string }>;

/**
 * The tokens as variables on our own elements only, so that no variable and no scheme reaches what is the host's. `data-scheme` on any
 * element (light, dark or auto) picks for what is inside it, and takes the tokens anew, so that tools which rewrite light-dark() keep
 * nested schemes right. `.vb-page` is for a page that is all ours; a provider whose scheme is `inherit` leaves them to the element
 * around it.
 */
export const ours = [
  ".vb-page",
  '.vb-root:where(:not([data-scheme="inherit"]))',
  '.vb-root :where([data-scheme]:not([data-scheme="inherit"]))',
  "vanbook-report",
  "vanbook-widget",
  ":host(vanbook-report)",
  ":host(vanbook-widget)",
].join(",");

export const theme = createTheme(tokens, { prefix: "vb", selector: ours });

/** A host's theme as the variables of an element. */
export function themeVariables(given: Theme): CSSProperties {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name in tokens ? theme.vars[name as TokenName] : name,
      value,
    ]),
  );
}
