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
import { promised } from "../promised.ts";

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct();
  const administrator = await product.db("users").where({ company_id: 1, role_id: 1 }).first("username");
  cookie = await product.signIn(1, administrator?.username as string);
});
afterAll(() => product?.stop());

const happen = (companyId: number, resourceIds: readonly number[]) =>
  product.db.transaction((trx) =>
    writeEvents(
      trx,
      { companyId, userId: null },
      resourceIds.map((id) => ({ type: "item.changed", resourceId: id, subject: `item/${id}` }) as const),
    ),
  );
const resourceOf = ({ data }: { data: string }) =>
  (JSON.parse(data) as { resource: { id: number } }).resource.id;

it("tells of each event once, as it happens, and of no other company's", async () => {
  const stream = await openStream(product.url, { Cookie: cookie });
  await happen(2, [1]);
  await happen(1, [101, 102]);
  const [first, second] = [await stream.next(), await stream.next()];
  expect([first, second].map(resourceOf)).toEqual([101, 102]);
  expect(first.event).toBe("item.changed");
  expect(Number(second.id)).toBe(Number(first.id) + 1);
  await happen(1, [103]);
  expect(resourceOf(await stream.next())).toBe(103);
  stream.close();

  // Who comes back says what was read last, and misses nothing.
  await happen(1, [104, 105]);
  const back = await openStream(product.url, { Cookie: cookie, "Last-Event-ID": second.id });
  expect([await back.next(), await back.next(), await back.next()].map(resourceOf)).toEqual([103, 104, 105]);
  back.close();
  const some = await openStream(product.url, { Cookie: cookie }, { after: second.id, types: "item.deleted" });
  await happen(1, [106]);
  await expect(some.next()).rejects.toThrow("no event");
  some.close();
}, 30_000);

it("ends within seconds when its key is revoked", async () => {
  const made = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Stream" },
    cookie,
  });
  const { key, secret } = made.read<{ key: { id: number }; secret: string }>();
  const stream = await openStream(product.url, { Authorization: `Bearer ${secret}` });
  await happen(1, [201]);
  expect(resourceOf(await stream.next())).toBe(201);
  await product.call({ method: "DELETE", path: `/api/v1/api-keys/${key.id}`, cookie });
  const begun = performance.now();
  await stream.ended;
  expect(performance.now() - begun).toBeLessThan(promised(8000));
}, 20_000);

it("opens ten for a company at once, says so to the eleventh, and one again when one is closed", async () => {
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
      { timeout: promised(5000) },
    )
    .toBe(200);
}, 20_000);

it("refuses what is gone, and a Last-Event-ID that is none", async () => {
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

it("reads no further than a client takes", async () => {
  const count = 40_000; // some 13 MB of text, more than connection and stream hold between them
  await happen(1, [301]);
  const { last } = (
    await product.call({ method: "GET", path: "/api/v1/events", query: { limit: "1" }, cookie })
  ).read<{ last: number }>();
  for (let done = 0; done < count; done += 1000)
    await happen(
      1,
      Array.from({ length: 1000 }, (_, index) => 10_000 + done + index),
    );
  let reads = 0;
  const note = ({ sql }: { sql: string }) => void (reads += /from `events` as `e`/.test(sql) ? 1 : 0);
  const idle = request(`${product.url}/api/v1/events?after=${last}`, {
    headers: { Cookie: cookie, Accept: "text/event-stream" },
  });
  product.db.on("query", note);
  const answer = await new Promise<import("node:http").IncomingMessage>((resolve) => {
    idle.once("response", resolve).end();
  });
  answer.pause();
  await expect.poll(() => reads).toBeGreaterThan(3);
  let before = -1;
  await expect
    .poll(() => [reads === before, (before = reads)][0], { interval: 1500, timeout: 20_000 })
    .toBe(true);
  product.db.removeListener("query", note);
  expect(reads).toBeLessThan((count / 100) * 0.8);
  idle.destroy();
}, 60_000);

it("ends when the server stops", async () => {
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
  const begun = performance.now();
  await stream.ended;
  expect(performance.now() - begun).toBeLessThan(promised(4000));
  await new Promise((resolve) => void server.close(resolve).closeAllConnections());
}, 20_000);
