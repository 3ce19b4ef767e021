/** Books kept by hand, as a textbook has them: amounts in paise, pieces whole. */
export class ReckonedBooks {
  /** Debits less credits of each account. */
  readonly balances = new Map<string, number>();
  /** Each item's pieces and value in the whole company, at its moving average in millionths of a rupee. */
  readonly stock = new Map<string, Stock>();
  /** Pieces by place and item. */
  readonly places = new Map<string, number>();

  /** An entry: debits positive, credits negative; they must be equal. */
  enter(entry: Entry): void {
    const sum = Object.values(entry).reduce((all, amount) => all + amount, 0);
    if (sum !== 0) throw new Error(`Debits and credits differ by ${sum}: ${JSON.stringify(entry)}`);
    for (const [account, amount] of Object.entries(entry))
      this.balances.set(account, (this.balances.get(account) ?? 0) + amount);
  }

  /** Pieces that come in for a value, and mix with those that are there. */
  takeIn(item: string, place: string, pieces: number, value: number): void {
    if (pieces === 0) return;
    const before = this.stockOf(item);
    const after = { pieces: before.pieces + pieces, value: before.value + value };
    this.stock.set(item, { ...after, rate: rounded(after.value * 10_000, after.pieces) });
    this.move(item, place, pieces);
  }

  /** Pieces that go out at the average; the last ones take all that is left of the value. Answers what they cost. */
  takeOut(item: string, place: string, pieces: number): number {
    if (pieces === 0) return 0;
    const before = this.stockOf(item);
    const cost = pieces === before.pieces ? before.value : rounded(pieces * before.rate, 10_000);
    if (pieces > before.pieces) throw new Error(`There are only ${before.pieces} of ${item}`);
    this.stock.set(item, { ...before, pieces: before.pieces - pieces, value: before.value - cost });
    this.move(item, place, -pieces);
    return cost;
  }

  /** Pieces that change their place. */
  move(item: string, place: string, pieces: number): void {
    const key = `${place}: ${item}`;
    this.places.set(key, (this.places.get(key) ?? 0) + pieces);
  }

  stockOf(item: string): Stock {
    return this.stock.get(item) ?? { pieces: 0, value: 0, rate: 0 };
  }

  /** Pieces of an item at a place. */
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

/** A quotient of whole numbers as a whole number, halves away from zero. */
export function rounded(dividend: number, divisor: number): number {
  const whole = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 ? -whole : whole;
}

/** Rupees as paise. */
export const paise = (rupees: number): number => Math.round(rupees * 100);
