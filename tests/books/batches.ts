import type { NamedBatch, MoveKind } from "@vanbook/sdk/books";
import type { Move } from "./effect.ts";

/** A batch used in the random run. */
export interface Lot {
  code: string;
  expiresOn: string | null;
}

/**
 * The batches of an item, in the order of their first receipt, which differs from the order of
 * issue.
 */
export const SAMPLE_LOTS: readonly Lot[] = [
  { code: "FAR", expiresOn: "2027-12-31" },
  { code: "PLAIN", expiresOn: null },
  { code: "SUMMER", expiresOn: "2026-06-30" },
  { code: "LATER", expiresOn: null },
  { code: "ALSO SUMMER", expiresOn: "2026-06-30" },
  { code: "OLD", expiresOn: "2025-08-31" },
];

/** An acknowledged event: a voucher was posted, or another one was reversed (`goes`), or both. */
export interface Happened {
  voucherId: number;
  goes?: number;
  date: string;
  moves: readonly Move[];
}

/** The part of a move that belongs to one batch; in thousandths, with the sign of the move. */
interface Part extends Pick<Move, "item" | "place" | "kind" | "line" | "of" | "quantity"> {
  code: string;
}

/** The expected state of the batches. */
export interface Batches {
  /** Stock on hand, by `item place code`. */
  lies: ReadonlyMap<string, bigint>;
  /** Quantity moved by each voucher in effect, by `voucher item place code`. */
  moved: ReadonlyMap<string, bigint>;
  findings: readonly string[];
}

/**
 * Computes the batches of all goods from the acknowledged vouchers. Vouchers
 * that move the same item are written one after the other, and their ids are
 * in that order, even if the responses arrive in another order.
 */
export function calculateBatches(stockEvents: readonly Happened[], keeping: ReadonlySet<number>): Batches {
  const lies = new Map<string, bigint>();
  const vouchers = new Map<number, Part[]>();
  const findings: string[] = [];

  for (const { voucherId, goes = 0, date, moves } of stockEvents.toSorted(
    (a, b) => a.voucherId - b.voucherId,
  )) {
    const back = vouchers.get(goes) ?? [];
    vouchers.delete(goes);
    for (const part of back) add(lies, placeOf(part), -part.quantity);
    // A correction uses the batches that the document had before.
    const had = new Map<string, bigint>();
    for (const part of back) add(had, `${part.kind} ${placeOf(part)}`, toAbsolute(part.quantity));
    const own: Part[] = [];
    vouchers.set(voucherId, own);
    const put = (part: Part) => {
      own.push(part);
      add(lies, placeOf(part), part.quantity);
    };
    for (const move of moves) {
      if (!keeping.has(move.item)) continue;
      const parts = move.quantity > 0n ? takeIn(move, had) : takeOut(move, date, had);
      const leftQuantity = parts.reduce((remaining, { quantity }) => remaining - quantity, move.quantity);
      if (leftQuantity !== 0n)
        findings.push(`Voucher ${voucherId} moves ${leftQuantity} of item ${move.item} of no batch`);
      for (const part of parts) {
        put(part);
        if (move.to !== undefined) put({ ...part, place: move.to, quantity: -part.quantity });
      }
    }
    for (const part of [...back, ...own])
      if ((lies.get(placeOf(part)) ?? 0n) < 0n)
        findings.push(`Voucher ${voucherId} leaves less than nothing of ${placeOf(part)}`);
  }

  function takeIn(move: Move, had: ReadonlyMap<string, bigint>): Part[] {
    const lots = sortLots();
    if (move.of) return takeFromLots(move, lots, move.quantity, (code) => calculateUnreturned(move.of, code));
    // Without a batch code, surplus goods of a count go to the batch of the earlier count, else to
    // a batch in stock.
    const foundLot =
      lots.find(({ code }) => had.has(`${move.kind} ${placeOf({ ...move, code })}`)) ??
      lots.find(({ code }) => (lies.get(placeOf({ ...move, code })) ?? 0n) > 0n);
    const code = move.code ?? foundLot?.code;
    return code === undefined ? [] : [makePart(move, code, move.quantity)];
  }

  function takeOut(move: Move, date: string, had: Map<string, bigint>): Part[] {
    const lots = sortLots(move.kind, date).filter(
      ({ code }) => move.code === undefined || code === move.code,
    );
    const parts: Part[] = [];
    const take = (some: readonly Lot[], most = (_: string) => ALL_QUANTITY) => {
      const before = parts.reduce((sum, { quantity }) => sum - quantity, 0n);
      const has = (code: string) => {
        const takenQuantity = parts.reduce(
          (sum, part) => (part.code === code ? sum - part.quantity : sum),
          0n,
        );
        return chooseSmaller(most(code), (lies.get(placeOf({ ...move, code })) ?? 0n) - takenQuantity);
      };
      const more = takeFromLots(move, some, -move.quantity - before, has);
      parts.push(...more.map((part) => ({ ...part, quantity: -part.quantity })));
      return more;
    };
    const makeKindKey = (code: string) => `${move.kind} ${placeOf({ ...move, code })}`;
    for (const part of take(lots, (code) => had.get(makeKindKey(code)) ?? 0n))
      add(had, makeKindKey(part.code), -part.quantity);
    // A purchase return takes its purchase's batches first.
    take(lots.filter(({ code }) => findParts(move.of).some((part) => part.code === code)));
    take(lots);
    return parts;
  }

  /** The quantity of one batch that a bill's line has sold and that has not been returned. */
  function calculateUnreturned(of: Move["of"], code: string): bigint {
    const returns = [...vouchers.values()]
      .flat()
      .filter((part) => part.of && makeLineKey(part.of) === makeLineKey(of));
    const all = [...findParts(of), ...returns].filter((part) => part.code === code);
    return -all.reduce((sum, { quantity }) => sum + quantity, 0n);
  }

  function findParts(of: Move["of"]): Part[] {
    return (vouchers.get(of?.voucherId ?? 0) ?? []).filter(({ line }) => line === of?.line);
  }

  const movedQuantities = new Map<string, bigint>();
  for (const [voucherId, parts] of vouchers)
    for (const part of parts) add(movedQuantities, `${voucherId} ${placeOf(part)}`, part.quantity);
  return { lies, moved: movedQuantities, findings };
}

/**
 * The batches in order of issue: by expiry date, those that never
 * expire after them. Moves in `USING_KINDS` take expired batches last.
 */
function sortLots(kind?: MoveKind, date = ""): Lot[] {
  const isLast = ({ expiresOn }: Lot) => USING_KINDS.has(kind) && expiresOn !== null && expiresOn < date;
  const rank = (lot: Lot) => `${isLast(lot) ? "last" : "first"} ${lot.expiresOn ?? "never"}`;
  return SAMPLE_LOTS.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** Takes from each batch what is available, until the wanted quantity is reached. */
function takeFromLots(
  move: Move,
  lots: readonly Lot[],
  wantedQuantity: bigint,
  has: (code: string) => bigint,
): Part[] {
  let missing = wantedQuantity;
  return lots.flatMap(({ code }) => {
    const quantity = chooseSmaller(has(code), missing);
    if (quantity <= 0n) return [];
    missing -= quantity;
    return [makePart(move, code, quantity)];
  });
}

function makePart({ item, place, kind, line, of }: Move, code: string, quantity: bigint): Part {
  return { item, place, kind, ...(line !== undefined && { line }), ...(of && { of }), code, quantity };
}

/** The batch in the form that documents use. */
export function toNamedBatch({ code, expiresOn }: Lot): NamedBatch {
  return { code, expiresOn };
}

/** The batch code for a move, if the document names a batch. */
export function getBatchCode({ batch }: { batch?: NamedBatch | undefined }): { code?: string } {
  return batch ? { code: batch.code } : {};
}

function placeOf({ item, place, code }: Pick<Part, "item" | "place" | "code">) {
  return `${item} ${place} ${code}`;
}

function makeLineKey(of: Move["of"]) {
  return `${of?.voucherId} ${of?.line}`;
}

function add(sums: Map<string, bigint>, key: string, quantity: bigint) {
  sums.set(key, (sums.get(key) ?? 0n) + quantity);
}

function chooseSmaller(one: bigint, other: bigint) {
  return one < other ? one : other;
}

function toAbsolute(quantity: bigint) {
  return quantity < 0n ? -quantity : quantity;
}

const ALL_QUANTITY = 10n ** 18n;
/** Kinds of moves for which expired goods are the last choice. */
const USING_KINDS: ReadonlySet<MoveKind | undefined> = new Set([
  "SALE",
  "FREE",
  "REPLACE_OUT",
  "LOAD",
  "TRANSFER",
  "CONSUME",
]);
