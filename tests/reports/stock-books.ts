import type { Knex } from "knex";

/** A stock move from the books, with its voucher and location; quantities in thousandths. */
export interface Move {
  item: number;
  place: number;
  placeKind: string;
  date: string;
  quantity: number;
  /**
   * The voucher's id and kind; `stands` is true if the voucher is neither reversed nor a reversal.
   */
  voucher: number;
  kind: string;
  stands: boolean;
  moveKind: string;
  /** For a reversal, the original's id; otherwise the voucher's own id. */
  root: number;
}

/**
 * All stock moves of a company. The tests add them up themselves, without rollups or database sums.
 */
export async function readMoves(db: Knex, companyId: number): Promise<Move[]> {
  const [rows] = (await db.raw(
    `SELECT m.item_id AS item, m.location_id AS place, l.kind AS placeKind, m.date, m.quantity, m.move_kind AS moveKind,
       v.id AS voucher, v.kind, COALESCE(v.reverses_id, v.id) AS root, v.reverses_id AS reverses,
       (SELECT COUNT(*) FROM vouchers r WHERE r.company_id = v.company_id AND r.reverses_id = v.id) AS takenBack
     FROM stock_moves m
     JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id
     JOIN vouchers v ON v.company_id = m.company_id AND v.id = m.voucher_id
     WHERE m.company_id = ? ORDER BY m.voucher_id, m.line_no`,
    [companyId],
  )) as [
    (Omit<Move, "quantity" | "stands"> & { quantity: string; reverses: number | null; takenBack: number })[],
  ];
  return rows.map(({ reverses, takenBack, ...move }) => ({
    ...move,
    quantity: toThousandths(move.quantity),
    stands: reverses === null && Number(takenBack) === 0,
  }));
}

/** Returns a lookup for the moves of an item. */
export function collectByItem(moves: readonly Move[]): (item: number) => readonly Move[] {
  const movesByItem = new Map<number, Move[]>();
  for (const move of moves) {
    const others = movesByItem.get(move.item);
    if (others) others.push(move);
    else movesByItem.set(move.item, [move]);
  }
  return (item) => movesByItem.get(item) ?? [];
}

/** The sum of the selected moves, in units as in the API. */
export function sumOf(moves: readonly Move[], isMeant: (move: Move) => boolean): number {
  return moves.reduce((sum, move) => sum + (isMeant(move) ? move.quantity : 0), 0) / 1000;
}

/** A quantity in thousandths. */
export function toThousandths(quantity: string | number): number {
  return Math.round(Number(quantity) * 1000);
}
