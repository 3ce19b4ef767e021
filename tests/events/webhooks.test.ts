import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { verifyWebhook } from "@vanbook/sdk/webhooks";
import { getToday, readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { startWebhooks } from "../../packages/server/webhooks/webhook-worker.ts";
import { startReceiver } from "./receiver.ts";
import { openWebhookDesk, type Webhook } from "./webhook-desk.ts";

const desk = openWebhookDesk();
const { worker, call, make, happen, got, log, eventsAfter, messagesOf, timePasses } = desk;
const signBody = (secret: string, t: string, body: string) =>
  `v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;

it("a new endpoint gets each later event of its company, signed, and the log keeps each outcome", async () => {
  await happen([1]);
  const { webhook, secret } = await make();
  await happen([2]);
  await happen([99], 2);
  worker();
  await expect.poll(got).toEqual([2]);
  const { headers, body } = desk.receiver.received[0]!;
  const [, t = ""] = /^t=(\d+),/.exec(String(headers["vanbook-signature"])) ?? [];
  expect(headers["vanbook-signature"]).toBe(`t=${t},${signBody(secret, t, body)}`);
  const verifiedEvent = await verifyWebhook(body, String(headers["vanbook-signature"]), secret, {
    now: () => readClock().getTime(),
  });
  expect([verifiedEvent.type, verifiedEvent.resource.id]).toEqual(["item.changed", 2]);
  await expect
    .poll(() => log(webhook.id))
    .toMatchObject([
      { status: "delivered", attempts: 1, code: 200, text: "thanks", error: null, type: "item.changed" },
    ]);
});

it("an endpoint gets only the event types that it asked for, and test events always", async () => {
  const { webhook } = await make({ types: ["item.deleted"] });
  const other = await make();
  await happen([5]);
  worker();
  expect((await call("POST", `/${webhook.id}/test`)).status).toBe(200);
  await expect
    .poll(() => desk.receiver.received.map(({ event }) => event.type).toSorted())
    .toEqual(["item.changed", "webhook.tested"]);
  expect((await log(other.webhook.id)).map(({ type }) => type)).toEqual(["item.changed"]);
});

it("a refused event is sent again before later events of its record, while other records continue", async () => {
  const { webhook } = await make();
  const refusedIds = new Set([7]);
  desk.receiver.answer = ({ event }, response) =>
    void response.writeHead(refusedIds.has(event.resource.id) ? 500 : 200).end("no");
  worker();
  await happen([7, 8]);
  await expect.poll(got).toEqual(expect.arrayContaining([7, 8]));
  await happen([7, 9]);
  await expect.poll(got).toContain(9);
  const [first] = desk.receiver.received.filter(({ event }) => event.resource.id === 7);
  // The second event of record 7 waits for the first one.
  expect(
    new Set(
      desk.receiver.received.filter(({ event }) => event.resource.id === 7).map(({ event }) => event.id),
    ),
  ).toEqual(new Set([first?.event.id]));
  expect((await log(webhook.id)).find(({ eventId }) => eventId === first?.event.id)).toMatchObject({
    status: "pending",
    code: 500,
    error: "It answered 500.",
  });
  refusedIds.clear();
  await timePasses();
  await expect
    .poll(async () => (await log(webhook.id)).map(({ status }) => status))
    .toEqual(Array(4).fill("delivered"));
  const ofSeven = desk.receiver.received
    .filter(({ event }) => event.resource.id === 7)
    .map(({ event }) => event.id);
  expect(ofSeven).toEqual(ofSeven.toSorted((a, b) => a - b));
  expect(new Set(ofSeven).size).toBe(2);
});

it("no event is lost while the receiver is down", async () => {
  const { webhook } = await make();
  const port = Number(new URL(desk.receiver.url).port);
  await desk.receiver.stop();
  worker();
  await happen([11, 12, 13]);
  await expect
    .poll(async () => (await log(webhook.id)).map(({ attempts }) => attempts > 0))
    .toEqual([true, true, true]);
  await desk.restart(port);
  await timePasses();
  await expect.poll(() => got().toSorted()).toEqual([11, 12, 13]);
});

it("two workers at once send each event only once", async () => {
  await make();
  worker();
  worker();
  const ids = Array.from({ length: 300 }, (_, index) => 1000 + index);
  for (let from = 0; from < ids.length; from += 50) await happen(ids.slice(from, from + 50));
  await expect.poll(() => new Set(got()).size, { timeout: 20_000 }).toBe(300);
  expect(got()).toHaveLength(300);
});

it("an event is sent again with the same id when a worker was killed before it saved the outcome", async () => {
  const { webhook } = await make();
  await happen([21]);
  const stop = worker();
  await expect.poll(async () => (await log(webhook.id))[0]?.status).toBe("delivered");
  await stop();
  // As if the worker had been killed after the receiver's answer, before it saved the outcome.
  await desk.product
    .db("webhook_deliveries")
    .update({ status: "pending", next_try_at: "2026-01-01 00:00:00.000" });
  worker();
  await expect.poll(got).toEqual([21, 21]);
  expect(desk.receiver.received[0]?.event.id).toBe(desk.receiver.received[1]?.event.id);
});

it("events are signed with both secrets during a change of secret, and then with the new one alone", async () => {
  const { webhook, secret } = await make();
  const rotatedSecret = await call<{ secret: string; webhook: Webhook }>("POST", `/${webhook.id}/rotate`, {
    minutes: 60,
  });
  expect(rotatedSecret.webhook.formerUntil).not.toBeNull();
  worker();
  await happen([31]);
  await expect.poll(got).toEqual([31]);
  const parseSignatures = ({ headers, body }: { headers: Record<string, unknown>; body: string }) => {
    const [time = "", ...signatures] = String(headers["vanbook-signature"]).split(",");
    return { signatures, by: (one: string) => signBody(one, time.slice(2), body) };
  };
  const both = parseSignatures(desk.receiver.received[0]!);
  expect(both.signatures).toEqual([both.by(rotatedSecret.secret), both.by(secret)]);
  await desk.product.db("webhooks").update("former_until", "2026-01-01 00:00:00.000");
  await happen([32]);
  await expect.poll(got).toEqual([31, 32]);
  const one = parseSignatures(desk.receiver.received[1]!);
  expect(one.signatures).toEqual([one.by(rotatedSecret.secret)]);
});

it("a delivery follows no redirect, waits for no slow answer, and cuts off an endless answer", async () => {
  const other = await startReceiver();
  const { webhook } = await make();
  let writtenBytes = 0;
  desk.receiver.answer = ({ event }, response) => {
    if (event.resource.id === 41) response.writeHead(307, { Location: other.url }).end();
    if (event.resource.id === 43) {
      response.writeHead(200);
      const writeMore = () => {
        if (response.destroyed || writtenBytes > 50_000_000) return;
        writtenBytes += 65_536;
        if (response.write("x".repeat(65_536))) setImmediate(writeMore);
        else response.once("drain", writeMore);
      };
      writeMore();
    }
  };
  worker({ timeout: 500 });
  await happen([41, 42, 43]);
  const listOutcomes = async () =>
    (await log(webhook.id)).toSorted((a, b) => a.id - b.id).map(({ code, error }) => [code, error]);
  await expect.poll(listOutcomes).toEqual([
    [307, "It answered 307: redirects are not followed."],
    [null, "No answer in time."],
    [200, null],
  ]);
  expect(other.received).toEqual([]);
  expect(writtenBytes).toBeLessThan(10_000_000);
  await other.stop();
});

it("webhooks refuse internal addresses, when an endpoint is made and again at each delivery", async () => {
  const refusedUrls = [
    "https://127.0.0.1/x",
    "http://partner.example/x",
    "https://169.254.169.254/x",
    "https://[::1]/x",
  ];
  for (const url of refusedUrls) {
    const answer = await desk.product.call({
      method: "POST",
      path: "/api/v1/webhooks",
      body: { url },
      cookie: desk.cookie,
    });
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([422, "WEBHOOK_ADDRESS_REFUSED"]);
  }
  // As in production: a local address that was stored before is refused. inside-addresses.test.ts
  // tests names that lead here.
  const { webhook } = await make();
  desk.stops.push(
    startWebhooks(desk.product.db, { isLocalAllowed: false, log: { warn: () => {} } }, { pause: 30 }),
  );
  await happen([51]);
  await expect
    .poll(async () => (await log(webhook.id))[0]?.error)
    .toBe("The address must begin with https://");
  expect(desk.receiver.received).toEqual([]);
});

it("a delivery in the log is sent again on request", async () => {
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
  expect(await desk.product.db("webhook_deliveries").where("company_id", 1)).toEqual([]);
  expect((await call<{ data: Webhook[] }>("GET", "")).data).toEqual([]);
});

/** Giving up after three days: on a single delivery, and on all deliveries to an endpoint. */

it("an endpoint without a delivery for three days is switched off; switched on again, it gets the rest", async () => {
  const { webhook } = await make();
  desk.receiver.answer = (_got, response) => void response.writeHead(503).end();
  worker();
  await happen([61]);
  await expect.poll(async () => (await log(webhook.id))[0]?.attempts).toBe(1);
  const threeDaysAgo = new Date(Date.parse("2026-11-20T00:00:00Z"))
    .toISOString()
    .replace("T", " ")
    .slice(0, 23);
  await desk.product.db("webhooks").update("failing_since", "2026-01-01 00:00:00.000");
  await desk.product.db("webhook_deliveries").update("first_tried_at", threeDaysAgo);
  await timePasses();
  const readWebhook = async () => (await call<{ data: Webhook[] }>("GET", "")).data[0];
  await expect
    .poll(readWebhook)
    .toMatchObject({ active: false, offReason: "Nothing could be delivered for three days." });
  const last = await desk.product
    .db("events")
    .where({ company_id: 1 })
    .orderBy("id", "desc")
    .first("type", "name");
  expect(last).toEqual({ type: "webhook.disabled", name: desk.receiver.url });
  // Only administrators are informed, each of them once.
  const messages = await messagesOf(desk.cookie);
  const administrators = await desk.product
    .db("users")
    .where({ company_id: 1, role_id: 1, is_deleted: 0 })
    .pluck("id");
  expect(messages.map(({ UserID, MDate }) => [UserID, MDate])).toEqual(
    administrators.map((id) => [id, getToday()]),
  );
  expect(messages[0]?.Message).toContain(`${desk.receiver.url} was switched off: nothing could be delivered`);
  const salesman = await desk.product
    .db("users")
    .where({ company_id: 1, role_id: 2, is_active: 1 })
    .first("username");
  expect(await messagesOf(await desk.product.signIn(1, salesman?.username as string))).toEqual([]);

  const before = desk.receiver.received.length;
  await happen([62]);
  desk.receiver.answer = (_got, response) => void response.writeHead(200).end();
  expect((await call("PUT", "", { id: webhook.id, active: true })).status).toBe(200);
  await expect.poll(() => got().slice(before)).toEqual(expect.arrayContaining([62]));
});

it("a delivery that fails for three days is given up, and the next event of the same record is sent", async () => {
  const { webhook } = await make();
  const { last } = await eventsAfter(0);
  await happen([81, 82, 81]);
  const [refusedEvent] = (await eventsAfter(last)).events;
  desk.receiver.answer = ({ event }, response) =>
    void response.writeHead(event.id === refusedEvent?.id ? 500 : 200).end();
  worker();
  await expect.poll(() => got().toSorted()).toEqual([81, 82]);
  const findFirstAttempt = async () =>
    (await log(webhook.id)).find(({ eventId }) => eventId === refusedEvent?.id);
  await expect.poll(findFirstAttempt).toMatchObject({ status: "pending", attempts: 1 });

  // It is tried again 2 days and 23 hours after the first attempt, and an hour later for the last
  // time.
  const setFirstTriedHoursAgo = async (hours: number) => {
    const at = toDatabaseTime(new Date(readClock().getTime() - hours * 3_600_000));
    await desk.product
      .db("webhook_deliveries")
      .where("event_seq", refusedEvent?.id ?? 0)
      .update("first_tried_at", at);
    await timePasses();
  };
  await setFirstTriedHoursAgo(71);
  await expect.poll(findFirstAttempt).toMatchObject({ status: "pending", attempts: 2 });
  expect(got().toSorted()).toEqual([81, 81, 82]);
  await happen([83]); // the endpoint itself works
  await expect.poll(got).toContain(83);
  await setFirstTriedHoursAgo(72.1);
  await expect
    .poll(findFirstAttempt)
    .toMatchObject({ status: "failed", attempts: 3, code: 500, nextTryAt: null });
  // The later change of the same item, which had to wait, is delivered now.
  const listStatuses = async () => (await log(webhook.id)).map(({ status }) => status).toSorted();
  await expect.poll(listStatuses).toEqual(["delivered", "delivered", "delivered", "failed"]);
  expect(got().toSorted()).toEqual([81, 81, 81, 81, 82, 83]);
  expect((await call<{ data: Webhook[] }>("GET", "")).data[0]).toMatchObject({ active: true });
});
