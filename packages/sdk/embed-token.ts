import type { Answer } from "./methods.ts";

/** The response of POST /api/v1/embed-tokens, passed on by the partner's server. */
export interface EmbedToken {
  token: string;
  /** When it expires by the Vanbook server's clock, ISO 8601. */
  expiresAt: string;
  /**
   * What it may do, as returned by `embedTokens.current`; if given, the server is not asked for it.
   */
  terms?: Answer<"embedTokens.current"> | undefined;
}
