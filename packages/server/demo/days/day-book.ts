import type { Knex } from "knex";
import { cancel } from "../../books/posting/cancel.ts";
import { edit } from "../../books/posting/edit.ts";
import type { Paise, Posted, Voucher } from "@vanbook/sdk/books";
import { post } from "../../books/posting/post.ts";
import type { Author } from "../../books/posting/author.ts";
import { momentOf } from "../calendar.ts";

/**
 * Takes a company's vouchers in order, updates stock and balances in memory at once, and posts many vouchers together.
 */
export interface DayBook {
  enter(voucher: Voucher, how?: Entry): void;
  /** Whole pieces of an item at a location. */
  onHand(locationId: number, itemId: number): number;
  /** All stock at a location. */
  stockAt(locationId: number): [itemId: number, pieces: number][];
  /** Debits less credits of an account, without the entries that the engine adds when it posts. */
  balance(accountId: number): Paise;
  /** Posts the vouchers entered since the last call. */
  post(trx: Knex.Transaction): Promise<void>;
}

interface Entry {
  /** It is cancelled on the same day. */
  isCancelled?: boolean;
  /** The voucher with a mistake: it may be entered first, and is corrected on the same day. */
  mistyped?: () => Voucher;
  /** Called with the posted voucher, unless it is cancelled or edited. */
  onPosted?: (posted: Posted) => void;
}

/**
 * Creates a day book; `keepingBatches` are the items that keep batches. Now and then a document is entered twice and
 * one of the two is cancelled, or it is entered with a mistake first. This always happens with the second and the
 * fourth of a kind, so that small demos have them too.
 */
export function createDayBook(author: Author, keepingBatches: ReadonlySet<number>): DayBook {
  const stock = new Map<number, Map<number, number>>();
  const balances = new Map<number, Paise>();
  const counts = new Map<string, number>();
  /** The kinds of which a document must still be entered twice. */
  const twins = new Set<string>();
  let pending: (Entry & { voucher: Voucher; right?: Voucher })[] = [];

  const move = (locationId: number, itemId: number, pieces: number) => {
    const its = stock.get(locationId) ?? new Map<number, number>();
    stock.set(locationId, its);
    its.set(itemId, (its.get(itemId) ?? 0) + pieces);
  };

  const apply = ({ lines, moves }: Voucher) => {
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
   * Whether a voucher can be entered twice for a while: batches must not go short, so there must be enough stock, and
   * goods returned from a bill can't be returned twice.
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
    // Bills are cancelled by the day plan, so that there are as many as requested.
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
    for (const batch of parts(all)) await postPart(trx, batch);
  };

  /**
   * Splits the vouchers so that a cancelled or edited one that moves batches is reversed at once, before later
   * vouchers can use its goods.
   */
  const parts = (all: typeof pending) => {
    const ends = all.flatMap(({ voucher, isCancelled, right }, index) =>
      (isCancelled || right) && ofBatches(voucher).length > 0 ? [index + 1] : [],
    );
    return [...ends, all.length].map((end, index) => all.slice(ends[index - 1] ?? 0, end));
  };

  const postPart = async (trx: Knex.Transaction, batch: typeof pending) => {
    const posted = await post(
      trx,
      author,
      batch.map((each) => each.voucher),
    );
    for (const [index, { voucher, isCancelled, right, onPosted }] of batch.entries()) {
      const its = posted[index];
      if (!its) continue;
      const entered = { by: author.userId, at: momentOf(voucher.date, 479) };
      if (isCancelled) await cancel(trx, author, its.voucherId, entered);
      else if (right) await edit(trx, author, its.voucherId, { ...right, entered });
      else onPosted?.(its);
    }
  };

  return {
    enter,
    onHand,
    stockAt: (locationId) => [...(stock.get(locationId) ?? [])].filter(([, pieces]) => pieces > 0),
    balance: (accountId) => balances.get(accountId) ?? 0n,
    post: postAll,
  };
}
