import type { Knex } from "knex";

/** One sequence of numbers without gaps: a kind of document in a series and a financial year. */
export interface Numbering {
  kind: string;
  seriesId: number;
  yearId: number;
}

/**
 * Takes the next number for each of `numberings`, in the same order. The counters stay locked until
 * the transaction ends, so that a failed posting leaves no gap: call it as late as possible.
 */
export async function takeNumbers(
  trx: Knex.Transaction,
  companyId: number,
  numberings: readonly Numbering[],
): Promise<number[]> {
  const counts = new Map<string, { numbering: Numbering; count: number }>();
  for (const numbering of numberings) {
    const countEntry = counts.get(makeCounterKey(numbering)) ?? { numbering, count: 0 };
    countEntry.count += 1;
    counts.set(makeCounterKey(numbering), countEntry);
  }
  const inOrder = [...counts.values()].sort((a, b) => compare(a.numbering, b.numbering));
  const next = new Map(
    await Promise.all(
      inOrder.map(
        async ({ numbering, count }) =>
          [makeCounterKey(numbering), await advance(trx, companyId, numbering, count)] as const,
      ),
    ),
  );
  return numberings.map((numbering) => {
    const number = next.get(makeCounterKey(numbering)) ?? 1;
    next.set(makeCounterKey(numbering), number + 1);
    return number;
  });
}

/** Returns the number before adding `count`. LAST_INSERT_ID saves a second query. */
async function advance(
  trx: Knex.Transaction,
  companyId: number,
  { kind, seriesId, yearId }: Numbering,
  count: number,
): Promise<number> {
  const [answer] = await trx.raw<[{ insertId: number }]>(
    `INSERT INTO counters (company_id, kind, series_id, year_id, next_number) VALUES (?, ?, ?, ?, LAST_INSERT_ID(1) + ?)
     ON DUPLICATE KEY UPDATE next_number = LAST_INSERT_ID(next_number) + ?`,
    [companyId, kind, seriesId, yearId, count, count],
  );
  return answer!.insertId;
}

function makeCounterKey({ kind, seriesId, yearId }: Numbering) {
  return `${kind} ${seriesId} ${yearId}`;
}

function compare(a: Numbering, b: Numbering) {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return a.seriesId - b.seriesId || a.yearId - b.yearId;
}
