import { createHmac } from "node:crypto";
import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { verifyWebhook } from "@vanbook/sdk/webhooks";
import { now, toDatabaseTime, today } from "../../packages/server/clock.ts";
import { writeEvents } from "../../packages/server/events/write-events.ts";
import { startWebhooks, type WebhookPace } from "../../packages/server/webhooks/webhook-worker.ts";
import { createApp } from "../../packages/server/app.ts";
import type { components } from "../../packages/server/generated/schema.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { startReceiver, type Receiver } from "./receiver.ts";

type Webhook = components["schemas"]["Webhook"];
type Delivery = components["schemas"]["Delivery"];

let product: Product;
let served: Awaited<ReturnType<typeof serve>>;
let cookie: string;
let receiver: Receiver;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  product = await startProduct();
  served = await serve(product.db, product.databaseUrl, createApp, { VANBOOK_WEBHOOKS_LOCAL: "1" });
  const administrator = await product.db("users").where({ company_id: 1, role_id: 1 }).first("username");
  cookie = await product.signIn(1, administrator?.username as string);
});
afterAll(async () => {
  await served?.stop();
  await product?.stop();
});
beforeEach(async () => {
  for (const table of ["webhooks", "webhook_deliveries"]) await product.db(table).delete();
  receiver = await startReceiver();
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await receiver.stop();
});

const worker = (pace: WebhookPace = {}, db: Knex = product.db) => {
  const quiet = { isLocalAllowed: true, log: { warn: () => {} } };
  const stop = startWebhooks(db, quiet, { pause: 30, ...pace });
  stops.push(stop);
  return stop;
};
const call = async <T>(method: string, path: string, body?: object) => {
  const answer = await served.call({ method, path: `/api/v1/webhooks${path}`, body, cookie });
  return { status: answer.status, ...answer.read<T>() };
};
const make = async (terms: object = {}) =>
  call<{ webhook: Webhook; secret: string }>("POST", "", { url: receiver.url, ...terms });
const happen = (resourceIds: readonly number[], companyId = 1) =>
  product.db.transaction((trx) =>
    writeEvents(
      trx,
      { companyId, userId: null },
      resourceIds.map((id) => ({ type: "item.changed", resourceId: id, subject: `item/${id}` }) as const),
    ),
  );
const got = () => receiver.received.map(({ event }) => event.resource.id);
const log = async (id: number) => (await call<{ data: Delivery[] }>("GET", `/${id}/deliveries`)).data;
const eventsAfter = async (after: number) => {
  const path = `/api/v1/events?after=${after}&limit=500`;
  const answer = await product.call({ method: "GET", path, cookie });
  return answer.read<components["schemas"]["EventPage"]>();
};
/** What the dashboard of whoever is signed in shows of switched-off endpoints. */
const messagesOf = async (cookie: string) => {
  const answer = await product.call({ method: "GET", path: "/api/EmpMessage", cookie });
  return answer
    .read<components["schemas"]["EmployeeMessage"][]>()
    .filter(({ Message: text }) => text.includes("switched off"));
};
/** The next attempts are due now. */
const timePasses = async () => {
  await product.db("webhook_deliveries").update("next_try_at", "2026-01-01 00:00:00.000");
  await product.db("webhooks").update("next_try_at", "2026-01-01 00:00:00.000");
};
const signed = (secret: string, t: string, body: string) =>
  `v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;

it("sends each event of the company from now on, signed, and writes down what became of it", async () => {
  await happen([1]);
  const { webhook, secret } = await make();
  await happen([2]);
  await happen([99], 2);
  worker();
  await expect.poll(got).toEqual([2]);
  const { headers, body } = receiver.received[0]!;
  const [, t = ""] = /^t=(\d+),/.exec(String(headers["vanbook-signature"])) ?? [];
  expect(headers["vanbook-signature"]).toBe(`t=${t},${signed(secret, t, body)}`);
  const checked = await verifyWebhook(body, String(headers["vanbook-signature"]), secret, {
    now: () => now().getTime(),
  });
  expect([checked.type, checked.resource.id]).toEqual(["item.changed", 2]);
  await expect
    .poll(() => log(webhook.id))
    .toMatchObject([
      { status: "delivered", attempts: 1, code: 200, text: "thanks", error: null, type: "item.changed" },
    ]);
});

it("sends the types that were asked for, and a test whatever they are", async () => {
  const { webhook } = await make({ types: ["item.deleted"] });
  const other = await make();
  await happen([5]);
  worker();
  expect((await call("POST", `/${webhook.id}/test`)).status).toBe(200);
  await expect
    .poll(() => receiver.received.map(({ event }) => event.type).toSorted())
    .toEqual(["item.changed", "webhook.tested"]);
  expect((await log(other.webhook.id)).map(({ type }) => type)).toEqual(["item.changed"]);
});

it("sends again what a receiver refuses, keeps the order of one record and lets others go on", async () => {
  const { webhook } = await make();
  const refused = new Set([7]);
  receiver.answer = ({ event }, response) =>
    void response.writeHead(refused.has(event.resource.id) ? 500 : 200).end("no");
  worker();
  await happen([7, 8]);
  await expect.poll(got).toEqual(expect.arrayContaining([7, 8]));
  await happen([7, 9]);
  await expect.poll(got).toContain(9);
  const [first] = receiver.received.filter(({ event }) => event.resource.id === 7);
  // The second event of record 7 waits for the first one.
  expect(
    new Set(receiver.received.filter(({ event }) => event.resource.id === 7).map(({ event }) => event.id)),
  ).toEqual(new Set([first?.event.id]));
  expect((await log(webhook.id)).find(({ eventId }) => eventId === first?.event.id)).toMatchObject({
    status: "pending",
    code: 500,
    error: "It answered 500.",
  });
  refused.clear();
  await timePasses();
  await expect
    .poll(async () => (await log(webhook.id)).map(({ status }) => status))
    .toEqual(Array(4).fill("delivered"));
  const ofSeven = receiver.received
    .filter(({ event }) => event.resource.id === 7)
    .map(({ event }) => event.id);
  expect(ofSeven).toEqual(ofSeven.toSorted((a, b) => a - b));
  expect(new Set(ofSeven).size).toBe(2);
});

it("loses nothing while the receiver is away", async () => {
  const { webhook } = await make();
  const port = Number(new URL(receiver.url).port);
  await receiver.stop();
  worker();
  await happen([11, 12, 13]);
  await expect
    .poll(async () => (await log(webhook.id)).map(({ attempts }) => attempts > 0))
    .toEqual([true, true, true]);
  receiver = await startReceiver(port);
  await timePasses();
  await expect.poll(() => got().toSorted()).toEqual([11, 12, 13]);
});

it("sends each event once by two workers at once", async () => {
  await make();
  worker();
  worker();
  const ids = Array.from({ length: 300 }, (_, index) => 1000 + index);
  for (let from = 0; from < ids.length; from += 50) await happen(ids.slice(from, from + 50));
  await expect.poll(() => new Set(got()).size, { timeout: 20_000 }).toBe(300);
  expect(got()).toHaveLength(300);
}, 30_000);

it("sends again, by its id, what a worker that was killed had not written down", async () => {
  const { webhook } = await make();
  await happen([21]);
  const stop = worker();
  await expect.poll(async () => (await log(webhook.id))[0]?.status).toBe("delivered");
  await stop();
  // As if it had been killed between the answer and its note.
  await product
    .db("webhook_deliveries")
    .update({ status: "pending", next_try_at: "2026-01-01 00:00:00.000" });
  worker();
  await expect.poll(got).toEqual([21, 21]);
  expect(receiver.received[0]?.event.id).toBe(receiver.received[1]?.event.id);
});

it("signs with both secrets while they change, and with the new one alone after", async () => {
  const { webhook, secret } = await make();
  const rotated = await call<{ secret: string; webhook: Webhook }>("POST", `/${webhook.id}/rotate`, {
    minutes: 60,
  });
  expect(rotated.webhook.formerUntil).not.toBeNull();
  worker();
  await happen([31]);
  await expect.poll(got).toEqual([31]);
  const signaturesOf = ({ headers, body }: { headers: Record<string, unknown>; body: string }) => {
    const [time = "", ...signatures] = String(headers["vanbook-signature"]).split(",");
    return { signatures, by: (one: string) => signed(one, time.slice(2), body) };
  };
  const both = signaturesOf(receiver.received[0]!);
  expect(both.signatures).toEqual([both.by(rotated.secret), both.by(secret)]);
  await product.db("webhooks").update("former_until", "2026-01-01 00:00:00.000");
  await happen([32]);
  await expect.poll(got).toEqual([31, 32]);
  const one = signaturesOf(receiver.received[1]!);
  expect(one.signatures).toEqual([one.by(rotated.secret)]);
});

it("follows no redirect, waits for no slow answer, and reads no endless one to its end", async () => {
  const other = await startReceiver();
  const { webhook } = await make();
  let written = 0;
  receiver.answer = ({ event }, response) => {
    if (event.resource.id === 41) response.writeHead(307, { Location: other.url }).end();
    if (event.resource.id === 43) {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed || written > 50_000_000) return;
        written += 65_536;
        if (response.write("x".repeat(65_536))) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    }
  };
  worker({ timeout: 500 });
  await happen([41, 42, 43]);
  const outcomes = async () =>
    (await log(webhook.id)).toSorted((a, b) => a.id - b.id).map(({ code, error }) => [code, error]);
  await expect.poll(outcomes).toEqual([
    [307, "It answered 307: redirects are not followed."],
    [null, "No answer in time."],
    [200, null],
  ]);
  expect(other.received).toEqual([]);
  expect(written).toBeLessThan(10_000_000);
  await other.stop();
});

it("never posts to an address of the inside, though a name leads there", async () => {
  const wanted = [
    "https://127.0.0.1/x",
    "http://partner.example/x",
    "https://169.254.169.254/x",
    "https://[::1]/x",
  ];
  for (const url of wanted) {
    const answer = await product.call({ method: "POST", path: "/api/v1/webhooks", body: { url }, cookie });
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([422, "WEBHOOK_ADDRESS_REFUSED"]);
  }
  // As in production, whatever was written down before; a name that leads here is in inside-addresses.test.ts.
  const { webhook } = await make();
  stops.push(startWebhooks(product.db, { isLocalAllowed: false, log: { warn: () => {} } }, { pause: 30 }));
  await happen([51]);
  await expect
    .poll(async () => (await log(webhook.id))[0]?.error)
    .toBe("The address must begin with https://");
  expect(receiver.received).toEqual([]);
});

it("switches an endpoint off after three days without a delivery, says why, and sends the rest when it is on again", async () => {
  const { webhook } = await make();
  receiver.answer = (_got, response) => void response.writeHead(503).end();
  worker();
  await happen([61]);
  await expect.poll(async () => (await log(webhook.id))[0]?.attempts).toBe(1);
  const threeDaysAgo = new Date(Date.parse("2026-11-20T00:00:00Z"))
    .toISOString()
    .replace("T", " ")
    .slice(0, 23);
  await product.db("webhooks").update("failing_since", "2026-01-01 00:00:00.000");
  await product.db("webhook_deliveries").update("first_tried_at", threeDaysAgo);
  await timePasses();
  const shown = async () => (await call<{ data: Webhook[] }>("GET", "")).data[0];
  await expect
    .poll(shown)
    .toMatchObject({ active: false, offReason: "Nothing could be delivered for three days." });
  const last = await product
    .db("events")
    .where({ company_id: 1 })
    .orderBy("id", "desc")
    .first("type", "name");
  expect(last).toEqual({ type: "webhook.disabled", name: receiver.url });
  // Each administrator is told once, and nobody else.
  const told = await messagesOf(cookie);
  const administrators = await product
    .db("users")
    .where({ company_id: 1, role_id: 1, is_deleted: 0 })
    .pluck("id");
  expect(told.map(({ UserID, MDate }) => [UserID, MDate])).toEqual(administrators.map((id) => [id, today()]));
  expect(told[0]?.Message).toContain(`${receiver.url} was switched off: nothing could be delivered`);
  const salesman = await product
    .db("users")
    .where({ company_id: 1, role_id: 2, is_active: 1 })
    .first("username");
  expect(await messagesOf(await product.signIn(1, salesman?.username as string))).toEqual([]);

  const before = receiver.received.length;
  await happen([62]);
  receiver.answer = (_got, response) => void response.writeHead(200).end();
  expect((await call("PUT", "", { id: webhook.id, active: true })).status).toBe(200);
  await expect.poll(() => got().slice(before)).toEqual(expect.arrayContaining([62]));
});

it("gives up one delivery after three days, and with it nothing else: the next of the same record goes out", async () => {
  const { webhook } = await make();
  const { last } = await eventsAfter(0);
  await happen([81, 82, 81]);
  const [refused] = (await eventsAfter(last)).events;
  receiver.answer = ({ event }, response) =>
    void response.writeHead(event.id === refused?.id ? 500 : 200).end();
  worker();
  await expect.poll(() => got().toSorted()).toEqual([81, 82]);
  const first = async () => (await log(webhook.id)).find(({ eventId }) => eventId === refused?.id);
  await expect.poll(first).toMatchObject({ status: "pending", attempts: 1 });

  // Two days and 23 hours later it is tried again; an hour after that for the last time.
  const triedSince = async (hours: number) => {
    const at = toDatabaseTime(new Date(now().getTime() - hours * 3_600_000));
    await product
      .db("webhook_deliveries")
      .where("event_seq", refused?.id ?? 0)
      .update("first_tried_at", at);
    await timePasses();
  };
  await triedSince(71);
  await expect.poll(first).toMatchObject({ status: "pending", attempts: 2 });
  expect(got().toSorted()).toEqual([81, 81, 82]);
  await happen([83]); // the endpoint itself is well
  await expect.poll(got).toContain(83);
  await triedSince(72.1);
  await expect.poll(first).toMatchObject({ status: "failed", attempts: 3, code: 500, nextTryAt: null });
  // The later change of the same item, which waited for it.
  const statuses = async () => (await log(webhook.id)).map(({ status }) => status).toSorted();
  await expect.poll(statuses).toEqual(["delivered", "delivered", "delivered", "failed"]);
  expect(got().toSorted()).toEqual([81, 81, 81, 81, 82, 83]);
  expect((await call<{ data: Webhook[] }>("GET", "")).data[0]).toMatchObject({ active: true });
});

it("sends a delivery of the log once more when it is asked to", async () => {
  const { webhook } = await make();
  await happen([71]);
  worker();
  await expect.poll(async () => (await log(webhook.id))[0]?.status).toBe("delivered");
  const [delivery] = await log(webhook.id);
  expect((await call("POST", `/${webhook.id}/deliveries/${delivery?.id}/resend`)).status).toBe(200);
  await expect.poll(got).toEqual([71, 71]);
  expect((await call("POST", `/${webhook.id}/deliveries/2000000000/resend`)).status).toBe(404);
  expect((await call("DELETE", `/${webhook.id}`)).status).toBe(200);
  await happen([72]);
  expect(await product.db("webhook_deliveries").where("company_id", 1)).toEqual([]);
  expect((await call<{ data: Webhook[] }>("GET", "")).data).toEqual([]);
});
