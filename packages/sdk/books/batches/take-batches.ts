import * as say from "../../generated/messages.ts";
import type { Message } from "../../messages/message.ts";
import { refused } from "../../problem.ts";
import { abs, sum, type Quantity } from "../money.ts";
import { writtenDay } from "../written-day.ts";
import { StockShort } from "../stock-short.ts";
import type { MoveKind, StockMove, ValuedMove, Voucher } from "../voucher.ts";
import { codeOf, type Batch, type BatchPart } from "./batch.ts";
import { lineKey, placeKey, type BatchBook } from "./batch-book.ts";
import { least, merged, moveParts, negative, takeFrom } from "./batch-parts.ts";
import { expiresFirst } from "./batch-expiry.ts";

/** The batch quantities of each move of a voucher, and the batches to write. */
export interface TakenBatches {
  parts: ReadonlyMap<StockMove, readonly BatchPart[]>;
  /** Batches that the voucher creates or whose expiry it corrects. */
  batches: readonly Batch[];
}

/**
 * Decides which batch quantities a voucher moves, and changes `book` accordingly. Goods that come in go to
 * the batch that the document names, or to those of the bill's line. Goods that go out are of the batch that
 * the line names; if it names none, first of the batches in `before` (the moves that an edit reverses) at
 * that location, then of those of the purchase line, then in the order of `expiresFirst`. Throws
 * LINE_INVALID, and StockShort: goods without a batch in stock can't be moved, whatever the company's
 * settings are.
 */
export function takeBatches(
  { date, moves }: Pick<Voucher, "date" | "moves">,
  book: BatchBook,
  before: readonly ValuedMove[] = [],
): TakenBatches {
  const parts = new Map<StockMove, readonly BatchPart[]>();
  const written = new Map<number, Batch>();
  const had = partsBefore(before);
  for (const move of moves) {
    if (!book.keeping.has(move.itemId)) {
      refuseNamed(move);
      continue;
    }
    const own = move.quantity > 0n ? partsIn(move, book, had, written) : partsOut(move, book, had, { date });
    parts.set(move, own);
    moveParts(book, move.locationId, own);
    if (move.to !== undefined) moveParts(book, move.to, own, -1n);
  }
  return { parts, batches: [...written.values()] };
}

/** A voucher's moves once they are valued, each with its batches; a move between locations has them on both sides. */
export function withBatches(
  planned: readonly StockMove[],
  valued: readonly ValuedMove[],
  { parts }: TakenBatches,
): readonly ValuedMove[] {
  if (parts.size === 0) return valued;
  const next = valued.values();
  return planned.flatMap((move) => {
    const own = parts.get(move);
    const ends = move.to === undefined ? 1 : 2;
    return Array.from({ length: ends }, (_, end) => {
      const each = next.next().value;
      if (!each) throw new Error("A move has not been valued");
      if (!own) return each;
      const line = move.line === undefined ? null : move.line + 1;
      return { ...each, batches: end === 0 ? own : own.map(negative), documentLine: line };
    });
  });
}

function partsIn(move: StockMove, book: BatchBook, had: Had, written: Map<number, Batch>): BatchPart[] {
  const { batch, goodsOf, itemId, quantity } = move;
  const code = batch ? codeOf(batch) : "";
  const line = goodsOf && book.lines.get(lineKey(goodsOf));
  if (line) {
    const own = byExpiry(book, itemId, move.kind).filter((each) => code === "" || each.code === code);
    const { parts, missing } = takeFrom(
      own.map(({ id }) => [id, line.get(id) ?? 0n] as const),
      quantity,
    );
    if (missing > 0n) throw refused("LINE_INVALID", fieldOf(move, "batch"), OF_ANOTHER_BATCH);
    for (const { batchId, quantity: of } of parts) line.set(batchId, (line.get(batchId) ?? 0n) - of);
    return parts;
  }
  if (code.length > LONGEST) throw refused("LINE_INVALID", fieldOf(move, "batch"), TOO_LONG);
  if (code !== "") return [{ batchId: namedIn(move, book, had, written).id, quantity }];
  if (batch) throw refused("LINE_INVALID", fieldOf(move, "batch"), NEEDED);
  // Counted surplus goes to the batches that the count found before, or to the batch there that expires first,
  // so that it is sold first.
  const there = byExpiry(book, itemId, move.kind).filter(
    ({ id }) => (book.stock.get(placeKey(id, move.locationId)) ?? 0n) > 0n,
  );
  const before = had.get(hadKey(move)) ?? [];
  const own = byExpiry(book, itemId, move.kind).filter(({ id }) =>
    before.some(({ batchId }) => batchId === id),
  );
  const found = (own[0] ?? there[0])?.id;
  if (move.kind !== "ADJUST" || found === undefined)
    throw refused("LINE_INVALID", fieldOf(move, "batch"), NEEDED);
  return [{ batchId: found, quantity }];
}

/**
 * The batch that goods come into. A known batch already has its expiry: a different one is refused, unless
 * the document that entered it is edited.
 */
function namedIn(move: StockMove, book: BatchBook, had: Had, written: Map<number, Batch>): Batch {
  const code = move.batch ? codeOf(move.batch) : "";
  const known = [...book.batches.values()].find((each) => each.itemId === move.itemId && each.code === code);
  if (!known) throw new Error("A batch that is named has not been read");
  const expiresOn = move.batch?.expiresOn ?? known.expiresOn;
  if (!known.isNew && expiresOn === known.expiresOn) return known;
  const isOwn = (had.get(hadKey(move)) ?? []).some(({ batchId }) => batchId === known.id);
  if (!known.isNew && !isOwn) throw refused("LINE_INVALID", fieldOf(move, "expiresOn"), expiryKnown(known));
  const { isNew: _, ...batch } = { ...known, expiresOn };
  book.batches.set(batch.id, batch);
  written.set(batch.id, batch);
  return batch;
}

function partsOut(move: StockMove, book: BatchBook, had: Had, { date }: { date: string }): BatchPart[] {
  const { itemId, locationId, batch, goodsOf } = move;
  const isThere = ({ id }: Batch) => (book.stock.get(placeKey(id, locationId)) ?? 0n) > 0n;
  const all = [...book.batches.values()].filter((each) => each.itemId === itemId && isThere(each));
  const ordered = all.toSorted(expiresFirst(move.kind, date));
  const code = batch ? codeOf(batch) : "";
  const named = code === "" ? ordered : ordered.filter((each) => each.code === code);
  const wanted = -move.quantity;
  const left = (id: number) => book.stock.get(placeKey(id, locationId)) ?? 0n;
  // First as much of each batch as the edited voucher had taken, then batches bought by that line, then the
  // earliest expiry.
  const before = new Map(
    merged(had.get(hadKey(move)) ?? []).map((part) => [part.batchId, abs(part.quantity)]),
  );
  const again = named.map(({ id }) => [id, least(before.get(id) ?? 0n, left(id))] as const);
  const first = takeFrom(again, wanted);
  for (const { batchId, quantity } of first.parts) lessen(had, move, batchId, quantity);
  const line = goodsOf && book.lines.get(lineKey(goodsOf));
  const others = line ? named.toSorted((a, b) => Number(line.has(b.id)) - Number(line.has(a.id))) : named;
  const taken = new Map(first.parts.map(({ batchId, quantity }) => [batchId, quantity]));
  const rest = takeFrom(
    others.map(({ id }) => [id, left(id) - (taken.get(id) ?? 0n)] as const),
    first.missing,
  );
  if (rest.missing > 0n) {
    const there = sum(named.map(({ id }) => left(id)));
    const field = fieldOf(move, code === "" ? "quantity" : "batch");
    throw new StockShort([
      { itemId, locationId, asked: wanted, left: there, field, ...(code !== "" && { batch: code }) },
    ]);
  }
  return merged([...first.parts, ...rest.parts]).map(negative);
}

/** Quantities that the edited voucher had moved, by item, location and kind; reduced as they are moved again. */
type Had = Map<string, BatchPart[]>;

function partsBefore(before: readonly ValuedMove[]): Had {
  const had: Had = new Map();
  for (const move of before) {
    const key = hadKey(move);
    had.set(key, [...(had.get(key) ?? []), ...(move.batches ?? [])]);
  }
  return had;
}

function hadKey({ itemId, locationId, kind }: Pick<StockMove, "itemId" | "locationId" | "kind">): string {
  return `${itemId} ${locationId} ${kind}`;
}

function lessen(had: Had, move: StockMove, batchId: number, by: Quantity) {
  let left = by;
  const own = (had.get(hadKey(move)) ?? []).map((part) => {
    if (part.batchId !== batchId || left === 0n) return part;
    const less = least(abs(part.quantity), left);
    left -= less;
    return { batchId, quantity: abs(part.quantity) - less };
  });
  had.set(hadKey(move), own);
}

function byExpiry({ batches }: BatchBook, itemId: number, kind: MoveKind): Batch[] {
  const own = [...batches.values()].filter((each) => each.itemId === itemId && !each.isNew);
  return own.toSorted(expiresFirst(kind, ""));
}

/** Refuses a batch named for an item that keeps none. */
function refuseNamed(move: StockMove) {
  const { batch } = move;
  if (!batch) return;
  if (batch.isUsual && batch.expiresOn === undefined) return;
  const field = batch.code === "" || batch.isUsual ? "expiresOn" : "batch";
  throw refused("LINE_INVALID", fieldOf(move, field), NOT_KEPT);
}

/** Path of a field of the move's line in its document. */
function fieldOf({ at, line }: StockMove, field: "batch" | "expiresOn" | "quantity"): string {
  const path = at ?? (line === undefined ? "lines" : `lines.${line}`);
  return path === "" ? field : `${path}.${field}`;
}

function expiryKnown({ code: batch, expiresOn }: Batch): Message {
  return expiresOn
    ? say.batchExpires({ batch, day: writtenDay(expiresOn) })
    : say.batchWithoutExpiry({ batch });
}

const LONGEST = 40;
const TOO_LONG = "A batch has at most 40 characters.";

const NEEDED = "This item keeps batches: name the batch.";
/** Message for a batch that is named for such an item. */
export const NOT_KEPT = "This item keeps no batches.";
const OF_ANOTHER_BATCH = "So much of this batch was not sold by the bill's line.";
