import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { createConcurrencyQueue } from "../db/concurrency-queue.ts";
import { startLanes } from "../outbox/lanes.ts";
import { pauseBefore } from "../outbox/leases.ts";
import { claimEndpoint, endpointsDue } from "./endpoint.ts";
import { takeTurn, type Sending } from "./endpoint-turn.ts";

/** Options of the worker; the defaults are those of the product. */
export interface WebhookPace {
  /** Milliseconds between two looks for endpoints with something to send. */
  pause?: number;
  /** Seconds after which the endpoints of a worker that was killed are another's. */
  lease?: number;
  /** Milliseconds that an endpoint has for its answer. */
  timeout?: number;
  /** Milliseconds that stopping waits for deliveries under way. */
  patience?: number;
  /** By how much all these waits but the timeout, and those before another attempt, are shorter. */
  haste?: number;
}

/**
 * Sends events to the companies' endpoints until the returned function is called, which resolves when nothing is being sent any more. Every
 * process runs one. An endpoint is one worker's at a time; when that one is killed, another takes over when its lease ends, and sends again
 * what had no outcome: at least once. Endpoints take their turns beside each other, so that a slow one holds up none.
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
  const queries = createConcurrencyQueue({ atOnce: QUERIES, waiting: 10 * ENDPOINTS, patience: 60_000 });
  const waitBefore = (attempt: number) => pauseBefore(attempt, null) / haste;
  const sending = { db, queries, log, isLocalAllowed, resolve, lease, timeout, waitBefore };
  const turns = new Map<string, Promise<void>>();
  const failed = "Webhooks can't be processed; trying again.";

  const stop = startLanes({ count: 1, pause, patience, log, failed }, async (_lane, signals) => {
    for (const key of await endpointsDue(db)) {
      const name = `${key.companyId}/${key.id}`;
      if (turns.size >= ENDPOINTS) break;
      if (turns.has(name)) continue; // its lease has ended though it goes on: the database was away
      const endpoint = await claimEndpoint(db, key, lease);
      if (!endpoint) continue;
      const turn = takeTurn(sending, endpoint, signals)
        .catch((error: unknown) => log.warn({ err: error }, failed)) // its lease ends by itself
        .finally(() => turns.delete(name));
      turns.set(name, turn);
    }
    await sleep(pause, undefined, { signal: signals.stopping }).catch(() => undefined); // stopping ends the pause
    if (signals.stopping.aborted) await Promise.all(turns.values());
    return true;
  });
  return async () => {
    await stop();
    await Promise.all(turns.values()); // where the last look had failed
  };
}

/** Endpoints that are sent to at once by a process. */
const ENDPOINTS = 100;
/** Of the connections to the database. */
const QUERIES = 3;
