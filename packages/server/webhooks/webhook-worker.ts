import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { createConcurrencyQueue } from "../db/concurrency-queue.ts";
import { startLanes } from "../outbox/lanes.ts";
import { pauseBefore } from "../outbox/leases.ts";
import { claimEndpoint, listDueEndpoints } from "./endpoint.ts";
import { takeTurn, type Sending } from "./endpoint-turn.ts";
import { createTurnPlaces } from "./turn-places.ts";

export interface WebhookPace {
  /** Milliseconds between two checks for due endpoints. */
  pause?: number;
  /** In seconds; after this time another worker takes over the endpoints of a killed one. */
  lease?: number;
  /** In milliseconds. */
  timeout?: number;
  /** Milliseconds to wait, when stopping, for deliveries being sent. */
  patience?: number;
  /** Divides `pause`, `lease` and the waits before further attempts. */
  haste?: number;
}

/**
 * Sends events to the companies' endpoints until the returned function is called, which resolves
 * when nothing is being sent any more. Every process runs one worker, and an endpoint belongs to
 * one worker at a time. If a worker is killed, another takes over when the lease ends and sends
 * events without a stored outcome again (at-least-once delivery). Endpoints are served in parallel,
 * so that a slow one doesn't delay the others (turn-places.ts).
 */
export function startWebhooks(
  db: Knex,
  { isLocalAllowed, log, resolve }: Pick<Sending, "isLocalAllowed" | "log" | "resolve">,
  {
    haste = 1,
    pause = 1000 / haste,
    lease = Math.max(3, 30 / haste),
    timeout = 10_000,
    patience = 8000,
  }: WebhookPace = {},
): () => Promise<void> {
  const queries = createConcurrencyQueue({
    atOnce: MAX_QUERIES,
    atOncePerCompany: MAX_QUERIES - 1,
    waiting: MAX_WAITING,
    patience: 60_000,
  });
  const waitBefore = (attempt: number) => pauseBefore(attempt, null) / haste;
  const sending = { db, queries, log, isLocalAllowed, resolve, lease, timeout, waitBefore };
  const turns = new Map<string, Promise<void>>();
  const places = createTurnPlaces();
  const failureMessage = "Webhooks can't be processed; trying again.";

  const stop = startLanes(
    { count: 1, pause, patience, log, failed: failureMessage },
    async (_lane, signals) => {
      let claimedCount = 0;
      for (const key of await listDueEndpoints(db)) {
        const name = `${key.companyId}/${key.id}`;
        if (turns.has(name)) continue; // still running although its lease has ended: the database was unreachable
        const place = places.begin(key);
        if (!place) continue;
        const endpoint = await claimEndpoint(db, key, lease).catch((error: unknown) => {
          place.leave();
          throw error;
        });
        if (!endpoint) {
          place.leave();
          continue;
        }
        const turn = takeTurn(sending, endpoint, place, signals)
          .catch((error: unknown) => log.warn({ err: error }, failureMessage)) // its lease ends automatically
          .finally(() => {
            place.leave();
            turns.delete(name);
          });
        turns.set(name, turn);
        if (++claimedCount === MAX_CLAIMS) break;
      }
      if (claimedCount < MAX_CLAIMS)
        await sleep(pause, undefined, { signal: signals.stopping }).catch(() => undefined); // stopping ends the pause
      if (signals.stopping.aborted) await Promise.all(turns.values());
      return true;
    },
  );
  return async () => {
    await stop();
    await Promise.all(turns.values()); // needed if the last round failed
  };
}

/** In a round: an endpoint that becomes due in the meantime waits for so many others at most. */
const MAX_CLAIMS = 25;
/** Queries of one company's endpoints, or of those that fail. */
const MAX_WAITING = 2000;
/** Database connections that webhooks may use at once. */
const MAX_QUERIES = 3;
