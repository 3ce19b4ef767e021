import type { Knex } from "knex";
import { databaseOf, type IdBlock } from "./database.ts";
import { withTransaction } from "./transaction.ts";

/**
 * How many ids a process reserves at once, at first and at most. The more it uses, the larger the next block, because
 * each block costs a commit. Unused ids are lost, which does no harm.
 */
const FIRST_BLOCK = 32;
const LARGEST_BLOCK = 1024;

const NONE: IdBlock = { next: 1, end: 1, size: FIRST_BLOCK };

/**
 * Takes `count` new ids for a company's records in the table `name`, in ascending order. Ids begin at 1 in every
 * company, so they reveal nothing about other companies. They are reserved in a separate transaction, so that no
 * posting waits for another's commit. Gaps are normal: printed document numbers come from `counters`.
 */
export async function takeIds(db: Knex, companyId: number, name: string, count: number): Promise<number[]> {
  const { own, blocks } = databaseOf(db).ids();
  const key = `${companyId}/${name}`;
  const taken: number[] = [];
  const before = blocks.get(key) ?? Promise.resolve(NONE);
  // One at a time in this process; after a failure the next call starts with an empty block.
  const turn = before
    .catch(() => NONE)
    .then(async (block) => {
      let { next, end, size } = block;
      while (taken.length < count) {
        if (next === end) {
          const reserved = Math.max(size, count - taken.length);
          next = await reserve(own, companyId, name, reserved);
          end = next + reserved;
          size = Math.min(size * 2, LARGEST_BLOCK);
        }
        taken.push(next++);
      }
      return { next, end, size };
    });
  blocks.set(key, turn);
  await turn;
  return taken;
}

/** Forgets the reserved ids of this process, after tables have been emptied or recreated. */
export function forgetIds(db: Knex): void {
  databaseOf(db).ids().blocks.clear();
}

/** A single statement, safe with any number of processes: the row is locked only while the statement runs. */
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
