import type { NamedBatch, MoveKind } from "@vanbook/sdk/books";
import type { Move } from "./effect.ts";

/** A batch of a run. */
export interface Lot {
  code: string;
  expiresOn: string | null;
}

/** The batches that an item may have, in the order in which they come in first, which is not that in which they go. */
export const LOTS: readonly Lot[] = [
  { code: "FAR", expiresOn: "2027-12-31" },
  { code: "PLAIN", expiresOn: null },
  { code: "SUMMER", expiresOn: "2026-06-30" },
  { code: "LATER", expiresOn: null },
  { code: "ALSO SUMMER", expiresOn: "2026-06-30" },
  { code: "OLD", expiresOn: "2025-08-31" },
];

/** What was acknowledged: a voucher came, or took back another, or both. */
export interface Happened {
  voucherId: number;
  goes?: number;
  date: string;
  moves: readonly Move[];
}

/** What of which batch a move was of; in thousandths, with the sign of the move. */
interface Part extends Pick<Move, "item" | "place" | "kind" | "line" | "of" | "quantity"> {
  code: string;
}

/** Batches as they must be. */
export interface Batches {
  /** What lies there, by `item place code`. */
  lies: ReadonlyMap<string, bigint>;
  /** What each voucher in effect moved, by `voucher item place code`. */
  moved: ReadonlyMap<string, bigint>;
  findings: readonly string[];
}

/**
 * Works out of which batches the goods are, from all that was acknowledged. Vouchers that move the same item are written one after the
 * other, and their ids are in that order, whoever heard of it first.
 */
export function workOutBatches(happened: readonly Happened[], keeping: ReadonlySet<number>): Batches {
  const lies = new Map<string, bigint>();
  const vouchers = new Map<number, Part[]>();
  const findings: string[] = [];

  for (const { voucherId, goes = 0, date, moves } of happened.toSorted((a, b) => a.voucherId - b.voucherId)) {
    const back = vouchers.get(goes) ?? [];
    vouchers.delete(goes);
    for (const part of back) add(lies, placeOf(part), -part.quantity);
    // What a correction moves again stays of the batches that it had.
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
    // What a count finds is of what it found before, or of what lies there.
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
    // Goods that were bought by a purchase go back to its supplier before others.
    take(lots.filter(({ code }) => partsOf(move.of).some((part) => part.code === code)));
    take(lots);
    return parts;
  }

  /** What of a batch a bill's line has sold and not taken back. */
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

/** The batches in the order in which they go: for whoever uses them the expired ones last, those that never expire after others. */
function inOrder(kind?: MoveKind, date = ""): Lot[] {
  const isLast = ({ expiresOn }: Lot) => USED.has(kind) && expiresOn !== null && expiresOn < date;
  const rank = (lot: Lot) => `${isLast(lot) ? "last" : "first"} ${lot.expiresOn ?? "never"}`;
  return LOTS.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** Takes from each what it has, until there is enough. */
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

/** The batch as a document names it. */
export function named({ code, expiresOn }: Lot): NamedBatch {
  return { code, expiresOn };
}

/** What a move says of the batch that its document names. */
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
/** Moves of goods that must still be good. */
const USED: ReadonlySet<MoveKind | undefined> = new Set([
  "SALE",
  "FREE",
  "REPLACE_OUT",
  "LOAD",
  "TRANSFER",
  "CONSUME",
]);
