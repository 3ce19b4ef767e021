import type { Knex } from "knex";
import { insertRows } from "./insert-rows.ts";

/** What is numbered without gaps: a kind of document in a series and a financial year. */
export interface Numbering {
  kind: string;
  seriesId: number;
  yearId: number;
}

/**
 * The next number for each of `wanted`, in their order. The counters stay locked until the transaction ends, so that
 * a posting that fails leaves no gap: call it as late as can be.
 */
export async function takeNumbers(
  trx: Knex.Transaction,
  companyId: number,
  wanted: readonly Numbering[],
): Promise<number[]> {
  const counts = new Map<string, { numbering: Numbering; count: number }>();
  for (const numbering of wanted) {
    const counted = counts.get(keyOf(numbering)) ?? { numbering, count: 0 };
    counted.count += 1;
    counts.set(keyOf(numbering), counted);
  }
  const rows = [...counts.values()]
    .sort((a, b) => compare(a.numbering, b.numbering))
    .map(({ numbering: { kind, seriesId, yearId }, count }) => ({
      company_id: companyId,
      kind,
      series_id: seriesId,
      year_id: yearId,
      next_number: count + 1,
    }));
  if (rows.length === 0) return [];
  await insertRows(
    trx,
    "counters",
    rows,
    "ON DUPLICATE KEY UPDATE next_number = next_number + VALUES(next_number) - 1",
  );
  const taken: CounterRow[] = await trx("counters")
    .select("kind", "series_id", "year_id", "next_number")
    .where("company_id", companyId)
    .whereIn(
      ["kind", "series_id", "year_id"],
      rows.map((row) => [row.kind, row.series_id, row.year_id]),
    );
  const next = new Map<string, number>();
  for (const row of taken) {
    const key = keyOf({ kind: row.kind, seriesId: row.series_id, yearId: row.year_id });
    next.set(key, row.next_number - (counts.get(key)?.count ?? 0));
  }
  return wanted.map((numbering) => {
    const number = next.get(keyOf(numbering)) ?? 1;
    next.set(keyOf(numbering), number + 1);
    return number;
  });
}

function keyOf({ kind, seriesId, yearId }: Numbering) {
  return `${kind} ${seriesId} ${yearId}`;
}

function compare(a: Numbering, b: Numbering) {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return a.seriesId - b.seriesId || a.yearId - b.yearId;
}

interface CounterRow {
  kind: string;
  series_id: number;
  year_id: number;
  next_number: number;
}
