import type { Reckoned } from "./reckoning.ts";
import { toPaise, type Entry, type ReckonedBooks } from "./reckoned-books.ts";
import type { Item, Pieces, VoucherOf } from "./voucher-kinds.ts";

type GoodsKind =
  | "openingStock"
  | "order"
  | "damage"
  | "replacement"
  | "vanLoad"
  | "production"
  | "stockCount";

/**
 * Vouchers that only move goods: issues cost the moving average, transfers between places cost
 * nothing.
 */
export function calculateGoods(books: ReckonedBooks, voucher: VoucherOf<GoodsKind>): Reckoned {
  const of = (entry: Entry): Reckoned => ({ amount: undefined, entry, moves: [], lines: [] });
  /** Goods that leave stock, expensed to an account. */
  const makeExpense = (account: string, place: string, goods: Pieces) => {
    let cost = 0;
    for (const [item, pieces] of listPieces(goods)) cost += books.takeOut(item, place, pieces);
    return of({ [account]: cost, Inventory: -cost });
  };
  switch (voucher.kind) {
    case "order":
      return of({});
    case "openingStock": {
      let value = 0;
      for (const [item, [pieces, cost]] of Object.entries(voucher.goods)) {
        books.takeIn(item, voucher.place, pieces, toPaise(cost));
        value += toPaise(cost);
      }
      return of({ Inventory: value, "Opening Balance Equity": -value });
    }
    case "damage":
      return makeExpense("Damaged and Expired Stock", voucher.place, voucher.lines);
    case "replacement":
      return makeExpense("Replacements", voucher.place, voucher.lines);
    case "vanLoad":
      for (const [item, pieces] of listPieces(voucher.lines)) {
        books.move(item, voucher.from, -pieces);
        books.move(item, voucher.to, pieces);
      }
      return of({});
    case "production": {
      const overhead = toPaise(voucher.overhead);
      let cost = 0;
      for (const [item, pieces] of listPieces(voucher.uses)) cost += books.takeOut(item, "godown", pieces);
      books.takeIn(voucher.item, "godown", voucher.quantity, cost + overhead);
      return of({ Inventory: overhead, "Production Overhead Absorbed": -overhead });
    }
    case "stockCount": {
      let missing = 0;
      for (const [item, countedPieces] of listPieces(voucher.counted)) {
        const more = countedPieces - books.at(voucher.place, item);
        const { rate } = books.stockOf(item);
        if (more > 0) {
          const value = Math.round((more * rate) / 10_000);
          books.takeIn(item, voucher.place, more, value);
          missing -= value;
        } else missing += books.takeOut(item, voucher.place, -more);
      }
      return of({ "Stock Variance": missing, Inventory: -missing });
    }
  }
}

export function listPieces(goods: Pieces): [Item, number][] {
  return Object.entries(goods) as [Item, number][]; // the keys are items
}
