import type { MoveKind } from "@vanbook/sdk/books";

/**
 * The effect of a document on the accounts (debits positive, paise) and on the stock (thousandths).
 */
export interface Effect {
  accounts: ReadonlyMap<number, bigint>;
  /** By `item location`. */
  stock: ReadonlyMap<string, bigint>;
  /** Stock moves in the order of the document's lines. */
  moves: readonly Move[];
}

/** Goods that a document moves, in thousandths, with the batch that the document names. */
export interface Move {
  item: number;
  place: number;
  quantity: bigint;
  kind: MoveKind;
  /** The destination of a transfer within the company. */
  to?: number;
  /** The line number (1-based) of a bill or a purchase. */
  line?: number;
  /** The batch that the document names. */
  code?: string;
  /** The line of the bill or purchase that these goods come from. */
  of?: { voucherId: number; line: number };
}

/** Collects an effect. */
export function createEffect() {
  const accounts = new Map<number, bigint>();
  const stock = new Map<string, bigint>();
  const moves: Move[] = [];
  return {
    accounts,
    stock,
    moves,
    debit: (account: number, amount: bigint) => add(accounts, account, amount),
    credit: (account: number, amount: bigint) => add(accounts, account, -amount),
    move: (
      item: number,
      place: number,
      quantity: bigint,
      kind: MoveKind,
      more: Pick<Move, "to" | "line" | "code" | "of"> = {},
    ) => {
      if (quantity === 0n) return;
      moves.push({ item, place, quantity, kind, ...more });
      add(stock, `${item} ${place}`, quantity);
      if (more.to !== undefined) add(stock, `${item} ${more.to}`, -quantity);
    },
  };
}

/** Adds an effect to the sums (`1n`) or subtracts it (`-1n`). */
export function addEffect(sums: Sums, { accounts, stock }: Effect, sign: 1n | -1n): void {
  for (const [account, amount] of accounts) add(sums.accounts, account, sign * amount);
  for (const [place, quantity] of stock) add(sums.stock, place, sign * quantity);
}

export interface Sums {
  accounts: Map<number, bigint>;
  stock: Map<string, bigint>;
}

function add<Key>(sums: Map<Key, bigint>, key: Key, amount: bigint) {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}
