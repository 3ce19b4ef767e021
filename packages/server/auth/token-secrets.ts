import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { fromDatabaseTime, now, toDatabaseTime } from "../clock.ts";
import { databaseFault } from "../db/database-error.ts";
import { withTransaction } from "../db/transaction.ts";

/** A secret of the installation for sealing embed tokens. */
export interface TokenSecret {
  id: number;
  secret: Buffer;
}

/** The secret for sealing new tokens: created at first use, and replaced when it is thirty days old. */
export async function sealingSecret(db: Knex): Promise<TokenSecret> {
  const newest = await newestSecret(db);
  if (newest && now().getTime() - Date.parse(fromDatabaseTime(newest.created_at)) < LIFE) return newest;
  return rotate(db, newest?.id ?? 0);
}

/** A secret that still opens tokens: the newest or the previous one. */
export async function openingSecret(db: Knex, id: number): Promise<Buffer | undefined> {
  const live = (await db("token_secrets").orderBy("id", "desc").limit(LIVE).select("id", "secret")) as Row[];
  return live.find((row) => row.id === id)?.secret;
}

/**
 * Creates a new sealing secret. Tokens sealed with the previous secret remain valid; older ones end at
 * once. So two rotations end every token of the installation.
 */
export async function rotateTokenSecret(db: Knex): Promise<TokenSecret> {
  return rotate(db, (await newestSecret(db))?.id ?? 0);
}

/**
 * Creates the secret after number `newest`. If several processes ask at the same time, one creates it and
 * all use it.
 */
async function rotate(db: Knex, newest: number): Promise<TokenSecret> {
  const id = newest + 1;
  const made = { id, secret: randomBytes(32), created_at: toDatabaseTime(now()) };
  const isMade = await withTransaction(db, async (trx) => {
    await trx("token_secrets").insert(made);
    await trx("token_secrets")
      .where("id", "<=", id - LIVE)
      .delete();
  }).then(
    () => true,
    (error: unknown) => {
      if (databaseFault(error) === "duplicate") return false;
      throw error;
    },
  );
  return isMade ? made : ((await newestSecret(db)) ?? made);
}

async function newestSecret(db: Knex): Promise<Row | undefined> {
  return db("token_secrets").orderBy("id", "desc").first<Row | undefined>("id", "secret", "created_at");
}

interface Row extends TokenSecret {
  created_at: string;
}

const LIVE = 2;
const LIFE = 30 * 24 * 60 * 60 * 1000;
