import * as say from "@vanbook/sdk/messages";
import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { identifyDatabaseFault } from "../db/database-error.ts";
import { insertLater } from "../db/insert-rows.ts";
import { SEND_LATER } from "../db/send-later.ts";
import { withTransaction } from "../db/transaction.ts";
import type { Principal } from "./principal.ts";
import { runAtOnce, runInSlices, type Steps } from "./slices.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";

/** A money request with an Idempotency-Key. If sent again, it is not executed again. */
export interface KeyedRequest {
  principal: Pick<Principal, "companyId" | "userId">;
  operation: string;
  key: string;
  hash: Buffer;
}

export interface KeptAnswer {
  body: string;
  /** True if an earlier request stored the response, so nothing was executed this time. */
  isReplay: boolean;
}

/**
 * Runs `work` once per key and stores its response, both in one transaction. A repeated request
 * gets the stored response; a concurrent one waits for it. After a failure nothing is stored, not
 * even the key. `work` may run several times until a transaction commits. Throws
 * IDEMPOTENCY_KEY_REUSED if the key was used for a different request.
 */
export async function runIdempotently(
  db: Knex,
  request: KeyedRequest,
  work: (trx: Knex.Transaction) => Promise<{ body: unknown }>,
): Promise<KeptAnswer> {
  for (let run = 1; ; run += 1) {
    try {
      return await withTransaction(db, async (trx) => {
        await claim(trx, request);
        const body = await executeWork(trx);
        await selectKeyRow(trx, request).update({ status: 200, answer: body }).options(SEND_LATER);
        return { body, isReplay: false };
      });
    } catch (error) {
      if (identifyDatabaseFault(error) !== "duplicate") throw error;
      // Another request has just committed: the same key, or the same document under another key.
      // In the second case the next run finds the document.
      const storedAnswer = await replay(db, request);
      if (storedAnswer) return storedAnswer;
      if (run === MAX_RUNS) throw error;
    }
  }

  async function executeWork(trx: Knex.Transaction) {
    try {
      const { body } = await work(trx);
      if (typeof body !== "string") throw new Error(`${request.operation} answers what can't be kept`);
      return body;
    } catch (error) {
      // This query also sends the pending insert of the key. If the key was answered before, the
      // insert fails as a duplicate and the stored answer is sent again, even if the request would
      // now be refused.
      if (identifyDatabaseFault(error) === undefined) await selectKeyRow(trx, request).first("status");
      throw error;
    }
  }
}

/** Undefined without a key. Throws IDEMPOTENCY_KEY_REQUIRED; INVALID_FIELDS if malformed. */
export function readIdempotencyKey(
  headers: NodeJS.Dict<string | string[]>,
  rule: "ignored" | "accepted" | "required",
): string | undefined {
  if (rule === "ignored") return undefined;
  const key = headers[IDEMPOTENCY_KEY.toLowerCase()];
  if (key === undefined) {
    if (rule === "required") throw problem("IDEMPOTENCY_KEY_REQUIRED");
    return undefined;
  }
  if (typeof key === "string" && KEY_PATTERN.test(key)) return key;
  throw problemOnField("INVALID_FIELDS", IDEMPOTENCY_KEY, say.headerInvalid({ header: IDEMPOTENCY_KEY }));
}

interface HashedValues {
  query: unknown;
  body: unknown;
}

/** SHA-256; does not depend on the order of the names. */
export function hashRequest(operation: string, values: HashedValues): Buffer {
  return runAtOnce(hashInSteps(operation, values));
}

/** The same of a body that may be a large batch: lets other requests be answered in between. */
export function hashLargeRequest(operation: string, values: HashedValues): Promise<Buffer> {
  return runInSlices(hashInSteps(operation, values));
}

/**
 * Hashes the JSON of operation, query and body with sorted names. The bytes must stay as they are:
 * hashes of requests and documents are stored.
 */
function* hashInSteps(operation: string, { query, body }: HashedValues): Steps<Buffer> {
  const hash = createHash("sha256");
  hash.update(`${JSON.stringify([operation, sortNames(query)]).slice(0, -1)},`);
  for (const text of writeInParts(body)) {
    hash.update(text);
    yield Math.ceil(text.length / CHARACTERS_OF_VALUE);
  }
  return hash.update("]").digest();
}

/** The JSON of a body with sorted names; each entry of its lists is a part. */
function* writeInParts(body: unknown): Generator<string> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    yield JSON.stringify(sortNames(body)) ?? "null";
    return;
  }
  let before = "{";
  // An object has names that are whole numbers before the others.
  for (const [name, value] of Object.entries(Object.fromEntries(sortEntries(body)))) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ",";
    if (Array.isArray(value)) {
      yield "[";
      for (const [at, entry] of value.entries())
        yield `${at === 0 ? "" : ","}${JSON.stringify(sortNames(entry)) ?? "null"}`;
      yield "]";
    } else yield JSON.stringify(sortNames(value));
  }
  yield before === "{" ? "{}" : "}";
}

/**
 * Inserts the key before any work, so a concurrent request with the same key waits for this one.
 * The insert is sent together with the first statement of the work; it fails as a duplicate if
 * another request with the same key committed first.
 */
async function claim(trx: Knex.Transaction, { principal, operation, key, hash }: KeyedRequest) {
  const row = {
    company_id: principal.companyId,
    idempotency_key: key,
    operation,
    user_id: principal.userId,
    request_hash: hash,
    created_at: toDatabaseTime(readClock()),
  };
  await insertLater(trx, "idempotency_keys", [row]);
}

/** Throws IDEMPOTENCY_KEY_REUSED if the stored key belongs to a different request. */
async function replay(db: Knex, request: KeyedRequest): Promise<KeptAnswer | undefined> {
  const row: KeyRow | undefined = await selectKeyRow(db, request).first(
    "operation",
    "user_id",
    "request_hash",
    "answer",
  );
  if (!row) return undefined;
  const isSame =
    row.operation === request.operation &&
    row.user_id === request.principal.userId &&
    row.request_hash.equals(request.hash);
  if (!isSame) throw problem("IDEMPOTENCY_KEY_REUSED");
  return { body: row.answer, isReplay: true };
}

function selectKeyRow(db: Knex, { principal, key }: KeyedRequest) {
  return db("idempotency_keys").where({ company_id: principal.companyId, idempotency_key: key });
}

function sortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortNames);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(sortEntries(value).map(([name, inner]) => [name, sortNames(inner)]));
}

function sortEntries(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

interface KeyRow {
  operation: string;
  user_id: number;
  request_hash: Buffer;
  answer: string;
}

export const IDEMPOTENCY_KEY = "Idempotency-Key";
const KEY_PATTERN = /^[!-~]{1,100}$/;
const MAX_RUNS = 3;
/** About so many characters of JSON are a value. */
const CHARACTERS_OF_VALUE = 10;
