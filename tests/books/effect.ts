/** The effect of a document on the accounts (debits positive, paise) and on the stock (thousandths). */
export interface Effect {
  accounts: ReadonlyMap<number, bigint>;
  /** By `item location`. */
  stock: ReadonlyMap<string, bigint>;
}

/** Collects an effect. */
export function createEffect() {
  const accounts = new Map<number, bigint>();
  const stock = new Map<string, bigint>();
  return {
    accounts,
    stock,
    debit: (account: number, amount: bigint) => add(accounts, account, amount),
    credit: (account: number, amount: bigint) => add(accounts, account, -amount),
    move: (item: number, location: number, quantity: bigint) => add(stock, `${item} ${location}`, quantity),
  };
}

/** Adds an effect to sums, or takes it back from them. */
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
