import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { writeEventJson } from "../../packages/server/events/event-json.ts";
import { assignEventPositions } from "../../packages/server/events/order-events.ts";
import { readEvents } from "../../packages/server/events/read-events.ts";
import { writeEvents } from "../../packages/server/events/write-events.ts";
import { createSecret } from "../../packages/server/webhooks/sign.ts";
import { startWebhooks } from "../../packages/server/webhooks/webhook-worker.ts";
import { formatMilliseconds, formatPerSecond, type BenchRow, type Figure } from "../figure.ts";
import { compare } from "../measure.ts";

export const v1: BenchRow = {
  id: "V1",
  about: "webhooks delivered to a local receiver, against a bare loop of fetch with the same bodies",
  async measure({ data: { empty } }) {
    const { db } = empty;
    const { companyId } = empty.company.author;
    const receiver = fork(join(import.meta.dirname, "..", "receiver.ts"));
    const [port] = (await once(receiver, "message")) as [number];
    const url = `http://127.0.0.1:${port}/`;
    const { first, last } = await writeSome(db, companyId);
    const events = await readEvents(db, companyId, { after: first, last, limit: EVENT_COUNT, types: null });
    const bodies = events.map((event) => writeEventJson(event));
    const deliver = (endpoints: readonly string[]) => async () => {
      await db("webhook_deliveries").delete();
      await db("webhooks").delete();
      await db("webhooks").insert(
        endpoints.map((to, index) => makeEndpoint(companyId, index + 1, to, to === url ? first : last - 100)),
      );
      const deliveryCount = endpoints.filter((to) => to === url).length * EVENT_COUNT;
      return measureDeliveryRate(receiver, deliveryCount, async (whenDone) => {
        const stop = startWebhooks(db, { isLocalAllowed: true, log: console }, { patience: 0 });
        await whenDone;
        await stop();
      });
    };
    const fetchAll = () =>
      measureDeliveryRate(receiver, EVENT_COUNT, async () => {
        const remainingBodies = bodies.values();
        const postBodies = async () => {
          for (const body of remainingBodies) await (await fetch(url, { method: "POST", body })).text();
        };
        await Promise.all(Array.from({ length: AT_ONCE }, postBodies));
      });
    const silent = Array<string>(20).fill(`${url}silent`);
    const figures: Figure[] = [];
    for (const { what, measured, baseline, goal } of [
      { what: "one endpoint", measured: deliver([url]), baseline: fetchAll, goal: { least: 0.4 } },
      {
        what: "eight endpoints",
        measured: deliver(Array(8).fill(url)),
        baseline: fetchAll,
        goal: { least: 0.4 },
      },
      {
        what: "one endpoint beside twenty that never answer, against alone",
        measured: deliver([...silent, url]),
        baseline: deliver([url]),
        goal: { least: 0.6 },
      },
    ]) {
      const comparison = await compare(3, measured, baseline);
      figures.push({
        what,
        figure: formatPerSecond(comparison.measured, "deliveries"),
        baseline: formatPerSecond(comparison.baseline, baseline === fetchAll ? "posts" : "deliveries"),
        ratio: comparison.ratio,
        goal,
      });
    }
    const oneUrl = `${url}one`;
    const measureCalm = () => measureDelay(db, companyId, receiver, oneUrl, `${url}silent`, 0);
    const delay = await compare(
      3,
      () => measureDelay(db, companyId, receiver, oneUrl, `${url}silent`, 200),
      measureCalm,
    );
    figures.push({
      what: "one event to its endpoint beside two hundred silent endpoints of ten other companies, against alone",
      figure: formatMilliseconds(delay.measured),
      baseline: formatMilliseconds(delay.baseline),
      ratio: delay.ratio,
      goal: { most: 2 },
    });
    await db("webhook_deliveries").delete();
    await db("webhooks").delete();
    receiver.disconnect();
    return figures;
  },
};

async function measureDeliveryRate(
  receiver: ChildProcess,
  count: number,
  work: (whenDone: Promise<unknown>) => Promise<void>,
): Promise<number> {
  receiver.send(count);
  const startTime = performance.now();
  const whenDone = once(receiver, "message").then(() => performance.now());
  await work(whenDone);
  return (count / ((await whenDone) - startTime)) * 1000;
}

/** Milliseconds from the event to the endpoint, the mean of ten one after the other. */
async function measureDelay(
  db: Knex,
  companyId: number,
  receiver: ChildProcess,
  url: string,
  silentUrl: string,
  silentCount: number,
): Promise<number> {
  await db("webhook_deliveries").delete();
  await db("webhooks").delete();
  const { last } = await assignEventPositions(db, companyId);
  await db("webhooks").insert(makeEndpoint(companyId, 1, url, last));
  for (let index = 0; index < silentCount; index += 1)
    await db("webhooks").insert(
      makeEndpoint(OTHER_COMPANY + Math.floor(index / 20), 2 + index, silentUrl, 0),
    );
  const others = silentCount === 0 ? 0 : 10;
  const writeEvent = (company: number) =>
    db.transaction((trx) =>
      writeEvents(trx, { companyId: company, userId: null }, [
        { type: "item.changed", resourceId: 1, subject: "item/1" },
      ]),
    );
  const stop = startWebhooks(db, { isLocalAllowed: true, log: console }, { patience: 0 });
  for (let company = OTHER_COMPANY; company < OTHER_COMPANY + others; company += 1) await writeEvent(company);
  let sum = 0;
  for (let event = 0; event < DELAY_COUNT; event += 1) {
    receiver.send(1);
    const receivedPost = once(receiver, "message");
    const begin = performance.now();
    await writeEvent(companyId);
    await receivedPost;
    sum += performance.now() - begin;
  }
  await stop();
  return sum / DELAY_COUNT;
}

/** Returns the event ids before the first and of the last. */
async function writeSome(db: Knex, companyId: number) {
  const { last: first } = await assignEventPositions(db, companyId);
  const bills = Array.from({ length: EVENT_COUNT }, (_, index) => ({
    type: "bill.posted" as const,
    resourceId: index + 1,
    subject: `bill/${index + 1}`,
    voucherId: index + 1,
    number: `B2C/26-27/${index + 1}`,
    date: "2026-11-20",
    partyId: 118,
    amount: "1791.06",
  }));
  await db.transaction((trx) => writeEvents(trx, { companyId, userId: null }, bills));
  const { last } = await assignEventPositions(db, companyId);
  return { first, last };
}

function makeEndpoint(companyId: number, id: number, url: string, cursor: number) {
  const at = toDatabaseTime(readClock());
  return {
    ...{ company_id: companyId, id, url, status: "active", secret: createSecret(), cursor_seq: cursor },
    ...{ attempts: 0, next_try_at: at, failures: 0, created_by: 1, created_at: at },
  };
}

/** The first of the companies with silent endpoints. */
const OTHER_COMPANY = 1001;
const DELAY_COUNT = 10;
const EVENT_COUNT = 2000;
const AT_ONCE = 8;
