import type { AddressInfo } from "node:net";
import { request } from "node:http";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { readConfig } from "../../packages/server/config.ts";
import { listen } from "../../packages/server/http/listen.ts";
import { writeEvents } from "../../packages/server/events/write-events.ts";
import { startProduct, type Product } from "../product.ts";
import { openStream } from "./event-stream.ts";

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct();
  const administrator = await product.db("users").where({ company_id: 1, role_id: 1 }).first("username");
  cookie = await product.signIn(1, administrator?.username as string);
});
afterAll(() => product?.stop());

const happen = (
  companyId: number,
  resourceIds: readonly number[],
  type: "item.changed" | "item.deleted" = "item.changed",
) =>
  product.db.transaction((trx) =>
    writeEvents(
      trx,
      { companyId, userId: null },
      resourceIds.map((id) => ({ type, resourceId: id, subject: `item/${id}` }) as const),
    ),
  );
/** Counts matching SQL statements from now on. */
const countStatements = (pattern: RegExp) => {
  let count = 0;
  const note = ({ sql }: { sql: string }) => void (count += pattern.test(sql) ? 1 : 0);
  product.db.on("query", note);
  return { count: () => count, stop: () => void product.db.removeListener("query", note) };
};
/** A stream runs this query once per poll to find the last event. */
const POLL_QUERY = /^select `last_seq`, `gone_seq` from `event_orders`/;
const getResourceId = ({ data }: { data: string }) =>
  (JSON.parse(data) as { resource: { id: number } }).resource.id;

it("the event stream sends each event once, as it happens, and none of another company", async () => {
  const stream = await openStream(product.url, { Cookie: cookie });
  await happen(2, [1]);
  await happen(1, [101, 102]);
  const [first, second] = [await stream.next(), await stream.next()];
  expect([first, second].map(getResourceId)).toEqual([101, 102]);
  expect(first.event).toBe("item.changed");
  expect(Number(second.id)).toBe(Number(first.id) + 1);
  await happen(1, [103]);
  expect(getResourceId(await stream.next())).toBe(103);
  stream.close();

  // A client that reconnects sends the last id it read and misses nothing.
  await happen(1, [104, 105]);
  const back = await openStream(product.url, { Cookie: cookie, "Last-Event-ID": second.id });
  expect([await back.next(), await back.next(), await back.next()].map(getResourceId)).toEqual([
    103, 104, 105,
  ]);
  back.close();
  const some = await openStream(product.url, { Cookie: cookie }, { after: second.id, types: "item.deleted" });
  await happen(1, [106]);
  await happen(1, [107], "item.deleted");
  expect(getResourceId(await some.next())).toBe(107);
  some.close();
});

it("the event stream ends, at the latest at its third poll, when its key is revoked", async () => {
  const keyAnswer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Stream" },
    cookie,
  });
  const { key, secret } = keyAnswer.read<{ key: { id: number }; secret: string }>();
  const stream = await openStream(product.url, { Authorization: `Bearer ${secret}` });
  await happen(1, [201]);
  expect(getResourceId(await stream.next())).toBe(201);
  await product.call({ method: "DELETE", path: `/api/v1/api-keys/${key.id}`, cookie });
  const turns = countStatements(POLL_QUERY);
  await stream.ended;
  turns.stop();
  expect(turns.count()).toBeLessThanOrEqual(3);
});

it("a company may open ten event streams at once; another opens only after one is closed", async () => {
  const streams = await Promise.all(
    Array.from({ length: 10 }, () => openStream(product.url, { Cookie: cookie })),
  );
  expect(streams.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  const eleventh = await product.call({
    method: "GET",
    path: "/api/v1/events",
    cookie,
    headers: { Accept: "text/event-stream" },
  });
  expect([eleventh.status, eleventh.json]).toEqual([
    429,
    expect.objectContaining({ code: "EVENT_STREAMS_FULL" }),
  ]);
  for (const stream of streams) stream.close();
  await expect
    .poll(
      async () => {
        const again = await openStream(product.url, { Cookie: cookie });
        again.close();
        return again.status;
      },
      { timeout: 15_000 },
    )
    .toBe(200);
});

it("the event stream refuses a Last-Event-ID that is no longer kept, not yet given or not a number", async () => {
  const ask = (headers: Record<string, string>) =>
    product.call({
      method: "GET",
      path: "/api/v1/events",
      cookie,
      headers: { Accept: "text/event-stream", ...headers },
    });
  expect((await ask({ "Last-Event-ID": "2000000000" })).status).toBe(410);
  expect((await ask({ "Last-Event-ID": "no-number" })).status).toBe(400);
  await product.db("event_orders").where("company_id", 1).update("gone_seq", 5);
  expect((await ask({ "Last-Event-ID": "4" })).status).toBe(410);
  await product.db("event_orders").where("company_id", 1).update("gone_seq", 0);
});

it("the event stream stops reading from the database while its client does not read", async () => {
  await happen(1, [301]);
  const { last } = (
    await product.call({ method: "GET", path: "/api/v1/events", query: { limit: "1" }, cookie })
  ).read<{ last: number }>();
  const count = await repeatLast(last);
  const idle = request(`${product.url}/api/v1/events?after=${last}`, {
    headers: { Cookie: cookie, Accept: "text/event-stream" },
  });
  const reads = countStatements(/from `events` as `e`/);
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve) => {
    idle.once("response", resolve).end();
  });
  answer.pause();
  await expect.poll(reads.count).toBeGreaterThan(3);
  await waitUntilUnchanged(reads.count);
  reads.stop();
  expect(reads.count()).toBeLessThan((count / 100) * 0.8);
  idle.destroy();
});

it("the event stream ends when the server stops", async () => {
  // Streams that the tests above have left take one more turn when the server notices it.
  const others = countStatements(POLL_QUERY);
  await waitUntilUnchanged(others.count);
  others.stop();
  let isOpen = true;
  const config = readConfig({ DATABASE_URL: product.databaseUrl });
  const app = createApp({ db: product.db, config, log: pino({ level: "silent" }), isOpen: () => isOpen });
  const server = listen(app, 0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const stream = await openStream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    Cookie: cookie,
  });
  expect(stream.status).toBe(200);
  isOpen = false;
  const turns = countStatements(POLL_QUERY);
  await stream.ended;
  turns.stop();
  expect(turns.count()).toBeLessThanOrEqual(1);
  await new Promise((resolve) => void server.close(resolve).closeAllConnections());
});

/** Waits until a count stays the same for longer than a stream pauses between two turns. */
async function waitUntilUnchanged(count: () => number): Promise<void> {
  let before = -1;
  await expect.poll(() => [count() === before, (before = count())][0], { interval: 1500 }).toBe(true);
}

/**
 * Copies this event 32,768 times after it: about 17 MB of text, more than the buffers of connection
 * and stream together hold.
 */
async function repeatLast(last: number): Promise<number> {
  const { db } = product;
  const model: object = await db("events").where({ company_id: 1, seq: last }).first();
  // Far above the ids of real events.
  await db("events").insert({ ...model, id: 1_000_001, seq: last + 1, name: "x".repeat(200) });
  const others = Object.keys(model).filter((name) => name !== "id" && name !== "seq");
  let count = 1;
  for (; count < 32_768; count *= 2)
    await db.raw(
      `INSERT INTO events (id, seq, ${others.join()}) SELECT id + ?, seq + ?, ${others.join()} FROM events WHERE company_id = 1 AND seq > ?`,
      [count, count, last],
    );
  await db("event_orders")
    .where("company_id", 1)
    .update("last_seq", last + count);
  return count;
}
