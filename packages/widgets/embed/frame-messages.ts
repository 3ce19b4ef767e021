import type { EmbedToken } from "@vanbook/sdk";

/**
 * Messages from Vanbook's page in a frame to the surrounding page, sent only to its origin; `docs/embedding.md`
 * describes them for hosts without our script.
 */
export type FromFrame =
  /** The frame is ready and requests the host's theme variables by name. */
  | { type: "vanbook-frame"; variables: readonly string[] }
  /** It needs a token, at first and before the current one expires. */
  | { type: "vanbook-token" }
  /**
   * Position of the room for the host's message for no rows, in pixels from the frame's edges, and the text colour
   * to use; null if there is no room now.
   */
  | { type: "vanbook-empty"; place: { left: number; top: number; width: number; color: string } | null }
  | { type: (typeof EVENTS)[number]; detail: unknown };

/** Messages from the surrounding page to the frame. */
export type ToFrame =
  | ({ type: "vanbook-token" } & (EmbedToken | { error: { message: string; visitor?: string } }))
  /** Height in pixels of the host's message for no rows. */
  | { type: "vanbook-empty"; height: number }
  | { type: "vanbook-look"; scheme: string | null; variables: Readonly<Record<string, string>> };

export const EVENTS = [
  "vanbook-ready",
  "vanbook-error",
  "vanbook-filter",
  "vanbook-row",
  "vanbook-export",
  "vanbook-height",
  "vanbook-link",
] as const;
