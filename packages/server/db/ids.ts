import type { Knex } from "knex";
import { getDatabase, type IdBlock } from "./database.ts";
import { withTransaction } from "./transaction.ts";

/** A process that uses more ids takes larger blocks: each costs a commit. Lost ids do no harm. */
const FIRST_BLOCK = 32;
const LARGEST_BLOCK = 1024;

const EMPTY_BLOCK: IdBlock = { next: 1, end: 1, size: FIRST_BLOCK };

/**
 * Takes `count` new ids for a company's records in the table `name`, in ascending order. Ids begin
 * at 1 in every company, so they reveal nothing about other companies. They are reserved in a
 * separate transaction, so that no posting waits for another's commit. Gaps are normal; printed
 * document numbers come from `counters`.
 */
export async function takeIds(db: Knex, companyId: number, name: string, count: number): Promise<number[]> {
  const { own, blocks } = getDatabase(db).ids();
  const key = `${companyId}/${name}`;
  const newIds: number[] = [];
  const before = blocks.get(key) ?? Promise.resolve(EMPTY_BLOCK);
  // One reservation at a time in this process; after a failure the next call starts with an empty
  // block.
  const turn = before
    .catch(() => EMPTY_BLOCK)
    .then(async (block) => {
      let { next, end, size } = block;
      while (newIds.length < count) {
        if (next === end) {
          const reservedCount = Math.max(size, count - newIds.length);
          next = await reserve(own, companyId, name, reservedCount);
          end = next + reservedCount;
          size = Math.min(size * 2, LARGEST_BLOCK);
        }
        newIds.push(next++);
      }
      return { next, end, size };
    });
  blocks.set(key, turn);
  await turn;
  return newIds;
}

/** Call it after tables have been emptied or recreated. */
export function forgetIds(db: Knex): void {
  getDatabase(db).ids().blocks.clear();
}

/** One statement, safe with any number of processes: it locks the row only while it runs. */
async function reserve(own: Knex, companyId: number, name: string, size: number) {
  return withTransaction(own, async (trx) => {
    const [answer] = await trx.raw<[{ insertId: number }]>(
      `INSERT INTO id_blocks (company_id, name, next_id) VALUES (?, ?, LAST_INSERT_ID(1) + ?)
       ON DUPLICATE KEY UPDATE next_id = LAST_INSERT_ID(next_id) + ?`,
      [companyId, name, size, size],
    );
    return answer!.insertId;
  });
}
