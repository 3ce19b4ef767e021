import { MONTH_CUSTOMERS, MONTH_SUPPLIERS } from "./business.ts";
import { addDays, type OpenItem } from "./reckoned-ageing.ts";
import { ReckonedBooks, toPaise, type Entry } from "./reckoned-books.ts";
import { calculateGoods } from "./reckoned-goods.ts";
import { calculateTrade } from "./reckoned-trade.ts";
import { OWN_STATE, makeTaxEntry, calculateTaxWithin, type Taxed } from "./reckoned-tax.ts";
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

/**
 * Calculates a business's month independently of the product, from the vouchers only: double entry,
 * and stock at moving average.
 */
export class Reckoning {
  readonly books = new ReckonedBooks();
  readonly known = new Map<string, Reckoned>();
  readonly items: OpenItem[] = [];
  readonly corrected = new Map<string, MonthVoucher>();

  /** Enters a voucher and returns its result. */
  enter(voucher: MonthVoucher): Reckoned {
    const result = this.reckon(voucher);
    this.books.enter(result.entry);
    if (result.open) this.items.push(result.open);
    if (voucher.as !== undefined) {
      this.known.set(voucher.as, result);
      this.corrected.set(voucher.as, voucher);
    }
    return result;
  }

  /** A document entered before; throws if there is none. */
  named(name: string): Reckoned {
    const knownVoucher = this.known.get(name);
    if (!knownVoucher) throw new Error(`There is no ${name} yet`);
    return knownVoucher;
  }

  /** An open item of a party; a bill is due after the party's credit days. */
  owe(party: string, day: string, openAmount: number, isBill = false): OpenItem {
    const days: Readonly<Record<string, { creditDays: number }>> = { ...MONTH_CUSTOMERS, ...MONTH_SUPPLIERS };
    return {
      party,
      day,
      due: addDays(day, isBill ? (days[party]?.creditDays ?? 0) : 0),
      left: openAmount,
      isBill,
    };
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
        return calculateTrade(this, voucher);
      case "openingStock":
      case "order":
      case "damage":
      case "replacement":
      case "vanLoad":
      case "production":
      case "stockCount":
        return calculateGoods(this.books, voucher);
    }
  }

  /** A document's reversal: its entry mirrored, its goods at their original value. */
  private takeBack(name: string): Reckoned {
    const { amount, entry, moves, open } = this.named(name);
    for (const [item, place, pieces, value] of moves) this.books.takeIn(item, place, -pieces, -value);
    if (open) this.items.splice(this.items.indexOf(open), 1);
    const mirroredEntry = Object.fromEntries(
      Object.entries(entry).map(([account, value]) => [account, -value]),
    );
    return { amount, entry: mirroredEntry, moves: [], lines: [] };
  }

  private money(voucher: VoucherOf<MoneyKind>): Reckoned {
    const of = (amount: number, entry: Entry, open?: OpenItem): Reckoned => ({
      ...{ amount, entry, moves: [], lines: [] },
      ...(open && { open }),
    });
    switch (voucher.kind) {
      case "openingBalances": {
        const balances = toPaiseAmounts(voucher.balances);
        const sum = Object.values(balances).reduce((all, each) => all + each, 0);
        for (const [party, amount] of Object.entries(balances))
          if (party in MONTH_CUSTOMERS || party in MONTH_SUPPLIERS)
            this.items.push(this.owe(party, voucher.day, party in MONTH_CUSTOMERS ? amount : -amount));
        return of(Math.abs(sum), { ...balances, "Opening Balance Equity": -sum });
      }
      case "receipt":
      case "payment": {
        const { party, through, discount = 0, against = {} } = voucher;
        const [money, less] = [toPaise(voucher.amount), toPaise(discount)];
        const sign = voucher.kind === "receipt" ? 1 : -1;
        const account = voucher.kind === "receipt" ? "Discount Allowed" : "Discount Received";
        let rest = money + less;
        for (const [bill, part] of Object.entries(against)) {
          const { open } = this.named(bill);
          if (open) open.left -= toPaise(part);
          rest -= toPaise(part);
        }
        const entry = { [through]: sign * money, [account]: sign * less, [party]: -sign * (money + less) };
        return of(money, entry, this.owe(party, voucher.day, -rest));
      }
      case "expense": {
        const { rate = 0, gstin = "" } = voucher.gst ?? {};
        const taxAmounts = calculateTaxWithin(toPaise(voucher.amount), rate, gstin.slice(0, 2) === OWN_STATE);
        return of(toPaise(voucher.amount), {
          [voucher.on]: taxAmounts.taxable,
          ...makeTaxEntry("Input", taxAmounts, 1),
          [voucher.from]: -toPaise(voucher.amount),
        });
      }
      case "creditNote":
      case "debitNote": {
        const { party, on, amount, rate } = voucher;
        const isCredit = voucher.kind === "creditNote";
        const sign = isCredit ? 1 : -1;
        const { state } = { ...MONTH_CUSTOMERS, ...MONTH_SUPPLIERS }[party];
        const taxAmounts = calculateTaxWithin(toPaise(amount), rate, state === "Kerala");
        const entry = {
          [on]: sign * taxAmounts.taxable,
          ...makeTaxEntry(isCredit ? "Output" : "Input", taxAmounts, sign),
          [party]: -sign * toPaise(amount),
        };
        return of(toPaise(amount), entry, this.owe(party, voucher.day, -toPaise(amount)));
      }
      case "journal": {
        const entry = toPaiseAmounts(voucher.lines);
        return of(
          Object.values(entry).reduce((sum, each) => sum + Math.max(each, 0), 0),
          entry,
        );
      }
      case "contra":
        return of(toPaise(voucher.amount), {
          [voucher.to]: toPaise(voucher.amount),
          [voucher.from]: -toPaise(voucher.amount),
        });
      case "handOver":
        return of(toPaise(voucher.amount), {
          "Main Cash": toPaise(voucher.amount),
          [SALESMANS_CASH]: -toPaise(voucher.amount),
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

function toPaiseAmounts(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([account, rupees]) => [account, toPaise(rupees)]));
}
