import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "../db/connection.ts";
import { getDatabase } from "../db/database.ts";
import { queryRows } from "../db/rows.ts";
import { createTestDatabase, type TestDatabase } from "../db/testing/test-database.ts";
import { withTransaction } from "../db/transaction.ts";
import {
  readIdempotencyKey,
  runIdempotently,
  hashLargeRequest,
  hashRequest,
  type KeyedRequest,
} from "./idempotency.ts";
import { problem } from "@vanbook/sdk/problem";

let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await db("company_settings").delete();
  await db("idempotency_keys").delete();
});

const hash = hashRequest("receipts.create", { query: {}, body: { Credit: 118 } });
const makeRequest = (changes: Partial<KeyedRequest> = {}): KeyedRequest => ({
  principal: { companyId: 1, userId: 7 },
  operation: "receipts.create",
  key: "k-1",
  hash,
  ...changes,
});

/** Inserts a new row on each run and returns its number. */
let writtenCount = 0;
const write = (trx: Knex) =>
  withTransaction(trx, async (inner) => {
    const name = `document ${++writtenCount}`;
    await inner("company_settings").insert({ company_id: 1, name, value: "" });
    return { body: JSON.stringify({ name }) };
  });
const listDocuments = () => db("company_settings").pluck("name");

describe("a request with a key", () => {
  it("is done once and always gets the same answer, also after a restart", async () => {
    const first = await runIdempotently(db, makeRequest(), write);
    expect(first.isReplay).toBe(false);
    expect(await runIdempotently(db, makeRequest(), write)).toEqual({ body: first.body, isReplay: true });
    const restartedDb = connect(database.url);
    expect(await runIdempotently(restartedDb, makeRequest(), write)).toEqual({
      body: first.body,
      isReplay: true,
    });
    await restartedDb.destroy();
    expect(await listDocuments()).toHaveLength(1);
  });

  it("is done once when it is sent eight times at once", async () => {
    const writeSlowly = async (trx: Knex) => {
      await sleep(50);
      return write(trx);
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => runIdempotently(db, makeRequest(), writeSlowly)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(await listDocuments()).toHaveLength(1);
  });

  it("is refused when its key was used for another operation, content or user", async () => {
    await runIdempotently(db, makeRequest(), write);
    for (const changes of [
      { operation: "receipts.update" },
      { hash: hashRequest("receipts.create", { query: {}, body: { Credit: 119 } }) },
      { principal: { companyId: 1, userId: 8 } },
    ]) {
      await expect(runIdempotently(db, makeRequest(changes), write)).rejects.toMatchObject({
        code: "IDEMPOTENCY_KEY_REUSED",
        status: 422,
      });
    }
    expect(await listDocuments()).toHaveLength(1);
  });

  it("is independent of other companies' keys, and its key is case-sensitive", async () => {
    await runIdempotently(db, makeRequest(), write);
    const other = makeRequest({ principal: { companyId: 2, userId: 7 } });
    expect(await runIdempotently(db, other, write)).toMatchObject({ isReplay: false });
    expect(await runIdempotently(db, makeRequest({ key: "K-1" }), write)).toMatchObject({ isReplay: false });
    expect(await listDocuments()).toHaveLength(3);
  });

  it("leaves nothing behind when it is refused, and its key can be used again", async () => {
    const refuseAfterWrite = async (trx: Knex) => {
      await write(trx);
      throw problem("PERIOD_LOCKED");
    };
    const twins = await Promise.allSettled(
      Array.from({ length: 8 }, () => runIdempotently(db, makeRequest(), refuseAfterWrite)),
    );
    for (const twin of twins)
      expect(twin).toMatchObject({ status: "rejected", reason: { code: "PERIOD_LOCKED" } });
    expect(await listDocuments()).toEqual([]);
    expect(await db("idempotency_keys")).toEqual([]);
    expect(await runIdempotently(db, makeRequest(), write)).toMatchObject({ isReplay: false });
  });

  it("is run again when its connection is lost, and is saved once", async () => {
    let runs = 0;
    const { isReplay } = await runIdempotently(db, makeRequest(), async (trx) => {
      const answer = await write(trx);
      if (++runs === 1) {
        const [connection] = await queryRows<{ id: number }>(trx, "SELECT CONNECTION_ID() id");
        await db.raw("KILL ?", [connection!.id]);
      }
      return answer;
    });
    expect([runs, isReplay, (await listDocuments()).length]).toEqual([2, false, 1]);
  });

  it("returns what it posted when the answer to the commit was lost", async () => {
    // The commit reaches the database but the response is lost. The next run finds the key that the
    // first one committed.
    const losing = connect(database.url);
    const writing = getDatabase(losing).writing();
    getDatabase(losing).writing = () =>
      new Proxy(writing, {
        get: (target, name) => (name === "transaction" ? commitThenLose : Reflect.get(target, name)),
      });
    let runs = 0;
    async function commitThenLose<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
      runs += 1;
      const answer = await writing.transaction(work);
      if (runs === 1) throw Object.assign(new Error("lost"), { code: "PROTOCOL_CONNECTION_LOST" });
      return answer;
    }
    const { body } = await runIdempotently(losing, makeRequest(), write);
    await losing.destroy();
    expect(runs).toBe(2);
    expect(await listDocuments()).toEqual([(JSON.parse(body) as { name: string }).name]);
  });

  it("is run again, up to three times in all, when a concurrent request has just posted its document", async () => {
    await db("company_settings").insert({ company_id: 1, name: "taken", value: "" });
    let runs = 0;
    const insertDuplicate = (trx: Knex) => {
      runs += 1;
      return trx("company_settings").insert({ company_id: 1, name: "taken", value: "" });
    };
    const answer = await runIdempotently(db, makeRequest(), async (trx) => {
      if (runs < 2) await insertDuplicate(trx);
      return { body: "found" };
    });
    expect([answer.body, runs]).toEqual(["found", 2]);

    runs = 0;
    const endless = runIdempotently(db, makeRequest({ key: "k-2" }), async (trx) => {
      await insertDuplicate(trx);
      return { body: "never" };
    });
    await expect(endless).rejects.toMatchObject({ errno: 1062 });
    expect(runs).toBe(3);
  });

  it("is done once for each of 200 keys when 64 writers send each key three times", async () => {
    const requests = Array.from({ length: 600 }, (_, index) => makeRequest({ key: `key-${index % 200}` }));
    const answers = new Map<string, Set<string>>();
    await Promise.all(
      Array.from({ length: 64 }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const { body } = await runIdempotently(db, next, write);
          answers.set(next.key, (answers.get(next.key) ?? new Set()).add(body));
        }
      }),
    );
    expect(await listDocuments()).toHaveLength(200);
    expect([...answers.values()].map((bodies) => bodies.size)).toEqual(Array.from({ length: 200 }, () => 1));
  });
});

describe("the Idempotency-Key header", () => {
  const makeHeaders = (value: string) => ({ "idempotency-key": value });

  it("gives the key when the operation accepts or requires one", () => {
    expect(readIdempotencyKey(makeHeaders("a-1!~"), "accepted")).toBe("a-1!~");
    expect(readIdempotencyKey(makeHeaders("x".repeat(100)), "required")).toBe("x".repeat(100));
    expect(readIdempotencyKey(makeHeaders("a b"), "ignored")).toBeUndefined();
  });

  it("can be missing when the operation only accepts it, and not when it is required", () => {
    expect(readIdempotencyKey({}, "accepted")).toBeUndefined();
    expect(() => readIdempotencyKey({}, "required")).toThrow(
      expect.objectContaining({ code: "IDEMPOTENCY_KEY_REQUIRED", status: 400 }),
    );
  });

  it.each(["", "x".repeat(101), "two words", "a, b", "schlüssel", "കീ", "tab\there", "\u007f"])(
    "is refused when it is %j",
    (value) => {
      for (const rule of ["accepted", "required"] as const)
        expect(() => readIdempotencyKey(makeHeaders(value), rule)).toThrow(
          expect.objectContaining({
            code: "INVALID_FIELDS",
            detail: expect.objectContaining({
              fields: [expect.objectContaining({ field: "Idempotency-Key" })],
            }),
          }),
        );
    },
  );
});

describe("the hash of a request", () => {
  const body = {
    Rdate: "2026-04-01",
    lines: [
      { a: 1, b: 2 },
      { a: 3, b: null },
    ],
  };
  const other = {
    lines: [
      { b: 2, a: 1 },
      { b: null, a: 3 },
    ],
    Rdate: "2026-04-01",
  };
  const of = (body: unknown, query: unknown = {}, operation = "receipts.create") =>
    hashRequest(operation, { query, body }).toString("hex");

  it("does not depend on the order of field names", () => {
    expect(of(other)).toBe(of(body));
  });
  it("depends on the operation, on every value and on the order of lists", () => {
    const hashes = [
      of(body),
      of(body, { id: 1 }),
      of(body, {}, "receipts.update"),
      of({ ...body, lines: [...body.lines].reverse() }),
      of({ ...body, lines: [{ a: 1, b: 2 }, { a: 3 }] }),
      of({
        ...body,
        lines: [
          { a: "1", b: 2 },
          { a: 3, b: null },
        ],
      }),
      of(undefined),
      of({}),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

// The stored hashes of requests and documents are those of these texts.
it.each<[string, unknown, string]>([
  [
    "a batch",
    { documents: [{ b: 1, a: [2, { d: 3, c: null }] }, "text", undefined], also: true, 10: 1, 9: 2 },
    '{"9":2,"10":1,"also":true,"documents":[{"a":[2,{"c":null,"d":3}],"b":1},"text",null]}',
  ],
  ["a body without names", {}, "{}"],
  ["a value that is left out", { party: undefined, body: [] }, '{"body":[]}'],
  ["a list", [1, { b: 2, a: 1 }], '[1,{"a":1,"b":2}]'],
  ["no body", undefined, "null"],
])("%s has the hash of its JSON with sorted names, at once and in slices", async (_, body, text) => {
  const values = { query: { z: "1", a: "2" }, body };
  const expectedHash = createHash("sha256")
    .update(`["bills.postBatch",{"a":"2","z":"1"},${text}]`)
    .digest("hex");
  expect(hashRequest("bills.postBatch", values).toString("hex")).toBe(expectedHash);
  expect((await hashLargeRequest("bills.postBatch", values)).toString("hex")).toBe(expectedHash);
});
