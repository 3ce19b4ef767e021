import { cards } from "./dashboard/cards.ts";
import type { Routes } from "./http/handler.ts";
import { lookUps } from "./masters/look-ups.ts";
import { apiKeys } from "./platform/api-keys.ts";
import { health } from "./platform/health.ts";
import { sale } from "./reports/sale.ts";
import { profile } from "./session/profile.ts";
import { session } from "./session/session.ts";

/** Every operation that is built. The compiler demands that each one of the contract is here or in pending.ts, never both. */
export const routes = {
  ...session,
  ...profile,
  ...cards,
  ...lookUps,
  ...sale,
  ...apiKeys,
  ...health,
} satisfies Routes;
