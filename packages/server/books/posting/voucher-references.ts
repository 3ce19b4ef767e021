import {
  addMoveDates,
  listAccounts,
  listItems,
  listLocations,
  makeStockKey,
  type DatedMove,
  type Voucher,
} from "@vanbook/sdk/books";
import { mapInSlices } from "../../contract/slices.ts";
import type { Author } from "./author.ts";
import type { FactsOf } from "./master-facts.ts";
import { listNamedMasters } from "./named-masters.ts";
import type { Named } from "./posting-context.ts";
import { countVoucherValues } from "./voucher-values.ts";

/** What vouchers of a batch name, each once, in slices: they can have tens of thousands of lines. */
export interface VoucherReferences extends Named {
  /** The first move of each item at each place. */
  firstMoves: readonly DatedMove[];
}

export async function collectReferences(
  author: Author,
  vouchers: readonly Voucher[],
): Promise<VoucherReferences> {
  const accountIds = new Set<number>();
  const locationIds = new Set<number>();
  const itemIds = new Set<number>();
  const also: Partial<Record<FactsOf, Set<number>>> = {};
  const firstMoves = new Map<string, DatedMove>();
  await mapInSlices(vouchers, countVoucherValues, (voucher) => {
    for (const id of listAccounts([voucher])) accountIds.add(id);
    for (const id of listLocations([voucher])) locationIds.add(id);
    for (const id of listItems([voucher])) itemIds.add(id);
    for (const [what, ids] of Object.entries(listNamedMasters(author, [voucher])) as NamedEntry[])
      for (const id of ids) (also[what] ??= new Set()).add(id);
    for (const move of addMoveDates(voucher)) {
      const key = makeStockKey(move);
      if (move.date < (firstMoves.get(key)?.date ?? LATEST_DAY)) firstMoves.set(key, move);
    }
  });
  return { accountIds, locationIds, itemIds, also, firstMoves: [...firstMoves.values()] };
}

type NamedEntry = [FactsOf, Iterable<number>]; // Object.entries widens the names to string
const LATEST_DAY = "9999-12-32";
