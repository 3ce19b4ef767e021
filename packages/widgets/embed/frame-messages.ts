import type { EmbedToken } from "@vanbook/sdk";

/** What Vanbook's page in a frame tells the page around it, to its origin alone; `docs/embedding.md` has them for hosts without our script. */
export type FromFrame =
  /** It is there, and would have the host's theme: the variables by name. */
  | { type: "vanbook-frame"; variables: readonly string[] }
  /** It needs a token, at first and before that one ends. */
  | { type: "vanbook-token" }
  /** An element's event. */
  | { type: (typeof EVENTS)[number]; detail: unknown };

/** What the page around a frame answers. */
export type ToFrame =
  | ({ type: "vanbook-token" } & (EmbedToken | { error: { message: string; visitor?: string } }))
  | { type: "vanbook-look"; scheme: string | null; variables: Readonly<Record<string, string>> };

/** The events of an element. */
export const EVENTS = [
  "vanbook-ready",
  "vanbook-error",
  "vanbook-filter",
  "vanbook-row",
  "vanbook-export",
  "vanbook-height",
  "vanbook-link",
] as const;
