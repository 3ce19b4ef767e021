import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type { Following } from "../contract/handler.ts";
import type { Schema } from "../contract/contract.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { parseEventTypes } from "../events/event-types.ts";
import { assignEventPositions } from "../events/order-events.ts";
import { checkCursor, advanceCursor, readEvents } from "../events/read-events.ts";

interface Asked extends Following {
  db: Knex;
  companyId: number;
  after?: number | undefined;
  types?: string | undefined;
  signal: AbortSignal;
}

/**
 * Yields lists of events, and an empty list for each second without any. Starts after the last
 * event that the client knows, or now; ends when the server stops or the caller may no longer read.
 * Throws EVENT_STREAMS_FULL, and EVENTS_GONE if the events to continue from are no longer kept.
 */
export async function followEvents(request: Asked): Promise<AsyncIterable<readonly Schema<"Event">[]>> {
  const { db, companyId } = request;
  const types = parseEventTypes(request.types);
  const order = await assignEventPositions(db, companyId);
  const after = parseLastEventId(request.lastEventId) ?? request.after ?? order.last;
  checkCursor(after, order);
  const open = getStreams(db);
  const others = open.get(companyId) ?? 0;
  if (others >= MAX_STREAMS) throw problem("EVENT_STREAMS_FULL", { retryAfter: 60 });
  open.set(companyId, others + 1);
  return read(request, after, types, () => open.set(companyId, (open.get(companyId) ?? 1) - 1));
}

async function* read(request: Asked, from: number, types: readonly string[] | null, onEnd: () => void) {
  const { db, companyId, isOpen, isStillAllowed, signal } = request;
  try {
    let after = from;
    for (let turn = 1; isOpen() && !signal.aborted; turn += 1) {
      if (turn % ASKED_EVERY === 0 && !(await isStillAllowed())) return;
      const { last, gone } = await assignEventPositions(db, companyId);
      if (after < gone) return; // the client reconnects with its last event id, and gets EVENTS_GONE
      const foundEvents = await readEvents(db, companyId, { after, last, limit: BATCH_SIZE, types });
      after = advanceCursor(foundEvents, { limit: BATCH_SIZE, last });
      yield foundEvents;
      if (foundEvents.length < BATCH_SIZE)
        await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    onEnd();
  }
}

function parseLastEventId(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined) return undefined;
  if (!/^\d{1,10}$/.test(lastEventId))
    throw problemOnField("INVALID_FIELDS", "Last-Event-ID", "Last-Event-ID must be the id of an event.");
  return Number(lastEventId);
}

function getStreams(db: Knex): Map<number, number> {
  const openStreams = streams.get(db) ?? new Map<number, number>();
  streams.set(db, openStreams);
  return openStreams;
}

const streams = new WeakMap<Knex, Map<number, number>>();
const MAX_STREAMS = 10;
const PAUSE_MS = 1000;
/**
 * Permission is checked again after this many rounds (of about one second when nothing happens).
 */
const ASKED_EVERY = 3;
const BATCH_SIZE = 100;
