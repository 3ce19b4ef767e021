import type { Seed } from "../../server/stand-in/seed.ts";
import { usualSeed } from "../../server/stand-in/seed.ts";
import type { Args, OperationId } from "../methods.ts";

/** The business of a stand-in: what is left out is the usual one's, but for documents, of which there are then none. */
export interface StandInSeed {
  company?: { name?: string; state?: string; stateCode?: string; gstin?: string | null };
  routes?: readonly { name: string; place: string; from: string; to: string }[];
  /** Prices in rupees, without tax but for the MRP; `unit` and `tax` are ids of `units.names` and `taxes.names`. */
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
  /** Customers (`AccountParent` 14) and suppliers (27), as `accounts.create` takes them. */
  accounts?: readonly Args<"accounts.create">[];
  /** Documents in their order, each by the operation that posts it; `day(3)` is three days before today, and 30 the first. */
  documents?: (day: (back: number) => string) => readonly { operation: OperationId; body: object }[];
}

/** A seed with what it leaves out filled in. */
export function wholeSeed(seed: StandInSeed | undefined): Seed {
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
    // The contract's types of the server differ from those of clients in how decimals are held, which accounts have none of.
    accounts: (seed.accounts as Seed["accounts"] | undefined) ?? usualSeed.accounts,
    documents: seed.documents ?? (() => []),
  };
}
