import { CUSTOMERS, SUPPLIERS } from "./business.ts";
import { dayAfter, type OpenItem } from "./reckoned-ageing.ts";
import { ReckonedBooks, paise, type Entry } from "./reckoned-books.ts";
import { reckonGoods } from "./reckoned-goods.ts";
import { reckonTrade } from "./reckoned-trade.ts";
import { OWN_STATE, taxesOf, within, type Taxed } from "./reckoned-tax.ts";
import type { MonthVoucher, VoucherOf } from "./voucher-kinds.ts";

/** A voucher in these books, with what its reversal, returns and settlements need. */
export interface Reckoned {
  /** Total in paise; undefined if the voucher only moves goods. */
  amount: number | undefined;
  entry: Entry;
  /** Goods moved: item, place, pieces and value; receipts are positive. */
  moves: [item: string, place: string, pieces: number, value: number][];
  open?: OpenItem;
  /** Lines that can be returned. */
  lines: {
    item: string;
    pieces: number;
    taxed: Taxed;
    cost: number;
    back: number;
    given: Taxed;
    place: string;
  }[];
}

/** Calculates a business's month independently of the product, from the vouchers only: double entry, and stock at moving average. */
export class Reckoning {
  readonly books = new ReckonedBooks();
  readonly known = new Map<string, Reckoned>();
  readonly items: OpenItem[] = [];
  readonly corrected = new Map<string, MonthVoucher>();

  /** Enters a voucher and returns its result. */
  enter(voucher: MonthVoucher): Reckoned {
    const reckoned = this.reckon(voucher);
    this.books.enter(reckoned.entry);
    if (reckoned.open) this.items.push(reckoned.open);
    if (voucher.as !== undefined) {
      this.known.set(voucher.as, reckoned);
      this.corrected.set(voucher.as, voucher);
    }
    return reckoned;
  }

  /** A document entered before; throws if there is none. */
  named(name: string): Reckoned {
    const found = this.known.get(name);
    if (!found) throw new Error(`There is no ${name} yet`);
    return found;
  }

  /** An open item of a party; a bill is due after the party's credit days. */
  owe(party: string, day: string, left: number, isBill = false): OpenItem {
    const days: Readonly<Record<string, { creditDays: number }>> = { ...CUSTOMERS, ...SUPPLIERS };
    return { party, day, due: dayAfter(day, isBill ? (days[party]?.creditDays ?? 0) : 0), left, isBill };
  }

  private reckon(voucher: MonthVoucher): Reckoned {
    switch (voucher.kind) {
      case "cancellation":
        return this.takeBack(voucher.of);
      case "correction": {
        this.books.enter(this.takeBack(voucher.of).entry);
        const was = this.corrected.get(voucher.of);
        if (was?.kind !== "expense" && was?.kind !== "receipt")
          throw new Error("Only money is corrected here");
        return this.reckon({ ...was, amount: voucher.amount });
      }
      case "openingBalances":
      case "receipt":
      case "payment":
      case "expense":
      case "creditNote":
      case "debitNote":
      case "journal":
      case "contra":
      case "handOver":
        return this.money(voucher);
      case "purchase":
      case "purchaseReturn":
      case "sale":
      case "saleReturn":
      case "looseReturn":
        return reckonTrade(this, voucher);
      case "openingStock":
      case "order":
      case "damage":
      case "replacement":
      case "vanLoad":
      case "production":
      case "stockCount":
        return reckonGoods(this.books, voucher);
    }
  }

  /** A document's reversal: its entry mirrored, its goods at their original value. */
  private takeBack(name: string): Reckoned {
    const { amount, entry, moves, open } = this.named(name);
    for (const [item, place, pieces, value] of moves) this.books.takeIn(item, place, -pieces, -value);
    if (open) this.items.splice(this.items.indexOf(open), 1);
    const mirrored = Object.fromEntries(Object.entries(entry).map(([account, paid]) => [account, -paid]));
    return { amount, entry: mirrored, moves: [], lines: [] };
  }

  private money(voucher: VoucherOf<MoneyKind>): Reckoned {
    const of = (amount: number, entry: Entry, open?: OpenItem): Reckoned => ({
      ...{ amount, entry, moves: [], lines: [] },
      ...(open && { open }),
    });
    switch (voucher.kind) {
      case "openingBalances": {
        const balances = inPaise(voucher.balances);
        const sum = Object.values(balances).reduce((all, each) => all + each, 0);
        for (const [party, amount] of Object.entries(balances))
          if (party in CUSTOMERS || party in SUPPLIERS)
            this.items.push(this.owe(party, voucher.day, party in CUSTOMERS ? amount : -amount));
        return of(Math.abs(sum), { ...balances, "Opening Balance Equity": -sum });
      }
      case "receipt":
      case "payment": {
        const { party, through, discount = 0, against = {} } = voucher;
        const [money, less] = [paise(voucher.amount), paise(discount)];
        const sign = voucher.kind === "receipt" ? 1 : -1;
        const account = voucher.kind === "receipt" ? "Discount Allowed" : "Discount Received";
        let rest = money + less;
        for (const [bill, part] of Object.entries(against)) {
          const { open } = this.named(bill);
          if (open) open.left -= paise(part);
          rest -= paise(part);
        }
        const entry = { [through]: sign * money, [account]: sign * less, [party]: -sign * (money + less) };
        return of(money, entry, this.owe(party, voucher.day, -rest));
      }
      case "expense": {
        const { rate = 0, gstin = "" } = voucher.gst ?? {};
        const taxed = within(paise(voucher.amount), rate, gstin.slice(0, 2) === OWN_STATE);
        return of(paise(voucher.amount), {
          [voucher.on]: taxed.taxable,
          ...taxesOf("Input", taxed, 1),
          [voucher.from]: -paise(voucher.amount),
        });
      }
      case "creditNote":
      case "debitNote": {
        const { party, on, amount, rate } = voucher;
        const isCredit = voucher.kind === "creditNote";
        const sign = isCredit ? 1 : -1;
        const { state } = { ...CUSTOMERS, ...SUPPLIERS }[party];
        const taxed = within(paise(amount), rate, state === "Kerala");
        const entry = {
          [on]: sign * taxed.taxable,
          ...taxesOf(isCredit ? "Output" : "Input", taxed, sign),
          [party]: -sign * paise(amount),
        };
        return of(paise(amount), entry, this.owe(party, voucher.day, -paise(amount)));
      }
      case "journal": {
        const entry = inPaise(voucher.lines);
        return of(
          Object.values(entry).reduce((sum, each) => sum + Math.max(each, 0), 0),
          entry,
        );
      }
      case "contra":
        return of(paise(voucher.amount), {
          [voucher.to]: paise(voucher.amount),
          [voucher.from]: -paise(voucher.amount),
        });
      case "handOver":
        return of(paise(voucher.amount), {
          "Main Cash": paise(voucher.amount),
          [SALESMANS_CASH]: -paise(voucher.amount),
        });
    }
  }
}

/** Account for cash that the salesman has received and not yet handed over. */
export const SALESMANS_CASH = "Cash with Mohan Das";

type MoneyKind =
  | "openingBalances"
  | "receipt"
  | "payment"
  | "expense"
  | "creditNote"
  | "debitNote"
  | "journal"
  | "contra"
  | "handOver";

function inPaise(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([account, rupees]) => [account, paise(rupees)]));
}
