import type { Knex } from "knex";

/** A stock move as the books hold it, with the voucher and the place that it belongs to; quantities in thousandths. */
export interface Move {
  item: number;
  place: number;
  placeKind: string;
  date: string;
  quantity: number;
  /** The voucher's kind, and whether it stands: neither taken back nor taking another back. */
  voucher: number;
  kind: string;
  stands: boolean;
  moveKind: string;
  /** For a reversal the id of its original, otherwise the voucher's own. */
  root: number;
}

/** Every stock move of a company, read once and added up by the tests themselves: no rollup, no sum of the database. */
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
    quantity: thousandths(move.quantity),
    stands: reverses === null && Number(takenBack) === 0,
  }));
}

/** The moves of an item, looked up. */
export function byItem(moves: readonly Move[]): (item: number) => readonly Move[] {
  const found = new Map<number, Move[]>();
  for (const move of moves) {
    const others = found.get(move.item);
    if (others) others.push(move);
    else found.set(move.item, [move]);
  }
  return (item) => found.get(item) ?? [];
}

/** The sum of the moves that a test picks, as the API writes a quantity. */
export function sumOf(moves: readonly Move[], isMeant: (move: Move) => boolean): number {
  return moves.reduce((sum, move) => sum + (isMeant(move) ? move.quantity : 0), 0) / 1000;
}

/** A quantity in thousandths. */
export function thousandths(quantity: string | number): number {
  return Math.round(Number(quantity) * 1000);
}
