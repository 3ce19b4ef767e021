import * as say from "../../generated/messages.ts";
import type { Message } from "../../messages/message.ts";
import { problemOnField } from "../../problem.ts";
import { toAbsolute, sum, type Quantity } from "../money.ts";
import { formatIndianDay } from "../written-day.ts";
import { StockShort } from "../stock-short.ts";
import type { MoveKind, StockMove, ValuedMove, Voucher } from "../voucher.ts";
import { normaliseBatchCode, type Batch, type BatchPart } from "./batch.ts";
import { addBatch, listBatches, makeLineKey, placeKey, type BatchBook } from "./batch-book.ts";
import { chooseSmaller, mergeParts, moveParts, negatePart, takeFrom } from "./batch-parts.ts";
import { compareByExpiry } from "./batch-expiry.ts";

export interface TakenBatches {
  parts: ReadonlyMap<StockMove, readonly BatchPart[]>;
  batches: readonly Batch[];
}

/**
 * Decides which batch quantities a voucher moves, and changes `book` accordingly. Goods that come
 * in go to the batch that the document names, or to those of the bill's line. Goods that go out are
 * of the batch that the line names; if it names none, first of the batches in `before` (the moves
 * that an edit reverses) at that location, then of those of the purchase line, then in the order of
 * `compareByExpiry`. Throws LINE_INVALID, and StockShort: goods without a batch in stock can't be
 * moved, whatever the company's settings are.
 */
export function takeBatches(
  { date, moves }: Pick<Voucher, "date" | "moves">,
  book: BatchBook,
  before: readonly ValuedMove[] = [],
): TakenBatches {
  const parts = new Map<StockMove, readonly BatchPart[]>();
  const writtenBatches = new Map<number, Batch>();
  const had = collectPartsBefore(before);
  for (const move of moves) {
    if (!book.keeping.has(move.itemId)) {
      refuseNamed(move);
      continue;
    }
    const own =
      move.quantity > 0n
        ? chooseIncomingParts(move, book, had, writtenBatches)
        : chooseOutgoingParts(move, book, had, { date });
    parts.set(move, own);
    moveParts(book, move.locationId, own);
    if (move.to !== undefined) moveParts(book, move.to, own, -1n);
  }
  return { parts, batches: [...writtenBatches.values()] };
}

/** A move between locations has its batches on both sides. */
export function withBatches(
  plannedMoves: readonly StockMove[],
  valuedMoves: readonly ValuedMove[],
  { parts }: TakenBatches,
): readonly ValuedMove[] {
  if (parts.size === 0) return valuedMoves;
  const next = valuedMoves.values();
  return plannedMoves.flatMap((move) => {
    const own = parts.get(move);
    const ends = move.to === undefined ? 1 : 2;
    return Array.from({ length: ends }, (_, end) => {
      const each = next.next().value;
      if (!each) throw new Error("A move has not been valued");
      if (!own) return each;
      const line = move.line === undefined ? null : move.line + 1;
      return { ...each, batches: end === 0 ? own : own.map(negatePart), documentLine: line };
    });
  });
}

function chooseIncomingParts(
  move: StockMove,
  book: BatchBook,
  had: Had,
  writtenBatches: Map<number, Batch>,
): BatchPart[] {
  const { batch, goodsOf, itemId, quantity } = move;
  const code = batch ? normaliseBatchCode(batch) : "";
  const line = goodsOf && book.lines.get(makeLineKey(goodsOf));
  if (line) {
    const own = listByExpiry(book, itemId, move.kind).filter((each) => code === "" || each.code === code);
    const { parts, missing } = takeFrom(
      own.map(({ id }) => [id, line.get(id) ?? 0n] as const),
      quantity,
    );
    if (missing > 0n) throw problemOnField("LINE_INVALID", makeFieldPath(move, "batch"), OF_ANOTHER_BATCH);
    for (const { batchId, quantity: of } of parts) line.set(batchId, (line.get(batchId) ?? 0n) - of);
    return parts;
  }
  if (code.length > MAX_CODE_LENGTH)
    throw problemOnField("LINE_INVALID", makeFieldPath(move, "batch"), TOO_LONG);
  if (code !== "") return [{ batchId: findIncomingBatch(move, book, had, writtenBatches).id, quantity }];
  if (batch) throw problemOnField("LINE_INVALID", makeFieldPath(move, "batch"), BATCH_NEEDED);
  // A surplus found by a count goes to the batches in which the count, before its edit, found one;
  // if there are none, to the batch at that location that expires first.
  const there = listByExpiry(book, itemId, move.kind).filter(
    ({ id }) => (book.stock.get(placeKey(id, move.locationId)) ?? 0n) > 0n,
  );
  const before = had.get(makeMoveKey(move)) ?? [];
  const own = listByExpiry(book, itemId, move.kind).filter(({ id }) =>
    before.some(({ batchId }) => batchId === id),
  );
  const foundId = (own[0] ?? there[0])?.id;
  if (move.kind !== "ADJUST" || foundId === undefined)
    throw problemOnField("LINE_INVALID", makeFieldPath(move, "batch"), BATCH_NEEDED);
  return [{ batchId: foundId, quantity }];
}

/**
 * The batch that goods come into. A known batch already has its expiry: a different one is refused,
 * unless the document that entered it is edited.
 */
function findIncomingBatch(
  move: StockMove,
  book: BatchBook,
  had: Had,
  writtenBatches: Map<number, Batch>,
): Batch {
  const code = move.batch ? normaliseBatchCode(move.batch) : "";
  const knownBatch = listBatches(book, move.itemId).find((each) => each.code === code);
  if (!knownBatch) throw new Error("A batch that is named has not been read");
  const expiresOn = move.batch?.expiresOn ?? knownBatch.expiresOn;
  if (!knownBatch.isNew && expiresOn === knownBatch.expiresOn) return knownBatch;
  const isOwn = (had.get(makeMoveKey(move)) ?? []).some(({ batchId }) => batchId === knownBatch.id);
  if (!knownBatch.isNew && !isOwn)
    throw problemOnField("LINE_INVALID", makeFieldPath(move, "expiresOn"), describeKnownExpiry(knownBatch));
  const { isNew: _, ...batch } = { ...knownBatch, expiresOn };
  addBatch(book, batch);
  writtenBatches.set(batch.id, batch);
  return batch;
}

function chooseOutgoingParts(
  move: StockMove,
  book: BatchBook,
  had: Had,
  { date }: { date: string },
): BatchPart[] {
  const { itemId, locationId, batch, goodsOf } = move;
  const isThere = ({ id }: Batch) => (book.stock.get(placeKey(id, locationId)) ?? 0n) > 0n;
  const orderedBatches = listBatches(book, itemId).filter(isThere).toSorted(compareByExpiry(move.kind, date));
  const code = batch ? normaliseBatchCode(batch) : "";
  const namedBatches = code === "" ? orderedBatches : orderedBatches.filter((each) => each.code === code);
  const wantedQuantity = -move.quantity;
  const readStock = (id: number) => book.stock.get(placeKey(id, locationId)) ?? 0n;
  // First as much of each batch as the edited voucher had taken, then batches bought by that line,
  // then the earliest expiry.
  const before = new Map(
    mergeParts(had.get(makeMoveKey(move)) ?? []).map((part) => [part.batchId, toAbsolute(part.quantity)]),
  );
  const again = namedBatches.map(
    ({ id }) => [id, chooseSmaller(before.get(id) ?? 0n, readStock(id))] as const,
  );
  const first = takeFrom(again, wantedQuantity);
  for (const { batchId, quantity } of first.parts) reduceParts(had, move, batchId, quantity);
  const line = goodsOf && book.lines.get(makeLineKey(goodsOf));
  const others = line
    ? namedBatches.toSorted((a, b) => Number(line.has(b.id)) - Number(line.has(a.id)))
    : namedBatches;
  const takenQuantities = new Map(first.parts.map(({ batchId, quantity }) => [batchId, quantity]));
  const rest = takeFrom(
    others.map(({ id }) => [id, readStock(id) - (takenQuantities.get(id) ?? 0n)] as const),
    first.missing,
  );
  if (rest.missing > 0n) {
    const there = sum(namedBatches.map(({ id }) => readStock(id)));
    const field = makeFieldPath(move, code === "" ? "quantity" : "batch");
    throw new StockShort([
      { itemId, locationId, asked: wantedQuantity, left: there, field, ...(code !== "" && { batch: code }) },
    ]);
  }
  return mergeParts([...first.parts, ...rest.parts]).map(negatePart);
}

/** What the edited voucher had moved, by item, location and kind; reduced by each new move. */
type Had = Map<string, BatchPart[]>;

function collectPartsBefore(before: readonly ValuedMove[]): Had {
  const had: Had = new Map();
  for (const move of before) {
    const key = makeMoveKey(move);
    had.set(key, [...(had.get(key) ?? []), ...(move.batches ?? [])]);
  }
  return had;
}

function makeMoveKey({
  itemId,
  locationId,
  kind,
}: Pick<StockMove, "itemId" | "locationId" | "kind">): string {
  return `${itemId} ${locationId} ${kind}`;
}

function reduceParts(had: Had, move: StockMove, batchId: number, by: Quantity) {
  let remaining = by;
  const own = (had.get(makeMoveKey(move)) ?? []).map((part) => {
    if (part.batchId !== batchId || remaining === 0n) return part;
    const less = chooseSmaller(toAbsolute(part.quantity), remaining);
    remaining -= less;
    return { batchId, quantity: toAbsolute(part.quantity) - less };
  });
  had.set(makeMoveKey(move), own);
}

function listByExpiry(book: BatchBook, itemId: number, kind: MoveKind): Batch[] {
  const own = listBatches(book, itemId).filter((each) => !each.isNew);
  return own.toSorted(compareByExpiry(kind, ""));
}

function refuseNamed(move: StockMove) {
  const { batch } = move;
  if (!batch) return;
  if (batch.isUsual && batch.expiresOn === undefined) return;
  const field = batch.code === "" || batch.isUsual ? "expiresOn" : "batch";
  throw problemOnField("LINE_INVALID", makeFieldPath(move, field), NOT_KEPT);
}

function makeFieldPath({ at, line }: StockMove, field: "batch" | "expiresOn" | "quantity"): string {
  const path = at ?? (line === undefined ? "lines" : `lines.${line}`);
  return path === "" ? field : `${path}.${field}`;
}

function describeKnownExpiry({ code: batch, expiresOn }: Batch): Message {
  return expiresOn
    ? say.batchExpires({ batch, day: formatIndianDay(expiresOn) })
    : say.batchWithoutExpiry({ batch });
}

const MAX_CODE_LENGTH = 40;
const TOO_LONG = "A batch has at most 40 characters.";

const BATCH_NEEDED = "This item keeps batches: name the batch.";
export const NOT_KEPT = "This item keeps no batches.";
const OF_ANOTHER_BATCH = "So much of this batch was not sold by the bill's line.";
