import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { writeEvents } from "../../packages/server/events/write-events.ts";
import { createSecret } from "../../packages/server/webhooks/sign.ts";
import type { Resolve } from "../../packages/server/webhooks/post-to-endpoint.ts";
import { startWebhooks } from "../../packages/server/webhooks/webhook-worker.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { RECEIVER_CODES, startHostileReceivers, type HostileReceivers } from "./hostile-receivers.ts";
import { startReceiver, type Receiver } from "./receiver.ts";

let database: TestDatabase;
let hostile: HostileReceivers;
let good: Receiver;
let inside: Receiver;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db("companies").insert({ company_id: 1, name: "Company 1" });
  inside = await startReceiver();
  hostile = await startHostileReceivers(inside.url);
});
afterAll(async () => {
  await hostile?.stop();
  await inside?.stop();
  await database?.drop();
});
beforeEach(async () => {
  good = await startReceiver();
  for (const table of ["webhooks", "webhook_deliveries", "events", "event_orders"])
    await database.db(table).delete();
});
afterEach(async () => {
  await stop?.();
  await good.stop();
});

/**
 * On a busy machine, committing an outcome takes longer than the default poll timeout of one
 * second.
 */
const POLL_OPTIONS = { timeout: 120_000 };
const SLOW_TEST = { timeout: 120_000 };

const CREATED_AT = "2026-01-01 00:00:00.000";
const insertEndpoints = (urls: readonly string[]) =>
  database.db("webhooks").insert(
    urls.map((url, index) => ({
      ...{ company_id: 1, id: index + 1, url, status: "active", secret: createSecret(), cursor_seq: 0 },
      ...{ attempts: 0, next_try_at: CREATED_AT, failures: 0, created_by: 1, created_at: CREATED_AT },
    })),
  );
const happen = (from: number, count: number) =>
  database.db.transaction((trx) =>
    writeEvents(
      trx,
      { companyId: 1, userId: null },
      Array.from({ length: count }, (_, index) => ({
        ...{ type: "item.changed" as const, resourceId: from + index, subject: `item/${from + index}` },
      })),
    ),
  );
const begin = ({ resolve, timeout = 400 }: { resolve?: Resolve; timeout?: number } = {}) => {
  const quiet = { isLocalAllowed: true, log: { warn: () => {} }, resolve };
  stop = startWebhooks(database.db, quiet, { pause: 30, timeout, patience: 0 });
};
const log = (webhook: number) =>
  database
    .db("webhook_deliveries")
    .where({ company_id: 1, webhook_id: webhook })
    .whereNot("attempts", 0)
    .orderBy("id")
    .select("answer_code as code", "error");

it(
  "a good endpoint gets all events before the endpoints that don't answer have failed once",
  SLOW_TEST,
  async () => {
    const { silent, drips } = hostile.urls;
    await insertEndpoints([...Array<string>(10).fill(silent), ...Array<string>(9).fill(drips), good.url]);
    await happen(1, 40);
    begin({ timeout: 60_000 });
    await expect.poll(() => good.received.length, POLL_OPTIONS).toBe(40);
    expect(await Promise.all(Array.from({ length: 19 }, (_, index) => log(index + 1)))).toEqual(
      Array(19).fill([]),
    );
  },
);

it(
  "two hundred silent endpoints of other companies, due before, keep no endpoint waiting until they fail",
  SLOW_TEST,
  async () => {
    const makeRow = (companyId: number, id: number, url: string) => ({
      ...{ company_id: companyId, id, url, status: "active", secret: createSecret(), cursor_seq: 0 },
      ...{ attempts: 0, next_try_at: CREATED_AT, failures: 0, created_by: 1, created_at: CREATED_AT },
    });
    const silentRows = Array.from({ length: 200 }, (_, index) =>
      makeRow(10 + Math.floor(index / 20), 1 + (index % 20), hostile.urls.silent),
    );
    await database.db("webhooks").insert([...silentRows, makeRow(1, 300, good.url)]);
    await database.db("webhooks").where("id", 300).update({ next_try_at: "2026-01-02 00:00:00.000" });
    const event = { type: "item.changed" as const, resourceId: 1, subject: "item/1" };
    for (let companyId = 10; companyId < 20; companyId += 1)
      await database.db.transaction((trx) => writeEvents(trx, { companyId, userId: null }, [event]));
    begin({ timeout: 60_000 });
    // All turns of the silent endpoints have begun, and wait.
    const countTaken = async () => (await database.db("webhooks").where("attempts", 1)).length;
    await expect.poll(countTaken, POLL_OPTIONS).toBe(200);
    await happen(1, 40);
    await expect.poll(() => good.received.length, POLL_OPTIONS).toBe(40);
    expect(
      await database.db("webhook_deliveries").where("company_id", ">=", 10).where("attempts", ">", 0),
    ).toEqual([]);
  },
);

it(
  "the log has a clear outcome for each kind of hostile endpoint, and an endless answer is cut off",
  SLOW_TEST,
  async () => {
    await insertEndpoints(Object.values(hostile.urls));
    await happen(1, 40);
    begin();
    const readOutcomes = async () => {
      const firstAttempts = await Promise.all(
        Object.keys(RECEIVER_CODES).map(async (_, index) => (await log(index + 1))[0]),
      );
      return Object.fromEntries(
        Object.keys(RECEIVER_CODES).map((name, index) => [name, firstAttempts[index]]),
      );
    };
    await expect.poll(readOutcomes, POLL_OPTIONS).toEqual({
      silent: { code: null, error: "No answer in time." },
      drips: { code: null, error: "No answer in time." },
      endless: { code: 200, error: null },
      endlessHeaders: { code: null, error: expect.stringMatching(/overflow/i) },
      redirects: { code: 307, error: "It answered 307: redirects are not followed." },
      closes: { code: null, error: "socket hang up" },
      switches: { code: null, error: "It closed the connection without an answer." },
      selfSigned: { code: null, error: "self-signed certificate" },
    });
    expect(inside.received).toEqual([]);
    // Of forty endless answers only the buffers at both ends were filled.
    expect(hostile.written()).toBeLessThan(400_000_000);
  },
);

it(
  "a delivery connects only to the address that was checked, even if the name now leads elsewhere",
  SLOW_TEST,
  async () => {
    const port = new URL(good.url).port;
    await insertEndpoints([`http://localhost:${port}/a`]);
    const resolvedNames: string[] = [];
    const resolvedAddresses = [["127.0.0.1"], ["169.254.169.254"], ["127.0.0.1", "10.0.0.1"]];
    const resolve: Resolve = (name, _options, callback) => {
      resolvedNames.push(name);
      const addresses = resolvedAddresses[Math.min(resolvedNames.length, resolvedAddresses.length) - 1] ?? [];
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };
    for (const [turn, expectedError] of [
      [1, null],
      [2, "The address leads to the server's own machine or network."],
      [3, "The address leads to the server's own machine or network."],
    ] as const) {
      // A running worker may reuse its connection; a new worker has to connect again.
      await stop?.();
      await database.db("webhooks").update({ next_try_at: CREATED_AT, failures: 0 });
      await happen(turn, 1);
      begin({ resolve });
      await expect.poll(async () => (await log(1)).at(turn - 1)?.error, POLL_OPTIONS).toBe(expectedError);
      await expect.poll(() => resolvedNames.length, POLL_OPTIONS).toBe(turn);
    }
    expect(good.received.map(({ event }) => event.resource.id)).toEqual([1]);
  },
);

it("the worker reads the events of many deliveries with few queries", SLOW_TEST, async () => {
  await insertEndpoints([good.url]);
  await happen(1, 300);
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => void statements.push(sql);
  database.db.on("query", note);
  begin({ timeout: 60_000 });
  await expect.poll(() => good.received.length, POLL_OPTIONS).toBe(300);
  database.db.removeListener("query", note);
  const reads = statements.filter((sql) => sql.includes("`e`.`client_id`"));
  expect(reads.length).toBeLessThan(30);
});
