import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import { identifyDatabaseFault } from "../db/database-error.ts";
import { withTransaction } from "../db/transaction.ts";

export interface TokenSecret {
  id: number;
  secret: Buffer;
}

/** Created at first use, and replaced when it is thirty days old. */
export async function getSealingSecret(db: Knex): Promise<TokenSecret> {
  const newest = await findNewestSecret(db);
  if (newest && readClock().getTime() - Date.parse(fromDatabaseTime(newest.created_at)) < SECRET_LIFE_MS)
    return newest;
  return rotate(db, newest?.id ?? 0);
}

export async function findOpeningSecret(db: Knex, id: number): Promise<Buffer | undefined> {
  const live = (await db("token_secrets")
    .orderBy("id", "desc")
    .limit(LIVE_SECRETS)
    .select("id", "secret")) as Row[];
  return live.find((row) => row.id === id)?.secret;
}

/** The previous secret's tokens stay valid; older ones end. Two rotations end every token. */
export async function rotateTokenSecret(db: Knex): Promise<TokenSecret> {
  return rotate(db, (await findNewestSecret(db))?.id ?? 0);
}

/**
 * If several processes call this at the same time, one creates the secret and all use it. `newest`
 * is the number of the last secret.
 */
async function rotate(db: Knex, newest: number): Promise<TokenSecret> {
  const id = newest + 1;
  const newRow = { id, secret: randomBytes(32), created_at: toDatabaseTime(readClock()) };
  const isMade = await withTransaction(db, async (trx) => {
    await trx("token_secrets").insert(newRow);
    await trx("token_secrets")
      .where("id", "<=", id - LIVE_SECRETS)
      .delete();
  }).then(
    () => true,
    (error: unknown) => {
      if (identifyDatabaseFault(error) === "duplicate") return false;
      throw error;
    },
  );
  return isMade ? newRow : ((await findNewestSecret(db)) ?? newRow);
}

async function findNewestSecret(db: Knex): Promise<Row | undefined> {
  return db("token_secrets").orderBy("id", "desc").first<Row | undefined>("id", "secret", "created_at");
}

interface Row extends TokenSecret {
  created_at: string;
}

const LIVE_SECRETS = 2;
const SECRET_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
