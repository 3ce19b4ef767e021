import { catchProblem, problem, type Problem } from "../problem.ts";
import { toAbsolute, LARGEST_AMOUNT, type Paise } from "./money.ts";
import type { Batch, ExpiredBatch } from "./batches/batch.ts";
import { copyForMoves, writeBack, type BatchBook } from "./batches/batch-book.ts";
import { freezeBatches } from "./batches/batch-parts.ts";
import { listExpiredBatches } from "./batches/expired-batches.ts";
import { takeBatches, withBatches } from "./batches/take-batches.ts";
import { checkBalanced } from "./check-balanced.ts";
import type { KeptMoves } from "./kept-moves.ts";
import { addMoveDates, takeFromStock, type StockDays } from "./stock-days.ts";
import { makeStockKey } from "./stock-key.ts";
import { settle, takeOff, type OpenBills, type Settled } from "./settle-bills.ts";
import { calculateMoveValues, type StockAccounts, type ValuedMoves } from "./value-stock-moves.ts";
import type { Cost } from "./valuation.ts";
import type { LedgerLine, Voucher, ValuedMove } from "./voucher.ts";
import { openYearOn, type FinancialYear } from "./years/postable-year.ts";

/** A validated voucher with the values of its stock moves, ready to be numbered and inserted. */
export interface ValidVoucher {
  voucher: Voucher;
  yearId: number;
  lines: readonly LedgerLine[];
  moves: readonly ValuedMove[];
  costs: ReadonlyMap<number, Paise>;
  amount: Paise;
  batches?: readonly Batch[];
  expired?: readonly ExpiredBatch[];
  settled?: readonly Settled[];
  /**
   * The voucher that this one reverses or, in an edit, replaces, and the number that both share.
   */
  reverses?: { id: number; number: number; documentId: number };
  replaces?: { id: number; number: number; documentId: number };
}

export interface PostingContext {
  years: readonly FinancialYear[];
  /** The first day of the last month whose balances are stored (`kept-balances.ts`). */
  balancedTo: string | null;
  accounts: ReadonlySet<number>;
  locations: ReadonlySet<number>;
  systemAccounts: ReadonlySet<number>;
  stockAccounts: StockAccounts;
  keepingBatches: ReadonlySet<number>;
  /** Whether the company forbids negative stock at a location. */
  refusesShort: boolean;
}

export interface Changing {
  costs: Map<number, Cost>;
  stock: StockDays | undefined;
  batches: BatchBook;
}

/** What an edit keeps: the values of moves, and the batches that it can take again. */
export interface Leaving {
  kept: KeptMoves["planned"];
  before: readonly ValuedMove[];
}

/** Updates `changing`; an edit keeps `leaving`. Changes nothing if it throws (see `post`). */
export function validateVoucher(
  voucher: Voucher,
  context: PostingContext,
  changing: Changing,
  { kept, before }: Partial<Leaving> = {},
): ValidVoucher {
  const { costs, stock, batches } = changing;
  const { id: yearId } = openYearOn(context.years, voucher.date);
  if (voucher.seriesYearId !== undefined && voucher.seriesYearId !== yearId) throw problem("SERIES_UNKNOWN");
  for (const { locationId, to } of voucher.moves) {
    if (!context.locations.has(locationId)) throw problem("LOCATION_UNKNOWN");
    if (to !== undefined && !context.locations.has(to)) throw problem("LOCATION_UNKNOWN");
  }
  for (const { accountId } of voucher.lines) requireOwn(accountId, context);
  for (const { against } of voucher.moves) if (against !== undefined) requireOwn(against, context);
  // Works on copies, because an invalid voucher must not affect the next one of the batch.
  const ownCosts = copyCosts(voucher, costs);
  const ownStock = stock && copyStock(voucher, stock);
  if (ownStock) takeFromStock(ownStock, addMoveDates(voucher));
  const ownBatches = batches.keeping.size > 0 ? copyForMoves(batches, voucher.moves) : batches;
  const takenBatches = takeBatches(voucher, ownBatches, before);
  const valuedMoves = calculateMoveValues(voucher.moves, ownCosts, context.stockAccounts, kept);
  const lines = [...voucher.lines, ...valuedMoves.lines];
  const amount = chooseAmount(voucher, valuedMoves);
  if (toAbsolute(amount) > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
  // Moves between locations have no ledger lines, and a count that agrees with the books moves
  // nothing.
  const mayBeEmpty = valuedMoves.moves.length > 0 || voucher.amount === "difference";
  if (lines.length > 0 || !mayBeEmpty) checkBalanced(lines);
  for (const [id, cost] of ownCosts) costs.set(id, cost);
  if (stock) for (const [key, days] of ownStock ?? []) stock.set(key, days);
  if (ownBatches !== batches) writeBack(batches, ownBatches);
  const moves = withBatches(voucher.moves, valuedMoves.moves, takenBatches).map((move) =>
    freezeBatches(move, ownBatches),
  );
  const ofBatches = {
    batches: takenBatches.batches,
    expired: listExpiredBatches(voucher, takenBatches, ownBatches),
  };
  return { voucher, yearId, lines, moves, costs: valuedMoves.costs, amount, ...ofBatches };
}

/**
 * Validates vouchers one after the other, each against the changes of those before it: costs,
 * stock, batches and open amounts of bills. An invalid voucher changes nothing and has its problem
 * in its place.
 */
export function validateVouchers(
  vouchers: readonly Voucher[],
  context: PostingContext,
  changing: Changing,
  bills: OpenBills,
): (ValidVoucher | Problem)[] {
  return vouchers.map((voucher) =>
    catchProblem((): ValidVoucher => {
      const settlements = settle(voucher, bills);
      const valid = validateVoucher(voucher, context, changing);
      takeOff(bills, settlements);
      return { ...valid, settled: settlements };
    }),
  );
}

function chooseAmount({ amount }: Voucher, { worth, difference }: ValuedMoves): Paise {
  if (amount === "stock") return worth;
  return amount === "difference" ? difference : amount;
}

/** Only of the voucher's items and places: the documents of a batch may have thousands. */
function copyStock({ moves }: Voucher, stock: StockDays): StockDays {
  const own: StockDays = new Map();
  for (const { itemId, locationId, to = locationId } of moves)
    for (const key of [makeStockKey({ itemId, locationId }), makeStockKey({ itemId, locationId: to })]) {
      const days = stock.get(key);
      if (days) own.set(key, days);
    }
  return own;
}

/** Only the costs of the voucher's items, because a batch may have hundreds. */
function copyCosts({ moves }: Voucher, costs: ReadonlyMap<number, Cost>): Map<number, Cost> {
  const own = new Map<number, Cost>();
  for (const { itemId } of moves) {
    const cost = costs.get(itemId);
    if (cost) own.set(itemId, cost);
  }
  return own;
}

function requireOwn(accountId: number, context: PostingContext) {
  if (!context.accounts.has(accountId)) throw problem("ACCOUNT_UNKNOWN");
}
