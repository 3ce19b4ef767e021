import type { Reckoned } from "./reckoning.ts";
import { paise, type Entry, type ReckonedBooks } from "./reckoned-books.ts";
import type { Item, Pieces, VoucherOf } from "./voucher-kinds.ts";

type GoodsKind =
  | "openingStock"
  | "order"
  | "damage"
  | "replacement"
  | "vanLoad"
  | "production"
  | "stockCount";

/** Vouchers that only move goods: issues cost the moving average, transfers between places cost nothing. */
export function reckonGoods(books: ReckonedBooks, voucher: VoucherOf<GoodsKind>): Reckoned {
  const of = (entry: Entry): Reckoned => ({ amount: undefined, entry, moves: [], lines: [] });
  /** Goods that leave stock, expensed to an account. */
  const spent = (account: string, place: string, goods: Pieces) => {
    let cost = 0;
    for (const [item, pieces] of piecesOf(goods)) cost += books.takeOut(item, place, pieces);
    return of({ [account]: cost, Inventory: -cost });
  };
  switch (voucher.kind) {
    case "order":
      return of({});
    case "openingStock": {
      let value = 0;
      for (const [item, [pieces, cost]] of Object.entries(voucher.goods)) {
        books.takeIn(item, voucher.place, pieces, paise(cost));
        value += paise(cost);
      }
      return of({ Inventory: value, "Opening Balance Equity": -value });
    }
    case "damage":
      return spent("Damaged and Expired Stock", voucher.place, voucher.lines);
    case "replacement":
      return spent("Replacements", voucher.place, voucher.lines);
    case "vanLoad":
      for (const [item, pieces] of piecesOf(voucher.lines)) {
        books.move(item, voucher.from, -pieces);
        books.move(item, voucher.to, pieces);
      }
      return of({});
    case "production": {
      const overhead = paise(voucher.overhead);
      let cost = 0;
      for (const [item, pieces] of piecesOf(voucher.uses)) cost += books.takeOut(item, "godown", pieces);
      books.takeIn(voucher.item, "godown", voucher.quantity, cost + overhead);
      return of({ Inventory: overhead, "Production Overhead Absorbed": -overhead });
    }
    case "stockCount": {
      let missing = 0;
      for (const [item, counted] of piecesOf(voucher.counted)) {
        const more = counted - books.at(voucher.place, item);
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

export function piecesOf(goods: Pieces): [Item, number][] {
  return Object.entries(goods) as [Item, number][]; // the keys are items
}
