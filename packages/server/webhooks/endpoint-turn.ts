import type { Knex } from "knex";
import type { Logger } from "pino";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { ConcurrencyQueue } from "../db/concurrency-queue.ts";
import { withTransaction } from "../db/transaction.ts";
import { writeEvents } from "../events/write-events.ts";
import { sendDelivery } from "./attempt.ts";
import { readDueDeliveries, makeAllDeliveriesDue, makeDeliveries, type Delivery } from "./deliveries.ts";
import { keepEndpoint, noteHealth, releaseEndpoint, switchOff, type Endpoint } from "./endpoint.ts";
import { isGivenUp, noteAttempts, type Outcome } from "./note-attempts.ts";
import { createConnections, type Resolve } from "./post-to-endpoint.ts";
import { tellAdministrators } from "./tell-administrators.ts";
import type { TurnPlace } from "./turn-places.ts";

export interface Sending {
  db: Knex;
  /** Limits the queries, so that many endpoints leave database connections for posting. */
  queries: ConcurrencyQueue;
  log: Pick<Logger, "warn">;
  isLocalAllowed: boolean;
  resolve?: Resolve | undefined;
  /** In seconds; renewed while the turn lasts. */
  lease: number;
  /** In milliseconds. */
  timeout: number;
  /** In seconds. */
  waitBefore: (attempt: number) => number;
}

/**
 * Sends due deliveries to one endpoint, for a limited time so that others get a turn. Several are
 * sent at once, each for a different document or record: the next one for the same document waits
 * until the outcome of the first is stored.
 */
export async function takeTurn(
  sending: Sending,
  endpoint: Endpoint,
  place: TurnPlace,
  { stopping, cutting }: { stopping: AbortSignal; cutting: AbortSignal },
): Promise<void> {
  const { db, lease, waitBefore } = sending;
  const query = <T>(work: () => Promise<T>) => sending.queries.run(work, { queue: chooseQueue(endpoint) });
  const until = performance.now() + TURN_MS;
  const connections = createConnections(AT_ONCE);
  const limits = { ...sending, connections, cutting };
  const waiting: Delivery[] = [];
  const open = new Set<number>();
  let endedOutcomes: Outcome[] = [];
  let [underWay, failedCount, pause] = [0, 0, 0];
  let [isMine, hasMore] = [true, true];
  let wake = () => {};
  let quietTimer: NodeJS.Timeout | undefined;

  const shouldContinue = () => isMine && pause === 0 && !stopping.aborted && performance.now() < until;
  const chooseParallelCount = () => (isAway(endpoint) ? 1 : AT_ONCE);

  function begin() {
    while (shouldContinue() && underWay < chooseParallelCount()) {
      const delivery = waiting.shift();
      if (!delivery) return;
      underWay += 1;
      open.add(delivery.id);
      quietTimer ??= setTimeout(() => place.setSilent(true), QUIET_MS);
      void sendDelivery(endpoint, delivery, limits).then((outcome) => {
        underWay -= 1;
        if (outcome && outcome.code !== null) noteAnswer();
        if (outcome) endedOutcomes.push({ delivery, attempt: outcome });
        else isMine = false; // the server is stopping
        begin();
        wake();
      });
    }
  }

  function noteAnswer() {
    clearTimeout(quietTimer);
    quietTimer = underWay > 0 ? setTimeout(() => place.setSilent(true), QUIET_MS) : undefined;
    place.setSilent(false);
  }

  async function fillQueue() {
    const readDue = () => readDueDeliveries(db, endpoint, { limit: BATCH_SIZE, open });
    waiting.push(...(await readDue()));
    if (waiting.length === 0) {
      await makeDeliveries(db, endpoint);
      waiting.push(...(await readDue()));
    }
    hasMore = waiting.length > 0;
    // Last, so that the endpoint's current address and secret are used.
    if (hasMore) await keep();
  }

  async function note(outcomes: readonly Outcome[]) {
    await noteAttempts(db, endpoint.companyId, outcomes, waitBefore);
    for (const { delivery } of outcomes) open.delete(delivery.id);
    hasMore = true;
    if (outcomes.some(({ attempt: { error } }) => error === null)) {
      failedCount = 0;
      endpoint.delivered_at = toDatabaseTime(readClock());
      const wasAway = isAway(endpoint);
      await noteHealth(db, endpoint, true);
      if (wasAway) await makeAllDeliveriesDue(db, endpoint);
      return;
    }
    failedCount += outcomes.length;
    if (failedCount < chooseParallelCount() && underWay > 0) return;
    failedCount = 0;
    await noteHealth(db, endpoint, false);
    if (await giveUp(sending, endpoint)) isMine = false;
    else if (isAway(endpoint)) pause = waitBefore(endpoint.failures - AWAY_FAILURES + 2);
  }

  const beat = setInterval(() => void query(keep).catch(() => undefined), (lease * 1000) / 4);
  const keep = async () => void (isMine &&= await keepEndpoint(db, endpoint, lease));
  try {
    for (;;) {
      const wakePromise = new Promise<void>((resolve) => (wake = resolve));
      const outcomes = endedOutcomes;
      endedOutcomes = [];
      if (outcomes.length > 0) await query(() => note(outcomes));
      if (shouldContinue() && hasMore && waiting.length === 0) await query(fillQueue);
      begin();
      if (endedOutcomes.length > 0) continue;
      if (underWay === 0) break;
      await wakePromise;
    }
  } finally {
    isMine = false;
    clearInterval(beat);
    clearTimeout(quietTimer);
    connections.close();
  }
  await query(() => releaseEndpoint(db, endpoint, pause));
}

/**
 * After three days without a delivery: switches the endpoint off, informs the administrators and
 * writes an event.
 */
async function giveUp({ db, log }: Sending, endpoint: Endpoint): Promise<boolean> {
  const { companyId, id, url, failing_since: since } = endpoint;
  if (!isGivenUp(since)) return false;
  await withTransaction(db, async (trx) => {
    if (!(await switchOff(trx, endpoint, "Nothing could be delivered for three days."))) return;
    const message = `The webhook endpoint ${url.slice(0, 500)} was switched off: nothing could be delivered to it for three days. When it works again, turn it on under Partners, Webhooks; it then gets the events since it was switched off.`;
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

/**
 * Endpoints that fail share a queue, and so do those that have not answered yet: however many they
 * are, they take one turn between the companies.
 */
function chooseQueue({ companyId, failures, delivered_at }: Endpoint): number | string {
  if (failures > 0) return "failing";
  return delivered_at === null ? "new" : companyId;
}

function isAway({ failures }: Endpoint): boolean {
  return failures >= AWAY_FAILURES;
}

const AT_ONCE = 8;
const BATCH_SIZE = 100;
/** Failed rounds in a row after which an endpoint counts as unreachable. */
const AWAY_FAILURES = 3;
const TURN_MS = 20_000;
/** A receiver that has answered nothing for so long counts as silent (turn-places.ts). */
const QUIET_MS = 1000;
