import type { Knex } from "knex";
import type { Logger } from "pino";
import { now, toDatabaseTime } from "../clock.ts";
import type { ConcurrencyQueue } from "../db/concurrency-queue.ts";
import { withTransaction } from "../db/transaction.ts";
import { writeEvents } from "../events/write-events.ts";
import { attempt } from "./attempt.ts";
import { dueDeliveries, hurryDeliveries, makeDeliveries, type Delivery } from "./deliveries.ts";
import { keepEndpoint, noteHealth, releaseEndpoint, switchOff, type Endpoint } from "./endpoint.ts";
import { isGivenUp, noteAttempts, type Outcome } from "./note-attempts.ts";
import { createConnections, type Resolve } from "./post-to-endpoint.ts";
import { tellAdministrators } from "./tell-administrators.ts";

/** Settings shared by the turns of all endpoints. */
export interface Sending {
  db: Knex;
  /** Queue for all queries, so that many endpoints leave database connections for posting. */
  queries: ConcurrencyQueue;
  log: Pick<Logger, "warn">;
  isLocalAllowed: boolean;
  resolve?: Resolve | undefined;
  /** Seconds for which an endpoint is reserved; renewed while the turn lasts. */
  lease: number;
  /** Milliseconds that an endpoint has to respond. */
  timeout: number;
  /** Seconds to wait before an attempt, by its number. */
  waitBefore: (attempt: number) => number;
}

/**
 * Sends due deliveries to one endpoint, for a limited time, so that others get a turn. Several deliveries are sent at
 * once, each for a different document or record: the next one for the same document waits until the first one's
 * outcome is stored.
 */
export async function takeTurn(
  sending: Sending,
  endpoint: Endpoint,
  { stopping, cutting }: { stopping: AbortSignal; cutting: AbortSignal },
): Promise<void> {
  const { db, queries, lease, waitBefore } = sending;
  const until = performance.now() + TURN;
  const connections = createConnections(AT_ONCE);
  const limits = { ...sending, connections, cutting };
  const waiting: Delivery[] = [];
  /** Deliveries that were started and whose outcome is not stored yet. */
  const open = new Set<number>();
  let ended: Outcome[] = [];
  let [underWay, failed, pause] = [0, 0, 0];
  let [isMine, hasMore] = [true, true];
  let wake = () => {};

  const goesOn = () => isMine && pause === 0 && !stopping.aborted && performance.now() < until;
  const atOnce = () => (isAway(endpoint) ? 1 : AT_ONCE);

  function begin() {
    while (goesOn() && underWay < atOnce()) {
      const delivery = waiting.shift();
      if (!delivery) return;
      underWay += 1;
      open.add(delivery.id);
      void attempt(endpoint, delivery, limits).then((outcome) => {
        underWay -= 1;
        if (outcome) ended.push({ delivery, attempt: outcome });
        else isMine = false; // the server is stopping
        begin();
        wake();
      });
    }
  }

  async function refill() {
    const due = () => dueDeliveries(db, endpoint, { limit: BATCH, open });
    waiting.push(...(await due()));
    if (waiting.length === 0) {
      await makeDeliveries(db, endpoint);
      waiting.push(...(await due()));
    }
    hasMore = waiting.length > 0;
    // Last, so that the endpoint's current address and secret are used.
    if (hasMore) await keep();
  }

  /** Stores outcomes, and whether the endpoint works. */
  async function note(outcomes: readonly Outcome[]) {
    await noteAttempts(db, endpoint.companyId, outcomes, waitBefore);
    for (const { delivery } of outcomes) open.delete(delivery.id);
    hasMore = true;
    if (outcomes.some(({ attempt: { error } }) => error === null)) {
      failed = 0;
      endpoint.delivered_at = toDatabaseTime(now());
      const wasAway = isAway(endpoint);
      await noteHealth(db, endpoint, true);
      if (wasAway) await hurryDeliveries(db, endpoint);
      return;
    }
    failed += outcomes.length;
    if (failed < atOnce() && underWay > 0) return;
    failed = 0;
    await noteHealth(db, endpoint, false);
    if (await giveUp(sending, endpoint)) isMine = false;
    // If nothing can be delivered, wait longer each time, even if deliveries are due.
    else if (isAway(endpoint)) pause = waitBefore(endpoint.failures - AWAY + 2);
  }

  // Renew the lease while slow deliveries run.
  const beat = setInterval(() => void queries.run(keep).catch(() => undefined), (lease * 1000) / 4);
  const keep = async () => void (isMine &&= await keepEndpoint(db, endpoint, lease));
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const outcomes = ended;
      ended = [];
      if (outcomes.length > 0) await queries.run(() => note(outcomes));
      if (goesOn() && hasMore && waiting.length === 0) await queries.run(refill);
      begin();
      if (ended.length > 0) continue;
      if (underWay === 0) break;
      await woken;
    }
  } finally {
    isMine = false;
    clearInterval(beat);
    connections.close();
  }
  await queries.run(() => releaseEndpoint(db, endpoint, pause));
}

/** Switches the endpoint off after three days without a delivery, informs the administrators and writes an event. */
async function giveUp({ db, log }: Sending, endpoint: Endpoint): Promise<boolean> {
  const { companyId, id, url, failing_since: since } = endpoint;
  if (!isGivenUp(since)) return false;
  await withTransaction(db, async (trx) => {
    if (!(await switchOff(trx, endpoint, "Nothing could be delivered for three days."))) return;
    const message = `The webhook endpoint ${url.slice(0, 500)} was switched off: nothing could be delivered to it for three days. When it is well again, turn it on under Partners, Webhooks; it then gets what has happened meanwhile.`;
    await tellAdministrators(trx, companyId, message);
    const off = {
      type: "webhook.disabled",
      resourceId: id,
      subject: `webhook/${id}`,
      name: url,
    } as const;
    await writeEvents(trx, { companyId, userId: null }, [off]);
  });
  log.warn({ company: companyId, webhook: id, since }, "A webhook endpoint was switched off.");
  return true;
}

function isAway({ failures }: Endpoint): boolean {
  return failures >= AWAY;
}

/** Deliveries sent at once, each for a different document or record. */
const AT_ONCE = 8;
/** Deliveries read per query, with their events. */
const BATCH = 100;
/** Failed rounds in a row after which an endpoint counts as unreachable. */
const AWAY = 3;
const TURN = 20_000;
