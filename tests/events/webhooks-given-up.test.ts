import { expect, it } from "vitest";
import { readClock, toDatabaseTime, getToday } from "../../packages/server/clock.ts";
import { openWebhookDesk, type Webhook } from "./webhook-desk.ts";

/** Giving up after three days: on a single delivery, and on all deliveries to an endpoint. */
const desk = openWebhookDesk();
const { worker, call, make, happen, got, log, eventsAfter, messagesOf, timePasses } = desk;

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
