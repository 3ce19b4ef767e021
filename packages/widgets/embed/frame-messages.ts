import type { EmbedToken } from "@vanbook/sdk";

/** What Vanbook's page in a frame tells the page around it, to its origin alone; `docs/embedding.md` has them for hosts without our script. */
export type FromFrame =
  /** It is there, and would have the host's theme: the variables by name. */
  | { type: "vanbook-frame"; variables: readonly string[] }
  /** It needs a token, at first and before that one ends. */
  | { type: "vanbook-token" }
  /** Where it has room for the host's own words for no rows, in pixels from its edges, and in which colour they are read there; null: nowhere now. */
  | { type: "vanbook-empty"; place: { left: number; top: number; width: number; color: string } | null }
  /** An element's event. */
  | { type: (typeof EVENTS)[number]; detail: unknown };

/** What the page around a frame answers. */
export type ToFrame =
  | ({ type: "vanbook-token" } & (EmbedToken | { error: { message: string; visitor?: string } }))
  /** How high the host's words for no rows are. */
  | { type: "vanbook-empty"; height: number }
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
