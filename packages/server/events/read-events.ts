import type { Knex } from "knex";
import { fromDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import type { EventOrder } from "./order-events.ts";

/** Which events are wanted: of these types, or of all (null). */
export interface WantedEvents {
  after: number;
  /** The place up to which they are read. */
  last: number;
  limit: number;
  types: readonly string[] | null;
}

/** A company's events in their order. */
export async function readEvents(
  db: Knex,
  companyId: number,
  { after, last, limit, types }: WantedEvents,
): Promise<Schema<"Event">[]> {
  const query = eventsOf(db, companyId)
    .where("e.seq", ">", after)
    .where("e.seq", "<=", last)
    .orderBy("e.seq")
    .limit(limit);
  if (types) query.whereIn("e.type", [...types]);
  const rows = (await query.select(COLUMNS)) as EventRow[];
  return rows.map((row) => eventOf(companyId, row));
}

/** The company's events at these places; one that is kept no more is missing. */
export async function eventsAt(
  db: Knex,
  companyId: number,
  places: readonly number[],
): Promise<Map<number, Schema<"Event">>> {
  const query = eventsOf(db, companyId).whereIn("e.seq", [0, ...places]);
  const rows = (await query.select(COLUMNS)) as EventRow[];
  return new Map(rows.map((row) => [row.id, eventOf(companyId, row)]));
}

/** Up to where events are known after a reading: where there are fewer than asked for, all up to the last have been looked at, wanted or not. */
export function cursorAfter(
  found: readonly Schema<"Event">[],
  { limit, last }: Pick<WantedEvents, "limit" | "last">,
): number {
  return found.length < limit ? last : (found.at(-1)?.id ?? last);
}

/** Throws EVENTS_GONE for a cursor before the oldest event that is kept, or after the latest that ever was. */
export function checkCursor(after: number, { last, gone }: EventOrder): void {
  if (after < gone || after > last) throw problem("EVENTS_GONE");
}

function eventsOf(db: Knex, companyId: number): Knex.QueryBuilder {
  return db("events as e")
    .leftJoin("users as u", (on) => void on.on("u.company_id", "e.company_id").andOn("u.id", "e.user_id"))
    .where("e.company_id", companyId);
}

function eventOf(companyId: number, row: EventRow): Schema<"Event"> {
  const { id, type, at, userId, userName, via, keyId, resourceId, ...data } = row;
  // The part before the point is the resource's kind, in the contract's two lists as here.
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

const COLUMNS = {
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
