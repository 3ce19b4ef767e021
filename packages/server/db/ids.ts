import type { Knex } from "knex";
import { databaseKey, openBeside } from "./connection.ts";
import { withTransaction } from "./transaction.ts";

/**
 * Ids that a process takes from a company's row at once, at first and at most: the more it uses, the seldomer it asks, each time
 * with a commit. What it does not use is lost, which does no harm.
 */
const FIRST_BLOCK = 32;
const LARGEST_BLOCK = 1024;

interface Block {
  next: number;
  /** One past the last. */
  end: number;
  /** How many ids the next block is to have. */
  size: number;
}

const NONE: Block = { next: 1, end: 1, size: FIRST_BLOCK };

interface Ids {
  /** A connection beside the pool: taking ids inside a transaction can't wait for one that other such transactions hold. */
  own: Knex;
  blocks: Map<string, Promise<Block>>;
}

const idsOf = new WeakMap<object, Ids>();

/**
 * Takes `count` new ids of the records called `name` (a table's name) in a company, ascending. They begin at 1 in every company and
 * tell nothing of the others. They are taken in a transaction of their own, so that no posting waits for another's commit here;
 * gaps are normal, and documents get their printed numbers elsewhere (`counters`).
 */
export async function takeIds(db: Knex, companyId: number, name: string, count: number): Promise<number[]> {
  const { own, blocks } = idsFor(db);
  const key = `${companyId}/${name}`;
  const taken: number[] = [];
  const before = blocks.get(key) ?? Promise.resolve(NONE);
  // One after the other within the process; a failed turn leaves nothing behind but a block that is empty.
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

/** Drops the ids that this process holds in store; after the tables have been emptied or made anew under it. */
export function forgetIds(db: Knex): void {
  idsFor(db).blocks.clear();
}

/** One statement, safe among any number of processes: the row's lock is held for this statement only. */
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

function idsFor(db: Knex) {
  const key = databaseKey(db);
  const ids = idsOf.get(key) ?? {
    own: openBeside(db, { max: 1 }),
    blocks: new Map<string, Promise<Block>>(),
  };
  idsOf.set(key, ids);
  return ids;
}
