import type { IssuedKey, IssuedMasters, StandInBooks } from "./books.ts";
import type { Tables } from "./tables.ts";

/** Keeps today's masters for a voucher or order. Documents share them until a master changes. */
export function keepMasters(books: StandInBooks, key: IssuedKey): void {
  const { issued, tables, company } = books;
  const last = [...issued.values()].at(-1);
  const isSame =
    last?.company === company &&
    MASTER_TABLES.every(
      (name) =>
        last.tables[name].length === tables[name].length &&
        tables[name].every((row, at) => row === last.tables[name][at]),
    );
  issued.delete(key);
  issued.set(key, isSame ? last : { company, tables: copyMasters(tables) });
}

/** The books with the masters as the voucher or order shows them. */
export function withIssuedMasters(books: StandInBooks, key: IssuedKey): StandInBooks {
  const masters = books.issued.get(key);
  if (!masters) return books;
  return { ...books, company: masters.company, tables: { ...books.tables, ...masters.tables } };
}

/** Calls `make` once for each state of the masters, however many documents were issued in it. */
export function createIssued<Made>(
  books: StandInBooks,
  make: (masters: StandInBooks) => Made,
): (row: { voucher_id: number } | { id: number }) => Made {
  const results = new Map<IssuedMasters | undefined, Made>();
  return (row) => {
    const key: IssuedKey = "voucher_id" in row ? `voucher ${row.voucher_id}` : `order ${row.id}`;
    const masters = books.issued.get(key);
    const result = results.get(masters) ?? make(withIssuedMasters(books, key));
    results.set(masters, result);
    return result;
  };
}

function copyMasters(tables: Tables): IssuedMasters["tables"] {
  return {
    accounts: [...tables.accounts],
    branches: [...tables.branches],
    items: [...tables.items],
    routes: [...tables.routes],
    stock_locations: [...tables.stock_locations],
    units: [...tables.units],
    users: [...tables.users],
  };
}

const MASTER_TABLES = [
  "accounts",
  "branches",
  "items",
  "routes",
  "stock_locations",
  "units",
  "users",
] as const;
