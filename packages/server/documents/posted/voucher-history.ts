import type { Schema } from "../../contract/contract.ts";
import { formatPaise, formatQuantity } from "@vanbook/sdk/books";

/** The vouchers posted under one number, from which its history is made. */
export interface NumberedVouchers {
  /** All vouchers of the number, reversals too, in the order in which they were posted. */
  vouchers: readonly VersionRow[];
  /**
   * The ledger lines and moves of the vouchers that are not reversals; empty if there is only one, as nothing is
   * compared.
   */
  entries: readonly Moved[];
  moves: readonly Moved[];
}

/** A voucher of the number. */
export interface VersionRow extends Pick<Step, "createdAt" | "enteredBy" | "via" | "reason"> {
  id: number;
  reversesId: number | null;
  /** Whether the caller may see it. If not, it is no step of the history, and nothing is compared with it. */
  isSeen: boolean;
  date: string;
  party: string | null;
  amount: string;
  narration: string | null;
}

/**
 * The amount that a voucher posts to an account (in paise, debits positive), or the quantity of an item that it moves
 * (in thousandths, negative when goods go out).
 */
export interface Moved {
  voucherId: number;
  id: number;
  name: string;
  amount: bigint;
}

/** The history of a number, first step first: posted, corrected (with the changes), cancelled. */
export function voucherHistory(numbered: NumberedVouchers): Step[] {
  const { vouchers } = numbered;
  const versions = vouchers.filter(({ reversesId }) => reversesId === null);
  const reversalOf = (version: VersionRow) => vouchers.find(({ reversesId }) => reversesId === version.id);
  const steps = versions.map((version, at): Step & { isSeen: boolean } => {
    const before = versions[at - 1];
    return {
      ...stepOf(version),
      action: before ? "corrected" : "posted",
      // The reason is stored with the reversal of the voucher that was corrected.
      reason: (before && reversalOf(before)?.reason) ?? null,
      changes: before?.isSeen ? changesBetween(before, version, numbered) : [],
      isSeen: version.isSeen,
    };
  });
  const last = versions.at(-1);
  const reversal = last && reversalOf(last);
  if (reversal) steps.push({ ...stepOf(reversal), action: "cancelled", changes: [], isSeen: last.isSeen });
  return steps.filter(({ isSeen }) => isSeen).map(({ isSeen: _, ...step }) => step);
}

/** The id of the number's voucher that is in effect; null if there is none or the caller may not see it. */
export function currentOf(vouchers: readonly VersionRow[]): number | null {
  const reversed = new Set(vouchers.map(({ reversesId }) => reversesId));
  const current = vouchers.find(({ id, reversesId }) => reversesId === null && !reversed.has(id));
  return current?.isSeen ? current.id : null;
}

function stepOf({ id, createdAt, enteredBy, via, reason }: VersionRow) {
  return { voucherId: id, createdAt, enteredBy, via, reason };
}

function changesBetween(
  before: VersionRow,
  after: VersionRow,
  { entries, moves }: NumberedVouchers,
): Schema<"VoucherChange">[] {
  const heads = (["date", "party", "amount", "narration"] as const).flatMap((what) => {
    const [from, to] = [before[what] || null, after[what] || null];
    return from === to ? [] : [{ what, name: null, from, to }];
  });
  const [balances, amounts] = [balancesOf(entries), quantitiesOf(moves)];
  return [
    ...heads,
    ...changesOf("account", formatPaise, balances.get(before.id), balances.get(after.id)),
    ...changesOf("item", formatQuantity, amounts.get(before.id), amounts.get(after.id)),
  ];
}

function changesOf(
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

/** By voucher: the net amount posted to each account. */
function balancesOf(entries: readonly Moved[]) {
  return byVoucher(entries, (sum, amount) => sum + amount);
}

/** By voucher: the quantity of each item that it moves; goods moved from one location to another count once. */
function quantitiesOf(moves: readonly Moved[]) {
  const into = byVoucher(moves, (sum, amount) => (amount > 0n ? sum + amount : sum));
  const out = byVoucher(moves, (sum, amount) => (amount < 0n ? sum - amount : sum));
  for (const [voucher, items] of into)
    for (const [id, item] of items) {
      const left = out.get(voucher)?.get(id)?.amount ?? 0n;
      if (left > item.amount) items.set(id, { ...item, amount: left });
    }
  return into;
}

function byVoucher(moved: readonly Moved[], add: (sum: bigint, amount: bigint) => bigint) {
  const vouchers = new Map<number, Map<number, { name: string; amount: bigint }>>();
  for (const { voucherId, id, name, amount } of moved) {
    const own = vouchers.get(voucherId) ?? new Map<number, { name: string; amount: bigint }>();
    vouchers.set(voucherId, own);
    own.set(id, { name, amount: add(own.get(id)?.amount ?? 0n, amount) });
  }
  return vouchers;
}

type Step = Schema<"VoucherStep">;
type ByRecord = ReadonlyMap<number, { name: string; amount: bigint }>;
