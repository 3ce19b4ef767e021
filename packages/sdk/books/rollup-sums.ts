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
  const customerMonth: Sums = new Map();
  const salesmanDay: Sums = new Map();
  const locationMonth: Sums = new Map();
  const stockDay: Sums = new Map();
  const batchStock: Sums = new Map();
  const ledgerDay: Sums = new Map();
  let count = 0;
  for (const { voucher, lines, moves, amount, reverses } of vouchers) {
    const { date, kind, partyId, userId } = voucher;
    const month = getMonthStart(date);
    const slot = voucher.seriesId % SLOT_COUNT;
    if (kind === "sale") {
      // The reversal of a bill is subtracted.
      const figures = reverses ? [-1n, -amount] : [1n, amount];
      addTo(customerMonth, [month, partyId ?? 0, 0], figures);
      // All offices' bills without a salesman share one key, so they get a slot per series, as
      // system accounts do.
      addTo(salesmanDay, [date, userId ?? 0, slot], figures);
    }
    for (const move of moves) {
      const { locationId, itemId, quantity, value, taxable, tax } = move;
      addTo(locationMonth, [locationId, itemId, month, move.kind, 0], [quantity, value]);
      addTo(stockDay, [date, itemId, move.kind, 0], [quantity, value, taxable, tax]);
      for (const part of move.batches ?? []) addTo(batchStock, [part.batchId, locationId], [part.quantity]);
      count += 1;
      if (count % STEP_ENTRIES === 0) yield STEP_ENTRIES;
    }
    for (const { accountId, entryKind, debit, credit } of lines) {
      // All sales of a day update the same rows of the sales and tax accounts. Postings of one
      // series wait for each other at its counter anyway; a slot per series keeps them from waiting
      // for other series too.
      const ownSlot = systemAccounts.has(accountId) ? slot : 0;
      addTo(ledgerDay, [date, accountId, entryKind, ownSlot], [debit, credit, 1n]);
      count += 1;
      if (count % STEP_ENTRIES === 0) yield STEP_ENTRIES;
    }
  }
  return [
    makeRollup("customer_month", ["month", "customer_id", "slot"], SALE_FIGURES, customerMonth),
    makeRollup("salesman_day", ["date", "salesman_id", "slot"], SALE_FIGURES, salesmanDay),
    makeRollup(
      "location_month",
      ["location_id", "item_id", "month", "move_kind", "slot"],
      STOCK_FIGURES,
      locationMonth,
    ),
    makeRollup("stock_day", ["date", "item_id", "move_kind", "slot"], PRICED_STOCK, stockDay),
    makeRollup("stock_month", ["month", "item_id", "move_kind", "slot"], PRICED_STOCK, sumByMonth(stockDay)),
    makeRollup("batch_stock", ["batch_id", "location_id"], BATCH_FIGURES, batchStock),
    makeRollup("ledger_day", ["date", "account_id", "entry_kind", "slot"], LEDGER_FIGURES, ledgerDay),
    makeRollup(
      "ledger_month",
      ["month", "account_id", "entry_kind", "slot"],
      LEDGER_FIGURES,
      sumByMonth(ledgerDay),
    ),
  ];
}

type Key = readonly (string | number)[];
type Sums = Map<string, { key: Key; figures: bigint[] }>;

function addTo(sums: Sums, key: Key, figures: readonly bigint[]) {
  const name = key.join(" ");
  const sum = sums.get(name);
  if (!sum) return void sums.set(name, { key, figures: [...figures] });
  for (let at = 0; at < figures.length; at += 1)
    sum.figures[at] = (sum.figures[at] ?? 0n) + (figures[at] ?? 0n);
}

function sumByMonth(days: Sums): Sums {
  const months: Sums = new Map();
  for (const { key, figures } of days.values()) {
    const [date, ...others] = key;
    addTo(months, [getMonthStart(String(date)), ...others], figures);
  }
  return months;
}

function makeRollup(
  table: string,
  keyColumns: readonly string[],
  figures: readonly FigureColumn[],
  sums: Sums,
): RollupSums {
  const inKeyOrder = [...sums.values()].toSorted((a, b) => compareKeys(a.key, b.key));
  return {
    table,
    rows: inKeyOrder.map((sum) => {
      const row: Record<string, string | number> = {};
      for (const [at, column] of keyColumns.entries()) row[column] = sum.key[at] ?? 0;
      for (const [at, [column, format]] of figures.entries()) row[column] = format(sum.figures[at] ?? 0n);
      return row;
    }),
    sums: figures.map(([column]) => column),
  };
}

/** In the order of the primary key: numbers as numbers, texts by their letters. */
function compareKeys(a: Key, b: Key): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? 0;
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

type FigureColumn = readonly [column: string, format: (sum: bigint) => string | number];

const SALE_FIGURES: readonly FigureColumn[] = [
  ["bills", Number],
  ["amount", formatPaise],
];
const BATCH_FIGURES: readonly FigureColumn[] = [["quantity", formatQuantity]];
const STOCK_FIGURES: readonly FigureColumn[] = [...BATCH_FIGURES, ["value", formatPaise]];
const PRICED_STOCK: readonly FigureColumn[] = [
  ...STOCK_FIGURES,
  ["taxable", formatPaise],
  ["tax", formatPaise],
];
const LEDGER_FIGURES: readonly FigureColumn[] = [
  ["debit", formatPaise],
  ["credit", formatPaise],
  ["entries", Number],
];
const SLOT_COUNT = 8;
const STEP_ENTRIES = 200;
