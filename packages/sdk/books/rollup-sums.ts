import { formatPaise, formatQuantity } from "./money.ts";
import type { ValidVoucher } from "./validate-voucher.ts";
import type { Row } from "./voucher.ts";
import { getMonthStart } from "./years/months.ts";

export interface RollupSums {
  table: string;
  rows: readonly Row[];
  sums: readonly string[];
}

/**
 * What vouchers add to each rollup, in the fixed order in which rollups are written, so that two
 * postings never deadlock. The parts of each key are in the order of the table's primary key.
 * Yields the number of entries that were added up since the last time: of a batch there can be
 * hundreds of thousands.
 */
export function* calculateRollupSums(
  vouchers: readonly ValidVoucher[],
  systemAccounts: ReadonlySet<number>,
): Generator<number, RollupSums[], undefined> {
  const sales = vouchers.filter(({ voucher }) => voucher.kind === "sale");
  // One after the other: arrays of all of them would take long to make.
  const moves = {
    *[Symbol.iterator]() {
      for (const { voucher, moves: own } of vouchers)
        for (const move of own) yield { ...move, date: voucher.date };
    },
  };
  const batches = {
    *[Symbol.iterator]() {
      for (const { moves: own } of vouchers)
        for (const { batches: parts = [], locationId } of own)
          for (const part of parts) yield { ...part, locationId };
    },
  };
  const lines = {
    *[Symbol.iterator]() {
      for (const { voucher, lines: own } of vouchers)
        for (const line of own)
          yield {
            ...line,
            date: voucher.date,
            // All sales of a day update the same rows of the sales and tax accounts. Postings of
            // one series wait for each other at its counter anyway; a slot per series keeps them
            // from waiting for other series too.
            slot: systemAccounts.has(line.accountId) ? voucher.seriesId % SLOT_COUNT : 0,
          };
    },
  };
  return [
    yield* sumByKey("customer_month", sales, SALE_FIGURES, ({ voucher: { partyId, date } }) => ({
      month: getMonthStart(date),
      customer_id: partyId ?? 0,
      slot: 0,
    })),
    // All offices' bills without a salesman share one key, so they get a slot per series, as system
    // accounts do.
    yield* sumByKey("salesman_day", sales, SALE_FIGURES, ({ voucher: { userId, date, seriesId } }) => ({
      date,
      salesman_id: userId ?? 0,
      slot: seriesId % SLOT_COUNT,
    })),
    yield* sumByKey("location_month", moves, STOCK_FIGURES, ({ locationId, itemId, date, kind }) => ({
      location_id: locationId,
      item_id: itemId,
      month: getMonthStart(date),
      move_kind: kind,
      slot: 0,
    })),
    yield* sumByKey("stock_day", moves, PRICED_STOCK, ({ date, itemId, kind }) => ({
      date,
      item_id: itemId,
      move_kind: kind,
      slot: 0,
    })),
    yield* sumByKey("stock_month", moves, PRICED_STOCK, ({ date, itemId, kind }) => ({
      month: getMonthStart(date),
      item_id: itemId,
      move_kind: kind,
      slot: 0,
    })),
    yield* sumByKey("batch_stock", batches, BATCH_FIGURES, ({ batchId, locationId }) => ({
      batch_id: batchId,
      location_id: locationId,
    })),
    yield* sumByKey("ledger_day", lines, LEDGER_FIGURES, ({ date, accountId, entryKind, slot }) => ({
      date,
      account_id: accountId,
      entry_kind: entryKind,
      slot,
    })),
    yield* sumByKey("ledger_month", lines, LEDGER_FIGURES, ({ date, accountId, entryKind, slot }) => ({
      month: getMonthStart(date),
      account_id: accountId,
      entry_kind: entryKind,
      slot,
    })),
  ];
}

function* sumByKey<Entry>(
  table: string,
  entries: Iterable<Entry>,
  figures: Readonly<Record<string, Figure<Entry>>>,
  keyOf: (entry: Entry) => Readonly<Record<string, string | number>>,
): Generator<number, RollupSums, undefined> {
  const columns = Object.entries(figures);
  const sumsByKey = new Map<string, { key: Row; totals: bigint[] }>();
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count % STEP_ENTRIES === 0) yield STEP_ENTRIES;
    const key = keyOf(entry);
    const name = makeSortKey(key);
    const { totals } = sumsByKey.get(name) ?? { totals: columns.map(() => 0n) };
    columns.forEach(([, [read]], at) => (totals[at] = (totals[at] ?? 0n) + read(entry)));
    sumsByKey.set(name, { key, totals });
  }
  const inKeyOrder = [...sumsByKey].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    table,
    rows: inKeyOrder.map(([, { key, totals }]) => ({
      ...key,
      ...Object.fromEntries(columns.map(([column, [, write]], at) => [column, write(totals[at] ?? 0n)])),
    })),
    sums: columns.map(([column]) => column),
  };
}

function makeSortKey(key: Readonly<Record<string, string | number>>): string {
  return Object.values(key)
    .map((part) => (typeof part === "number" ? String(part).padStart(10, "0") : part))
    .join(" ");
}

type Figure<Entry> = readonly [read: (entry: Entry) => bigint, write: (sum: bigint) => string | number];

/** The reversal of a bill is subtracted. */
const SALE_FIGURES = {
  bills: [({ reverses }: ValidVoucher) => (reverses ? -1n : 1n), Number],
  amount: [({ amount, reverses }: ValidVoucher) => (reverses ? -amount : amount), formatPaise],
} as const;
const BATCH_FIGURES = { quantity: [(part: { quantity: bigint }) => part.quantity, formatQuantity] } as const;
const STOCK_FIGURES = {
  ...BATCH_FIGURES,
  value: [(move: { value: bigint }) => move.value, formatPaise],
} as const;
const PRICED_STOCK = {
  ...STOCK_FIGURES,
  taxable: [(move: { taxable: bigint }) => move.taxable, formatPaise],
  tax: [(move: { tax: bigint }) => move.tax, formatPaise],
} as const;
const LEDGER_FIGURES = {
  debit: [(line: { debit: bigint }) => line.debit, formatPaise],
  credit: [(line: { credit: bigint }) => line.credit, formatPaise],
  entries: [() => 1n, Number],
} as const;
const SLOT_COUNT = 8;
const STEP_ENTRIES = 200;
