import type { NamedBatch, MoveKind } from "@vanbook/sdk/books";
import type { Move } from "./effect.ts";

/** A batch used in the random run. */
export interface Lot {
  code: string;
  expiresOn: string | null;
}

/** The batches of an item, in the order of their first receipt, which differs from the order of issue. */
export const LOTS: readonly Lot[] = [
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
export function workOutBatches(happened: readonly Happened[], keeping: ReadonlySet<number>): Batches {
  const lies = new Map<string, bigint>();
  const vouchers = new Map<number, Part[]>();
  const findings: string[] = [];

  for (const { voucherId, goes = 0, date, moves } of happened.toSorted((a, b) => a.voucherId - b.voucherId)) {
    const back = vouchers.get(goes) ?? [];
    vouchers.delete(goes);
    for (const part of back) add(lies, placeOf(part), -part.quantity);
    // A correction uses the batches that the document had before.
    const had = new Map<string, bigint>();
    for (const part of back) add(had, `${part.kind} ${placeOf(part)}`, sizeOf(part.quantity));
    const own: Part[] = [];
    vouchers.set(voucherId, own);
    const put = (part: Part) => {
      own.push(part);
      add(lies, placeOf(part), part.quantity);
    };
    for (const move of moves) {
      if (!keeping.has(move.item)) continue;
      const parts = move.quantity > 0n ? comesIn(move, had) : goesOut(move, date, had);
      const left = parts.reduce((left, { quantity }) => left - quantity, move.quantity);
      if (left !== 0n) findings.push(`Voucher ${voucherId} moves ${left} of item ${move.item} of no batch`);
      for (const part of parts) {
        put(part);
        if (move.to !== undefined) put({ ...part, place: move.to, quantity: -part.quantity });
      }
    }
    for (const part of [...back, ...own])
      if ((lies.get(placeOf(part)) ?? 0n) < 0n)
        findings.push(`Voucher ${voucherId} leaves less than nothing of ${placeOf(part)}`);
  }

  function comesIn(move: Move, had: ReadonlyMap<string, bigint>): Part[] {
    const lots = inOrder();
    if (move.of) return taken(move, lots, move.quantity, (code) => leftOf(move.of, code));
    // Without a batch code, surplus goods of a count go to the batch of the earlier count, else to a batch in stock.
    const found =
      lots.find(({ code }) => had.has(`${move.kind} ${placeOf({ ...move, code })}`)) ??
      lots.find(({ code }) => (lies.get(placeOf({ ...move, code })) ?? 0n) > 0n);
    const code = move.code ?? found?.code;
    return code === undefined ? [] : [partOf(move, code, move.quantity)];
  }

  function goesOut(move: Move, date: string, had: Map<string, bigint>): Part[] {
    const lots = inOrder(move.kind, date).filter(({ code }) => move.code === undefined || code === move.code);
    const parts: Part[] = [];
    const take = (some: readonly Lot[], most = (_: string) => ALL) => {
      const before = parts.reduce((sum, { quantity }) => sum - quantity, 0n);
      const has = (code: string) => {
        const gone = parts.reduce((sum, part) => (part.code === code ? sum - part.quantity : sum), 0n);
        return least(most(code), (lies.get(placeOf({ ...move, code })) ?? 0n) - gone);
      };
      const more = taken(move, some, -move.quantity - before, has);
      parts.push(...more.map((part) => ({ ...part, quantity: -part.quantity })));
      return more;
    };
    const again = (code: string) => `${move.kind} ${placeOf({ ...move, code })}`;
    for (const part of take(lots, (code) => had.get(again(code)) ?? 0n))
      add(had, again(part.code), -part.quantity);
    // A purchase return takes its purchase's batches first.
    take(lots.filter(({ code }) => partsOf(move.of).some((part) => part.code === code)));
    take(lots);
    return parts;
  }

  /** The quantity of one batch that a bill's line has sold and that has not been returned. */
  function leftOf(of: Move["of"], code: string): bigint {
    const returns = [...vouchers.values()].flat().filter((part) => part.of && keyOf(part.of) === keyOf(of));
    const all = [...partsOf(of), ...returns].filter((part) => part.code === code);
    return -all.reduce((sum, { quantity }) => sum + quantity, 0n);
  }

  function partsOf(of: Move["of"]): Part[] {
    return (vouchers.get(of?.voucherId ?? 0) ?? []).filter(({ line }) => line === of?.line);
  }

  const moved = new Map<string, bigint>();
  for (const [voucherId, parts] of vouchers)
    for (const part of parts) add(moved, `${voucherId} ${placeOf(part)}`, part.quantity);
  return { lies, moved, findings };
}

/**
 * The batches in order of issue: by expiry date, those that never
 * expire after them. Moves in `USED` take expired batches last.
 */
function inOrder(kind?: MoveKind, date = ""): Lot[] {
  const isLast = ({ expiresOn }: Lot) => USED.has(kind) && expiresOn !== null && expiresOn < date;
  const rank = (lot: Lot) => `${isLast(lot) ? "last" : "first"} ${lot.expiresOn ?? "never"}`;
  return LOTS.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** Takes from each batch what is available, until the wanted quantity is reached. */
function taken(move: Move, lots: readonly Lot[], wanted: bigint, has: (code: string) => bigint): Part[] {
  let missing = wanted;
  return lots.flatMap(({ code }) => {
    const quantity = least(has(code), missing);
    if (quantity <= 0n) return [];
    missing -= quantity;
    return [partOf(move, code, quantity)];
  });
}

function partOf({ item, place, kind, line, of }: Move, code: string, quantity: bigint): Part {
  return { item, place, kind, ...(line !== undefined && { line }), ...(of && { of }), code, quantity };
}

/** The batch in the form that documents use. */
export function named({ code, expiresOn }: Lot): NamedBatch {
  return { code, expiresOn };
}

/** The batch code for a move, if the document names a batch. */
export function codeOf({ batch }: { batch?: NamedBatch | undefined }): { code?: string } {
  return batch ? { code: batch.code } : {};
}

function placeOf({ item, place, code }: Pick<Part, "item" | "place" | "code">) {
  return `${item} ${place} ${code}`;
}

function keyOf(of: Move["of"]) {
  return `${of?.voucherId} ${of?.line}`;
}

function add(sums: Map<string, bigint>, key: string, quantity: bigint) {
  sums.set(key, (sums.get(key) ?? 0n) + quantity);
}

function least(one: bigint, other: bigint) {
  return one < other ? one : other;
}

function sizeOf(quantity: bigint) {
  return quantity < 0n ? -quantity : quantity;
}

const ALL = 10n ** 18n;
/** Kinds of moves for which expired goods are the last choice. */
const USED: ReadonlySet<MoveKind | undefined> = new Set([
  "SALE",
  "FREE",
  "REPLACE_OUT",
  "LOAD",
  "TRANSFER",
  "CONSUME",
]);
