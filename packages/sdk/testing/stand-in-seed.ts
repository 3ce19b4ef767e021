import type { Seed } from "../../server/stand-in/seed.ts";
import { usualSeed } from "../../server/stand-in/seed.ts";
import type { Args, OperationId } from "../methods.ts";

/**
 * The business data of a stand-in. Omitted parts come from the default seed; omitted documents mean
 * none.
 */
export interface StandInSeed {
  company?: { name?: string; state?: string; stateCode?: string; gstin?: string | null };
  routes?: readonly { name: string; place: string; from: string; to: string }[];
  /**
   * Prices in rupees without tax, except the MRP, which includes it; `unit` and `tax` are ids of
   * `units.names` and `taxes.names`.
   */
  items?: readonly {
    name: string;
    description?: string;
    category?: number;
    hsn?: string;
    unit?: number;
    tax?: number;
    mrp: number;
    ccp: number;
    sp?: number;
    dp?: number;
  }[];
  /** Customers (`AccountParent` 14) and suppliers (27), as arguments of `accounts.create`. */
  accounts?: readonly Args<"accounts.create">[];
  /**
   * Documents in order, each with the operation that posts it. `day(3)` is three days before today;
   * `day(30)` is the first day.
   */
  documents?: (day: (back: number) => string) => readonly { operation: OperationId; body: object }[];
}

export function completeSeed(seed: StandInSeed | undefined): Seed {
  if (!seed) return usualSeed;
  const items = seed.items?.map((item) => ({
    ...{ description: "", category: 2, hsn: "3005", unit: 1, tax: 2, sp: item.ccp, dp: item.ccp },
    ...item,
  }));
  return {
    ...usualSeed,
    company: { ...usualSeed.company, ...seed.company },
    routes: seed.routes ?? usualSeed.routes,
    items: items ?? usualSeed.items,
    // The contract's server and client types represent decimals differently, but accounts have no
    // decimals.
    accounts: (seed.accounts as Seed["accounts"] | undefined) ?? usualSeed.accounts,
    documents: seed.documents ?? (() => []),
  };
}
