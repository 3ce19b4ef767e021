import type { Knex } from "knex";
import { cancel } from "../../books/posting/cancel.ts";
import { edit } from "../../books/posting/edit.ts";
import { paise, percent, sum, type Paise, type Percent, type Posted, type Voucher } from "@vanbook/sdk/books";
import { post } from "../../books/posting/post.ts";
import type { Author } from "../../books/posting/author.ts";
import { UNPOSTED_VOUCHER } from "../../books/posting/named-masters.ts";
import { formatMoment } from "../calendar.ts";

/**
 * Updates stock and balances in memory for each entered voucher, and posts many vouchers together.
 */
export interface DayBook {
  enter(voucher: Voucher, how?: Entry): void;
  onHand(locationId: number, itemId: number): number;
  stockAt(locationId: number): [itemId: number, pieces: number][];
  /** Debits less credits, without the entries that the engine adds when it posts. */
  balance(accountId: number): Paise;
  /** By tax rate, what a party was billed less what its returns and notes took. */
  billed(partyId: number): ReadonlyMap<Percent, Paise>;
  /** Whether so much of what the party was billed is left as a return takes, at each tax rate. */
  isBilled(voucher: Voucher): boolean;
  post(trx: Knex.Transaction): Promise<void>;
}

interface Entry {
  isCancelled?: boolean;
  /** A version with a mistake, which may be entered first and is corrected on the same day. */
  mistyped?: () => Voucher;
  /** Not called if the voucher is cancelled or edited. */
  onPosted?: (postedVoucher: Posted) => void;
}

/**
 * Now and then a document is entered twice and one of the two is cancelled, or it is entered with a
 * mistake first. This always happens with the second and the fourth of a kind, so that small demos
 * have such documents too.
 */
export function createDayBook(author: Author, keepingBatches: ReadonlySet<number>): DayBook {
  const stock = new Map<number, Map<number, number>>();
  const balances = new Map<number, Paise>();
  const billedByParty = new Map<number, Map<Percent, Paise>>();
  const counts = new Map<string, number>();
  const twins = new Set<string>();
  let pending: (Entry & { voucher: Voucher; right?: Voucher })[] = [];

  const move = (locationId: number, itemId: number, pieces: number) => {
    const its = stock.get(locationId) ?? new Map<number, number>();
    stock.set(locationId, its);
    its.set(itemId, (its.get(itemId) ?? 0) + pieces);
  };

  const addBilled = (voucher: Voucher) => {
    const { kind, partyId } = voucher;
    const sign = BILLED_SIGNS[kind];
    if (sign === undefined || partyId === null) return;
    const ofParty = billedByParty.get(partyId) ?? new Map<Percent, Paise>();
    billedByParty.set(partyId, ofParty);
    for (const [rate, amount] of sumByRate(voucher))
      ofParty.set(rate, (ofParty.get(rate) ?? 0n) + sign * amount);
  };

  const isBilled = (voucher: Voucher) => {
    const ofParty = billedByParty.get(voucher.partyId ?? 0) ?? new Map<Percent, Paise>();
    const amounts = sumByRate(voucher);
    return (
      sum(amounts.values()) <= sum(ofParty.values()) &&
      [...amounts].every(([rate, amount]) => amount <= (ofParty.get(rate) ?? 0n))
    );
  };

  const apply = (voucher: Voucher) => {
    const { lines, moves } = voucher;
    addBilled(voucher);
    for (const { accountId, debit, credit } of lines) {
      balances.set(accountId, (balances.get(accountId) ?? 0n) + debit - credit);
    }
    for (const { locationId, itemId, quantity, to } of moves) {
      const pieces = Number(quantity / 1000n);
      move(locationId, itemId, pieces);
      if (to !== undefined) move(to, itemId, -pieces);
    }
  };

  const onHand = (locationId: number, itemId: number) => stock.get(locationId)?.get(itemId) ?? 0;

  const ofBatches = ({ moves }: Voucher) => moves.filter(({ itemId }) => keepingBatches.has(itemId));

  /**
   * A voucher can be entered twice for a while only if the stock is enough (batches must not go
   * short) and it returns no goods of a bill, which can't be returned twice.
   */
  const canBeTwice = (voucher: Voucher) =>
    ofBatches(voucher).every(({ locationId, itemId, quantity, goodsOf }) =>
      quantity > 0n ? !goodsOf : onHand(locationId, itemId) + Number(quantity / 1000n) >= 0,
    );

  const enter = (voucher: Voucher, { isCancelled = false, mistyped, onPosted }: Entry = {}) => {
    if (isCancelled) {
      pending.push({ voucher, isCancelled });
      return;
    }
    apply(voucher);
    const count = counts.get(voucher.kind) ?? 0;
    counts.set(voucher.kind, count + 1);
    if (mistyped && (count === 3 || count % 200 === 120))
      pending.push({ voucher: mistyped(), right: voucher });
    else pending.push({ voucher, ...(onPosted && { onPosted }) });
    // The day plan cancels bills, so that there are as many as requested.
    const isTwin =
      voucher.kind !== "opening" && voucher.kind !== "sale" && (count === 1 || count % 200 === 150);
    if (isTwin) twins.add(voucher.kind);
    if (!twins.has(voucher.kind) || !canBeTwice(voucher)) return;
    twins.delete(voucher.kind);
    pending.push({ voucher, isCancelled: true });
  };

  const postAll = async (trx: Knex.Transaction) => {
    const all = pending;
    pending = [];
    for (const batch of splitIntoParts(all)) await postPart(trx, batch);
  };

  /**
   * A cancelled or edited voucher that moves batches ends a part: it is reversed at once, before
   * later vouchers can use its goods.
   */
  const splitIntoParts = (all: typeof pending) => {
    const ends = all.flatMap(({ voucher, isCancelled, right }, index) =>
      (isCancelled || right) && ofBatches(voucher).length > 0 ? [index + 1] : [],
    );
    return [...ends, all.length].map((end, index) => all.slice(ends[index - 1] ?? 0, end));
  };

  const postPart = async (trx: Knex.Transaction, batch: typeof pending) => {
    const postedVouchers = await post(
      trx,
      author,
      batch.map((each) => each.voucher),
    );
    for (const [index, { voucher, isCancelled, right, onPosted }] of batch.entries()) {
      const its = postedVouchers[index];
      if (!its) continue;
      const entryStamp = { by: author.userId, at: formatMoment(voucher.date, 479) };
      if (isCancelled) await cancel(trx, author, its.voucherId, entryStamp);
      else if (right) await edit(trx, author, its.voucherId, { ...right, entered: entryStamp });
      else onPosted?.(its);
    }
  };

  return {
    enter,
    onHand,
    stockAt: (locationId) => [...(stock.get(locationId) ?? [])].filter(([, pieces]) => pieces > 0),
    balance: (accountId) => balances.get(accountId) ?? 0n,
    isBilled,
    billed: (partyId) => billedByParty.get(partyId) ?? new Map<Percent, Paise>(),
    post: postAll,
  };
}

/** The amounts of a document's lines, or of a note, by tax rate. */
function sumByRate({ document }: Voucher): Map<Percent, Paise> {
  const amounts = new Map<Percent, Paise>();
  if (!document) return amounts;
  const { head, lines = [] } = document.rows(UNPOSTED_VOUCHER);
  for (const { tax_rate = 0, amount = 0 } of lines.length > 0 ? lines : [head]) {
    const rate = percent(String(tax_rate));
    amounts.set(rate, (amounts.get(rate) ?? 0n) + paise(String(amount)));
  }
  return amounts;
}

const BILLED_SIGNS: Readonly<Partial<Record<Voucher["kind"], bigint>>> = {
  sale: 1n,
  purchase: 1n,
  sale_return: -1n,
  purchase_return: -1n,
  credit_note: -1n,
  debit_note: -1n,
};
