import type { EmbedToken } from "@vanbook/sdk";

/**
 * Messages from Vanbook's page in a frame to the surrounding page, sent only to that page's origin.
 * `docs/embedding.md` describes them for hosts without our script.
 */
export type FromFrame =
  | { type: "vanbook-frame"; variables: readonly string[] }
  /** The frame needs a token, at first and before the current one expires. */
  | { type: "vanbook-token" }
  /**
   * Position of the room for the host's message for no rows, in pixels from the frame's edges, and
   * the text colour to use; null if there is no room at the moment.
   */
  | { type: "vanbook-empty"; place: { left: number; top: number; width: number; color: string } | null }
  | { type: (typeof FRAME_EVENTS)[number]; detail: unknown };

export type ToFrame =
  | ({ type: "vanbook-token" } & (EmbedToken | { error: { message: string; visitor?: string } }))
  | { type: "vanbook-empty"; height: number }
  | { type: "vanbook-look"; scheme: string | null; variables: Readonly<Record<string, string>> };

export const FRAME_EVENTS = [
  "vanbook-ready",
  "vanbook-error",
  "vanbook-misuse",
  "vanbook-filter",
  "vanbook-row",
  "vanbook-action",
  "vanbook-export",
  "vanbook-height",
  "vanbook-link",
] as const;
