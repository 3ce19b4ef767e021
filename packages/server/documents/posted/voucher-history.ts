import type { Schema } from "../../contract/contract.ts";
import { formatPaise, formatQuantity } from "@vanbook/sdk/books";

export interface NumberedVouchers {
  /** Includes reversals, in the order of posting. */
  vouchers: readonly VersionRow[];
  /**
   * Of the vouchers that are not reversals; empty if there is only one, as there is nothing to
   * compare.
   */
  entries: readonly Moved[];
  moves: readonly Moved[];
}

export interface VersionRow extends Pick<Step, "createdAt" | "enteredBy" | "via" | "reason"> {
  id: number;
  reversesId: number | null;
  /**
   * If the caller may not see it, it is no step of the history, and nothing is compared with it.
   */
  isSeen: boolean;
  date: string;
  party: string | null;
  amount: string;
  narration: string | null;
}

/**
 * The amount that a voucher posts to an account (in paise, debits positive), or the quantity of an
 * item that it moves (in thousandths, negative when goods go out).
 */
export interface Moved {
  voucherId: number;
  id: number;
  name: string;
  amount: bigint;
}

/** First step first: posted, corrected (with the changes), cancelled. */
export function makeVoucherHistory(numberedVouchers: NumberedVouchers): Step[] {
  const { vouchers } = numberedVouchers;
  const versions = vouchers.filter(({ reversesId }) => reversesId === null);
  const findReversal = (version: VersionRow) => vouchers.find(({ reversesId }) => reversesId === version.id);
  const steps = versions.map((version, at): Step & { isSeen: boolean } => {
    const before = versions[at - 1];
    return {
      ...stepOf(version),
      action: before ? "corrected" : "posted",
      // The reason is stored with the reversal of the voucher that was corrected.
      reason: (before && findReversal(before)?.reason) ?? null,
      changes: before?.isSeen ? listChanges(before, version, numberedVouchers) : [],
      isSeen: version.isSeen,
    };
  });
  const last = versions.at(-1);
  const reversal = last && findReversal(last);
  if (reversal) steps.push({ ...stepOf(reversal), action: "cancelled", changes: [], isSeen: last.isSeen });
  return steps.filter(({ isSeen }) => isSeen).map(({ isSeen: _, ...step }) => step);
}

/** The voucher in effect; null if there is none or the caller may not see it. */
export function findCurrentId(vouchers: readonly VersionRow[]): number | null {
  const reversedIds = new Set(vouchers.map(({ reversesId }) => reversesId));
  const current = vouchers.find(({ id, reversesId }) => reversesId === null && !reversedIds.has(id));
  return current?.isSeen ? current.id : null;
}

function stepOf({ id, createdAt, enteredBy, via, reason }: VersionRow) {
  return { voucherId: id, createdAt, enteredBy, via, reason };
}

function listChanges(
  before: VersionRow,
  after: VersionRow,
  { entries, moves }: NumberedVouchers,
): Schema<"VoucherChange">[] {
  const heads = (["date", "party", "amount", "narration"] as const).flatMap((what) => {
    const [from, to] = [before[what] || null, after[what] || null];
    return from === to ? [] : [{ what, name: null, from, to }];
  });
  const [balances, amounts] = [sumBalances(entries), sumQuantities(moves)];
  return [
    ...heads,
    ...listRecordChanges("account", formatPaise, balances.get(before.id), balances.get(after.id)),
    ...listRecordChanges("item", formatQuantity, amounts.get(before.id), amounts.get(after.id)),
  ];
}

function listRecordChanges(
  what: "account" | "item",
  words: (amount: bigint) => string,
  before: ByRecord = new Map(),
  after: ByRecord = new Map(),
): Schema<"VoucherChange">[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id) => {
    const [from, to] = [before.get(id), after.get(id)];
    if (from?.amount === to?.amount) return [];
    const name = (to ?? from)?.name ?? "";
    return { what, name, from: from ? words(from.amount) : null, to: to ? words(to.amount) : null };
  });
}

function sumBalances(entries: readonly Moved[]) {
  return gatherByVoucher(entries, (sum, amount) => sum + amount);
}

/** Goods moved from one location to another count once. */
function sumQuantities(moves: readonly Moved[]) {
  const into = gatherByVoucher(moves, (sum, amount) => (amount > 0n ? sum + amount : sum));
  const out = gatherByVoucher(moves, (sum, amount) => (amount < 0n ? sum - amount : sum));
  for (const [voucher, items] of into)
    for (const [id, item] of items) {
      const outQuantity = out.get(voucher)?.get(id)?.amount ?? 0n;
      if (outQuantity > item.amount) items.set(id, { ...item, amount: outQuantity });
    }
  return into;
}

function gatherByVoucher(movedAmounts: readonly Moved[], add: (sum: bigint, amount: bigint) => bigint) {
  const vouchers = new Map<number, Map<number, { name: string; amount: bigint }>>();
  for (const { voucherId, id, name, amount } of movedAmounts) {
    const own = vouchers.get(voucherId) ?? new Map<number, { name: string; amount: bigint }>();
    vouchers.set(voucherId, own);
    own.set(id, { name, amount: add(own.get(id)?.amount ?? 0n, amount) });
  }
  return vouchers;
}

type Step = Schema<"VoucherStep">;
type ByRecord = ReadonlyMap<number, { name: string; amount: bigint }>;
