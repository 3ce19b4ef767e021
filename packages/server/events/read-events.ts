import type { Knex } from "knex";
import { fromDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import type { EventOrder } from "./order-events.ts";

export interface WantedEvents {
  after: number;
  last: number;
  limit: number;
  types: readonly string[] | null;
}

export async function readEvents(
  db: Knex,
  companyId: number,
  { after, last, limit, types }: WantedEvents,
): Promise<Schema<"Event">[]> {
  const query = selectEvents(db, companyId)
    .where("e.seq", ">", after)
    .where("e.seq", "<=", last)
    .orderBy("e.seq")
    .limit(limit);
  if (types) query.whereIn("e.type", [...types]);
  const rows = (await query.select(EVENT_COLUMNS)) as EventRow[];
  return rows.map((row) => toEvent(companyId, row));
}

export async function readEventsAt(
  db: Knex,
  companyId: number,
  places: readonly number[],
): Promise<Map<number, Schema<"Event">>> {
  const query = selectEvents(db, companyId).whereIn("e.seq", [0, ...places]);
  const rows = (await query.select(EVENT_COLUMNS)) as EventRow[];
  return new Map(rows.map((row) => [row.id, toEvent(companyId, row)]));
}

/**
 * The cursor after reading these events. If fewer than `limit` were found, everything up to `last`
 * has been searched, so it is `last`.
 */
export function advanceCursor(
  foundEvents: readonly Schema<"Event">[],
  { limit, last }: Pick<WantedEvents, "limit" | "last">,
): number {
  return foundEvents.length < limit ? last : (foundEvents.at(-1)?.id ?? last);
}

/** Throws EVENTS_GONE for a cursor before the oldest kept event or after the latest event. */
export function checkCursor(after: number, { last, gone }: EventOrder): void {
  if (after < gone || after > last) throw problem("EVENTS_GONE");
}

function selectEvents(db: Knex, companyId: number): Knex.QueryBuilder {
  return db("events as e")
    .leftJoin("users as u", (on) => void on.on("u.company_id", "e.company_id").andOn("u.id", "e.user_id"))
    .where("e.company_id", companyId);
}

function toEvent(companyId: number, row: EventRow): Schema<"Event"> {
  const { id, type, at, userId, userName, via, keyId, resourceId, ...data } = row;
  // The part before the dot is the resource's kind, in EventType and EventResource of the contract
  // alike.
  const kind = type.slice(0, type.indexOf(".")) as Schema<"EventResource">;
  return {
    id,
    type,
    at: fromDatabaseTime(at),
    companyId,
    by: { userId, name: userName, via, keyId },
    resource: { kind, id: resourceId },
    data,
  };
}

type Data = Schema<"Event">["data"];

interface EventRow extends Data {
  id: number;
  type: Schema<"EventType">;
  at: string;
  userId: number | null;
  userName: string | null;
  via: Schema<"Event">["by"]["via"];
  keyId: number | null;
  resourceId: number;
}

const EVENT_COLUMNS = {
  id: "e.seq",
  type: "e.type",
  at: "e.at",
  userId: "e.user_id",
  userName: "u.name",
  via: "e.via",
  keyId: "e.key_id",
  resourceId: "e.resource_id",
  voucherId: "e.voucher_id",
  number: "e.number",
  name: "e.name",
  date: "e.date",
  partyId: "e.party_id",
  amount: "e.amount",
  clientId: "e.client_id",
  replacesId: "e.replaces_id",
} as const;
