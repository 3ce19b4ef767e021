import type { Knex } from "knex";
import { identifyDatabaseFault } from "../db/database-error.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLines, type AuditLine } from "../auth/audit.ts";
import type { Principal } from "../contract/principal.ts";
import { catchProblem, Problem } from "@vanbook/sdk/problem";
import { mapInSlices } from "../contract/slices.ts";
import { omitRepeated, listOutcomes, type Known } from "./batch-answer.ts";
import type { Call } from "./document-type.ts";
import { countInputValues } from "./input-values.ts";
import { hashSentBody } from "./sent-hash.ts";

export interface Recording {
  trx: Knex.Transaction;
  principal: Principal;
}

export interface FieldInput {
  clientId?: string;
}

/** All fields but `replayed` are columns of the record's table. */
export interface ClientRecord {
  id: number;
  clientId: string | null;
  replayed: boolean;
}

/** Saved only once, even if a client sends it again: trips, visits, positions, orders. */
export interface FieldRecords<Input extends FieldInput, Made, Saved extends ClientRecord> {
  name: string;
  columns: { readonly [Field in Exclude<keyof Saved, keyof ClientRecord>]: string };
  /** Reads what the records refer to, in one query per table; the function makes each row. */
  plan(recording: Recording, inputs: readonly Input[]): Promise<(input: Input, hash: Buffer) => Made>;
  write(recording: Recording, newRows: readonly Made[]): Promise<number[]>;
  logged?(input: Input): object;
  /** One audit log line per request instead of per record, for the points of a track. */
  isLoggedTogether?: boolean;
}

/**
 * Saves records in order, in one transaction; a refused record does not affect the others. A record
 * that the user already sent with the same client id, even in a concurrent request, is returned as
 * saved. A different record with that client id returns CLIENT_ID_REUSED. Problems among the inputs
 * are returned in their places.
 */
export async function saveRecords<Input extends FieldInput, Made, Saved extends ClientRecord>(
  call: Omit<Call<unknown>, "body">,
  records: FieldRecords<Input, Made, Saved>,
  sentInputs: readonly (Input | Problem)[],
): Promise<(Saved | Problem)[]> {
  for (let run = 1; ; run += 1) {
    try {
      return await withTransaction(call.db, (trx) => saveIn(trx, call, records, sentInputs));
    } catch (error) {
      // A concurrent request has committed the same record first, and the next run finds it. Inside
      // an outer transaction, that whole transaction is run again instead.
      if (identifyDatabaseFault(error) !== "duplicate" || call.db.isTransaction || run === MAX_RUNS)
        throw error;
    }
  }
}

async function saveIn<Input extends FieldInput, Made, Saved extends ClientRecord>(
  trx: Knex.Transaction,
  { principal, client }: Omit<Call<unknown>, "body">,
  records: FieldRecords<Input, Made, Saved>,
  sentInputs: readonly (Input | Problem)[],
): Promise<(Saved | Problem)[]> {
  const { name } = records;
  const recording = { trx, principal };
  const inputs = sentInputs.filter((each): each is Input => !(each instanceof Problem));
  const clientIds = inputs.flatMap((input) => input.clientId ?? []);
  const savedRecords = await readSaved(recording, records, "client_id", clientIds);
  const knownBy = new Map(savedRecords.map((row) => [row.saved.clientId ?? "", row]));
  const fresh = omitRepeated(inputs).filter((input) => !knownBy.has(input.clientId ?? ""));
  const make = fresh.length > 0 ? await records.plan(recording, fresh) : undefined;
  const outcomes = new Map<Input, Saved | Problem>();
  const acceptedRecords: { input: Input; made: Made }[] = [];
  const madeRecords = await mapInSlices(fresh, countInputValues, (input) => ({
    input,
    madeRecord: catchProblem(() => make?.(input, hashOf(input))),
  }));
  for (const { input, madeRecord } of madeRecords) {
    if (madeRecord instanceof Problem) outcomes.set(input, madeRecord);
    else if (madeRecord !== undefined) acceptedRecords.push({ input, made: madeRecord });
  }
  const writtenRows = acceptedRecords.map(({ made }) => made);
  const ids = writtenRows.length > 0 ? await records.write(recording, writtenRows) : [];
  for (const { saved } of await readSaved(recording, records, "id", ids)) {
    const input = acceptedRecords[ids.indexOf(saved.id)]?.input;
    if (input) outcomes.set(input, saved);
  }
  const lines = acceptedRecords.map(({ input }, index) => makeAuditLine(input, ids[index] ?? 0));
  await addAuditLines(trx, { principal, client }, records.isLoggedTogether ? mergeAuditLines(lines) : lines);
  return listOutcomes(sentInputs, outcomes, knownBy, { hashOf, reused: CLIENT_ID_REUSED });

  function hashOf(input: Input) {
    return hashSentBody(`${name}.post`, principal, input);
  }

  function makeAuditLine(input: Input, entityId: number): AuditLine {
    return { operation: `${name}.post`, entity: name, entityId, after: records.logged?.(input) ?? input };
  }
}

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
    saved: { ...row, replayed: false } as unknown as Saved,
  }));
}

function mergeAuditLines(lines: readonly AuditLine[]): AuditLine[] {
  const [first] = lines;
  if (!first) return [];
  return [{ ...first, after: { ids: lines.map(({ entityId }) => entityId) } }];
}

type ClientRecordRow = Omit<ClientRecord, "replayed"> & { hash: Buffer | null };

const CLIENT_ID_REUSED = "clientId names another record that was saved before.";
const MAX_RUNS = 3;
