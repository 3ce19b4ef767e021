import {
  listAccounts,
  listItems,
  listLocations,
  makeStockKey,
  type DatedMove,
  type Voucher,
} from "@vanbook/sdk/books";
import { mapInSlices } from "../../contract/slices.ts";
import type { Author } from "./author.ts";
import { addNamedMasters, type NamedSets } from "./named-masters.ts";
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
  const also: NamedSets = {};
  const firstMoves = new Map<string, DatedMove>();
  await mapInSlices(vouchers, countVoucherValues, (voucher) => {
    for (const id of listAccounts([voucher])) accountIds.add(id);
    for (const id of listLocations([voucher])) locationIds.add(id);
    for (const id of listItems([voucher])) itemIds.add(id);
    addNamedMasters(also, author, voucher);
    const { date } = voucher;
    for (const move of voucher.moves) {
      const key = makeStockKey(move);
      if (date < (firstMoves.get(key)?.date ?? LATEST_DAY)) firstMoves.set(key, { ...move, date });
    }
  });
  return { accountIds, locationIds, itemIds, also, firstMoves: [...firstMoves.values()] };
}

const LATEST_DAY = "9999-12-32";
