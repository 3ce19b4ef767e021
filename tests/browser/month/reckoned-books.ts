/** A simple textbook model of the books: amounts in paise, whole pieces. */
export class ReckonedBooks {
  /** Debits minus credits, by account. */
  readonly balances = new Map<string, number>();
  /**
   * Each item's pieces and value in the whole company, and its moving average in millionths of a
   * rupee.
   */
  readonly stock = new Map<string, Stock>();
  /** Pieces by place and item. */
  readonly places = new Map<string, number>();

  /** Posts an entry: debits positive, credits negative; throws unless they balance. */
  enter(entry: Entry): void {
    const sum = Object.values(entry).reduce((all, amount) => all + amount, 0);
    if (sum !== 0) throw new Error(`Debits and credits differ by ${sum}: ${JSON.stringify(entry)}`);
    for (const [account, amount] of Object.entries(entry))
      this.balances.set(account, (this.balances.get(account) ?? 0) + amount);
  }

  /** Receives pieces for a value; the item's average changes. */
  takeIn(item: string, place: string, pieces: number, value: number): void {
    if (pieces === 0) return;
    const before = this.stockOf(item);
    const after = { pieces: before.pieces + pieces, value: before.value + value };
    this.stock.set(item, { ...after, rate: roundQuotient(after.value * 10_000, after.pieces) });
    this.move(item, place, pieces);
  }

  /**
   * Issues pieces at the average cost; the last pieces take the whole remaining value. Returns
   * their cost.
   */
  takeOut(item: string, place: string, pieces: number): number {
    if (pieces === 0) return 0;
    const before = this.stockOf(item);
    const cost = pieces === before.pieces ? before.value : roundQuotient(pieces * before.rate, 10_000);
    if (pieces > before.pieces) throw new Error(`There are only ${before.pieces} of ${item}`);
    this.stock.set(item, { ...before, pieces: before.pieces - pieces, value: before.value - cost });
    this.move(item, place, -pieces);
    return cost;
  }

  /** Changes the pieces at a place; the company's stock stays the same. */
  move(item: string, place: string, pieces: number): void {
    const key = `${place}: ${item}`;
    this.places.set(key, (this.places.get(key) ?? 0) + pieces);
  }

  stockOf(item: string): Stock {
    return this.stock.get(item) ?? { pieces: 0, value: 0, rate: 0 };
  }

  at(place: string, item: string): number {
    return this.places.get(`${place}: ${item}`) ?? 0;
  }
}

export type Entry = Readonly<Record<string, number>>;

interface Stock {
  pieces: number;
  value: number;
  rate: number;
}

/** Divides and rounds to a whole number, halves away from zero. */
export function roundQuotient(dividend: number, divisor: number): number {
  const whole = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -whole : whole;
}

/** Rupees as paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);
