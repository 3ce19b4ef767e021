import type { Knex } from "knex";
import { databaseFault } from "../db/database-error.ts";
import { withTransaction } from "../db/transaction.ts";
import { auditAll, type AuditLine } from "../auth/audit.ts";
import type { Principal } from "../contract/principal.ts";
import { catchProblem, Problem } from "@vanbook/sdk/problem";
import { firstOfEach, outcomesOf, type Known } from "./batch-answer.ts";
import type { Call } from "./document-type.ts";
import { sentHash } from "./sent-hash.ts";

/** What `plan` and `write` need in addition to the records. */
export interface Recording {
  trx: Knex.Transaction;
  principal: Principal;
}

/** The fields that every record of the field app may have. */
export interface FieldInput {
  clientId?: string;
}

/** The fields that identify a record for its client; all but `replayed` are columns of its table. */
export interface ClientRecord {
  id: number;
  clientId: string | null;
  replayed: boolean;
}

/** A kind of record that is saved only once, even if a client sends it again: trips, visits, positions, orders. */
export interface FieldRecords<Input extends FieldInput, Made, Saved extends ClientRecord> {
  /** The name of the operations and of the table: `visits`. */
  name: string;
  /** The columns of the response fields, except `id` and `clientId`. */
  columns: { readonly [Field in Exclude<keyof Saved, keyof ClientRecord>]: string };
  /** Reads what the records refer to, with one query per table; returns the function that makes each row. */
  plan(recording: Recording, inputs: readonly Input[]): Promise<(input: Input, hash: Buffer) => Made>;
  /** Inserts the rows and returns their ids in order. */
  write(recording: Recording, made: readonly Made[]): Promise<number[]>;
  /** The part of an input that the audit log stores; by default all of it. */
  logged?(input: Input): object;
  /** One audit log line per request instead of per record; for the points of a track. */
  isLoggedTogether?: boolean;
}

/**
 * Saves records in order, in one transaction; a refused record does not affect the others. If the same user has
 * already sent a record with the same client id, or sends it in a concurrent request, returns the saved record.
 * Problems in `given` are returned in their places. Returns CLIENT_ID_REUSED if a different record was sent with the
 * same client id.
 */
export async function saveRecords<Input extends FieldInput, Made, Saved extends ClientRecord>(
  call: Omit<Call<unknown>, "body">,
  records: FieldRecords<Input, Made, Saved>,
  given: readonly (Input | Problem)[],
): Promise<(Saved | Problem)[]> {
  for (let run = 1; ; run += 1) {
    try {
      return await withTransaction(call.db, (trx) => saveIn(trx, call, records, given));
    } catch (error) {
      // A concurrent request has committed the same record first: the next run finds it. Inside an outer transaction,
      // that one is run again.
      if (databaseFault(error) !== "duplicate" || call.db.isTransaction || run === RUNS) throw error;
    }
  }
}

async function saveIn<Input extends FieldInput, Made, Saved extends ClientRecord>(
  trx: Knex.Transaction,
  { principal, client }: Omit<Call<unknown>, "body">,
  records: FieldRecords<Input, Made, Saved>,
  given: readonly (Input | Problem)[],
): Promise<(Saved | Problem)[]> {
  const { name } = records;
  const recording = { trx, principal };
  const inputs = given.filter((each): each is Input => !(each instanceof Problem));
  const clientIds = inputs.flatMap((input) => input.clientId ?? []);
  const known = await readSaved(recording, records, "client_id", clientIds);
  const knownBy = new Map(known.map((row) => [row.saved.clientId ?? "", row]));
  const fresh = firstOfEach(inputs).filter((input) => !knownBy.has(input.clientId ?? ""));
  const make = fresh.length > 0 ? await records.plan(recording, fresh) : undefined;
  const outcomes = new Map<Input, Saved | Problem>();
  const accepted: { input: Input; made: Made }[] = [];
  for (const input of fresh) {
    const made = catchProblem(() => make?.(input, hashOf(input)));
    if (made instanceof Problem) outcomes.set(input, made);
    else if (made !== undefined) accepted.push({ input, made });
  }
  const written = accepted.map(({ made }) => made);
  const ids = written.length > 0 ? await records.write(recording, written) : [];
  for (const { saved } of await readSaved(recording, records, "id", ids)) {
    const input = accepted[ids.indexOf(saved.id)]?.input;
    if (input) outcomes.set(input, saved);
  }
  const lines = accepted.map(({ input }, index) => line(input, ids[index] ?? 0));
  await auditAll(trx, { principal, client }, records.isLoggedTogether ? together(lines) : lines);
  return outcomesOf(given, outcomes, knownBy, { hashOf, reused: CLIENT_ID_REUSED });

  function hashOf(input: Input) {
    return sentHash(`${name}.post`, principal, input);
  }

  function line(input: Input, entityId: number): AuditLine {
    return { operation: `${name}.post`, entity: name, entityId, after: records.logged?.(input) ?? input };
  }
}

/** Reads saved records by id or client id, with the hash of what was sent. */
async function readSaved<Input extends FieldInput, Made, Saved extends ClientRecord>(
  { trx, principal }: Recording,
  { name, columns }: FieldRecords<Input, Made, Saved>,
  by: "id" | "client_id",
  keys: readonly (number | string)[],
): Promise<Known<Saved>[]> {
  if (keys.length === 0) return [];
  const rows: ClientRecordRow[] = await trx(name)
    .where("company_id", principal.companyId)
    .whereIn(by, [...keys])
    .select({ ...columns, id: "id", clientId: "client_id", hash: "request_hash" });
  return rows.map(({ hash, ...row }) => ({
    hash,
    // The columns are the response without `replayed`; knex has no column types.
    saved: { ...row, replayed: false } as unknown as Saved,
  }));
}

/** One audit log line for all points of a request, with their ids. */
function together(lines: readonly AuditLine[]): AuditLine[] {
  const [first] = lines;
  if (!first) return [];
  return [{ ...first, after: { ids: lines.map(({ entityId }) => entityId) } }];
}

type ClientRecordRow = Omit<ClientRecord, "replayed"> & { hash: Buffer | null };

const CLIENT_ID_REUSED = "clientId names another record that was saved before.";
const RUNS = 3;
