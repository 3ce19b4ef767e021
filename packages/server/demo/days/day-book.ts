import type { Knex } from "knex";
import { cancel } from "../../books/posting/cancel.ts";
import { edit } from "../../books/posting/edit.ts";
import type { Paise, Posted, Voucher } from "@vanbook/sdk/books";
import { post } from "../../books/posting/post.ts";
import type { Author } from "../../books/posting/author.ts";
import { momentOf } from "../calendar.ts";

/** Takes a company's vouchers in their order, knows at once what they come to, and posts many of them together. */
export interface DayBook {
  enter(voucher: Voucher, how?: Entry): void;
  /** Whole pieces of an item at a location. */
  onHand(locationId: number, itemId: number): number;
  /** What lies at a location. */
  stockAt(locationId: number): [itemId: number, pieces: number][];
  /** Debits less credits of an account, but for what the engine posts by itself. */
  balance(accountId: number): Paise;
  /** Posts what was entered since the last time. */
  post(trx: Knex.Transaction): Promise<void>;
}

interface Entry {
  /** It is taken back on the same day. */
  isCancelled?: boolean;
  /** How it might be entered first, to be edited on the same day. */
  mistyped?: () => Voucher;
  /** Told of the voucher as it stands, unless it is cancelled or edited. */
  onPosted?: (posted: Posted) => void;
}

/**
 * Makes one, of a company of which some items keep batches. Now and then a document is typed in twice and one of the two is cancelled, or it is mistyped first: the
 * second and the fourth of its kind for certain, so that small demos have them too.
 */
export function createDayBook(author: Author, keepingBatches: ReadonlySet<number>): DayBook {
  const stock = new Map<number, Map<number, number>>();
  const balances = new Map<number, Paise>();
  const counts = new Map<string, number>();
  /** Kinds of which one is still to be typed in twice. */
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

  /** Goods of batches never go short: such a voucher can be there twice, for a while, only where there is enough; what came back of a bill can't. */
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
    // Bills have their own way to be cancelled, so that there are as many as were asked for.
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

  /** What is taken back of goods of batches is taken back at once, so that nothing else is made of what lies there meanwhile. */
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
