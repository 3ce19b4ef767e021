import type { CSSProperties } from "react";
import { createTheme } from "styled-components";
import { tokens, type TokenName } from "./tokens.ts";

/** Tokens by name, `{ brand: "#7a1fa2" }`, or CSS variables, `{ "--vb-brand": "#7a1fa2" }`. */
export type Theme = Readonly<{ [Name in TokenName]?: string } & { [Variable in `--vb-${string}`]?: string }>;

/**
 * Sets the tokens as variables on our own elements only, so that neither variables nor schemes
 * affect the host. `data-scheme` on any element (light, dark or auto) sets the scheme for its
 * content and repeats the tokens there, so that tools that rewrite light-dark() keep nested schemes
 * correct. `.vb-page` is for a page that is entirely ours; a provider with the scheme `inherit`
 * uses the tokens of the element around it.
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

export function toThemeVariables(hostTheme: Theme): CSSProperties {
  return Object.fromEntries(
    Object.entries(hostTheme).map(([name, value]) => [
      name in tokens ? theme.vars[name as TokenName] : name,
      value,
    ]),
  );
}
