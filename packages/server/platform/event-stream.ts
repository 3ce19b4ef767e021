import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Following } from "../contract/handler.ts";
import type { Schema } from "../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { typesOf } from "../events/event-types.ts";
import { orderEvents } from "../events/order-events.ts";
import { checkCursor, cursorAfter, readEvents } from "../events/read-events.ts";

/** The arguments of an event stream. */
interface Asked extends Following {
  db: Knex;
  companyId: number;
  after?: number | undefined;
  types?: string | undefined;
  signal: AbortSignal;
}

/**
 * Streams the company's events as they happen: lists of events, and an empty list for each second without
 * any. Starts after the last event that the client knows, or now. Ends when the server stops or when the
 * caller may no longer read. Throws EVENT_STREAMS_FULL, and EVENTS_GONE if the events to continue from are
 * no longer kept.
 */
export async function followEvents(asked: Asked): Promise<AsyncIterable<readonly Schema<"Event">[]>> {
  const { db, companyId } = asked;
  const types = typesOf(asked.types);
  const order = await orderEvents(db, companyId);
  const after = knownOf(asked.lastEventId) ?? asked.after ?? order.last;
  checkCursor(after, order);
  const open = streamsOf(db);
  const others = open.get(companyId) ?? 0;
  if (others >= MOST) throw problem("EVENT_STREAMS_FULL", { retryAfter: 60 });
  open.set(companyId, others + 1);
  return read(asked, after, types, () => open.set(companyId, (open.get(companyId) ?? 1) - 1));
}

async function* read(asked: Asked, from: number, types: readonly string[] | null, ended: () => void) {
  const { db, companyId, isOpen, isStillAllowed, signal } = asked;
  try {
    let after = from;
    for (let turn = 1; isOpen() && !signal.aborted; turn += 1) {
      if (turn % ASKED_EVERY === 0 && !(await isStillAllowed())) return;
      const { last, gone } = await orderEvents(db, companyId);
      if (after < gone) return; // the client reconnects with its last event id, and gets EVENTS_GONE
      const found = await readEvents(db, companyId, { after, last, limit: BATCH, types });
      after = cursorAfter(found, { limit: BATCH, last });
      yield found;
      if (found.length < BATCH) await sleep(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    ended();
  }
}

function knownOf(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined) return undefined;
  if (!/^\d{1,10}$/.test(lastEventId))
    throw refused("INVALID_FIELDS", "Last-Event-ID", "Last-Event-ID must be the id of an event.");
  return Number(lastEventId);
}

/** The number of open streams per company in this process, for each database. */
function streamsOf(db: Knex): Map<number, number> {
  const known = streams.get(db) ?? new Map<number, number>();
  streams.set(db, known);
  return known;
}

const streams = new WeakMap<Knex, Map<number, number>>();
const MOST = 10;
const PAUSE = 1000;
/** Number of rounds (about one second each when nothing happens) after which the permission is checked again. */
const ASKED_EVERY = 3;
const BATCH = 100;
