import { cards } from "./dashboard/cards.ts";
import type { Routes } from "./http/handler.ts";
import { lookUps } from "./masters/look-ups.ts";
import { apiKeys } from "./platform/api-keys.ts";
import { books } from "./platform/books.ts";
import { health } from "./platform/health.ts";
import { settings } from "./platform/settings.ts";
import { years } from "./platform/years.ts";
import { sale } from "./reports/sale.ts";
import { profile } from "./session/profile.ts";
import { session } from "./session/session.ts";
import { bills } from "./sync/bills.ts";
import { contras } from "./sync/contras.ts";
import { expenses } from "./sync/expenses.ts";
import { handOvers } from "./sync/hand-overs.ts";
import { journals } from "./sync/journals.ts";
import { openings } from "./sync/openings.ts";
import { payments } from "./sync/payments.ts";
import { receipts } from "./sync/receipts.ts";
import { damages } from "./sync/damages.ts";
import { productions } from "./sync/productions.ts";
import { purchaseReturns } from "./sync/purchase-returns.ts";
import { purchases } from "./sync/purchases.ts";
import { replacements } from "./sync/replacements.ts";
import { saleReturns } from "./sync/sale-returns.ts";
import { locations } from "./sync/locations.ts";
import { masters } from "./sync/masters.ts";
import { orders } from "./sync/orders.ts";
import { trips } from "./sync/trips.ts";
import { visits } from "./sync/visits.ts";
import { vanLoads } from "./sync/van-loads.ts";
import { vouchers } from "./sync/vouchers.ts";

/** Every operation that is built. The compiler demands that each one of the contract is here or in pending.ts, never both. */
export const routes = {
  ...session,
  ...profile,
  ...cards,
  ...lookUps,
  ...sale,
  ...apiKeys,
  ...bills,
  ...receipts,
  ...payments,
  ...expenses,
  ...journals,
  ...contras,
  ...handOvers,
  ...openings,
  ...years,
  ...settings,
  ...books,
  ...damages,
  ...productions,
  ...purchaseReturns,
  ...purchases,
  ...replacements,
  ...saleReturns,
  ...vanLoads,
  ...orders,
  ...trips,
  ...visits,
  ...locations,
  ...masters,
  ...vouchers,
  ...health,
} satisfies Routes;
