import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Knex } from "knex";
import { now, toDatabaseTime } from "../../packages/server/clock.ts";
import { eventJson } from "../../packages/server/events/event-json.ts";
import { orderEvents } from "../../packages/server/events/order-events.ts";
import { readEvents } from "../../packages/server/events/read-events.ts";
import { writeEvents } from "../../packages/server/events/write-events.ts";
import { newSecret } from "../../packages/server/webhooks/sign.ts";
import { startWebhooks } from "../../packages/server/webhooks/webhook-worker.ts";
import { aSecond, type BenchRow, type Figure } from "../figure.ts";
import { compare } from "../measure.ts";

/** How quickly events reach a receiver on this machine. */
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
    const events = await readEvents(db, companyId, { after: first, last, limit: EVENTS, types: null });
    const bodies = events.map((event) => eventJson(event));
    const deliver = (endpoints: readonly string[]) => async () => {
      await db("webhook_deliveries").delete();
      await db("webhooks").delete();
      await db("webhooks").insert(
        endpoints.map((to, index) => endpoint(companyId, index + 1, to, to === url ? first : last - 100)),
      );
      const heard = endpoints.filter((to) => to === url).length * EVENTS;
      return rateUntil(receiver, heard, async (done) => {
        const stop = startWebhooks(db, { isLocalAllowed: true, log: console }, { patience: 0 });
        await done;
        await stop();
      });
    };
    const fetchAll = () =>
      rateUntil(receiver, EVENTS, async () => {
        const left = bodies.values();
        const one = async () => {
          for (const body of left) await (await fetch(url, { method: "POST", body })).text();
        };
        await Promise.all(Array.from({ length: AT_ONCE }, one));
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
      const found = await compare(3, measured, baseline);
      figures.push({
        what,
        figure: aSecond(found.measured, "deliveries"),
        baseline: aSecond(found.baseline, baseline === fetchAll ? "posts" : "deliveries"),
        ratio: found.ratio,
        goal,
      });
    }
    await db("webhook_deliveries").delete();
    await db("webhooks").delete();
    receiver.disconnect();
    return figures;
  },
};

/** Deliveries per second, until the receiver has had `count` of them. */
async function rateUntil(
  receiver: ChildProcess,
  count: number,
  work: (done: Promise<unknown>) => Promise<void>,
): Promise<number> {
  receiver.send(count);
  const begun = performance.now();
  const done = once(receiver, "message").then(() => performance.now());
  await work(done);
  return (count / ((await done) - begun)) * 1000;
}

/** Writes `EVENTS` events, one per document. Returns the event ids before the first and of the last. */
async function writeSome(db: Knex, companyId: number) {
  const { last: first } = await orderEvents(db, companyId);
  const bills = Array.from({ length: EVENTS }, (_, index) => ({
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
  const { last } = await orderEvents(db, companyId);
  return { first, last };
}

function endpoint(companyId: number, id: number, url: string, cursor: number) {
  const at = toDatabaseTime(now());
  return {
    ...{ company_id: companyId, id, url, status: "active", secret: newSecret(), cursor_seq: cursor },
    ...{ attempts: 0, next_try_at: at, failures: 0, created_by: 1, created_at: at },
  };
}

const EVENTS = 2000;
/** The product sends this many requests to one endpoint at a time. */
const AT_ONCE = 8;
