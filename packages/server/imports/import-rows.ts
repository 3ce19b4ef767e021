import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { insertWithIds } from "../db/insert-with-ids.ts";
import type { Row } from "@vanbook/sdk/books";
import { auditAll } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { stamp } from "../master/records.ts";
import { findExisting } from "./find-existing.ts";
import { brokenRow } from "./row-rules.ts";
import { columnsOf, type ImportKind } from "./sheet-columns.ts";
import { cleanText, columnText } from "./sheet-text.ts";

type SheetRow = Partial<Schema<"SheetRow">> & { Row: number };

/** The kind of record that rows of a sheet are imported to. */
export interface ImportTarget {
  kind: ImportKind;
  operation: string;
  table: "accounts" | "items";
  /** The columns that are unique together. */
  unique: readonly string[];
  /** The message for a row whose record already exists; the row's number is added in front. */
  taken: string;
}

/** The caller and the transaction of the import. */
export interface Importing {
  trx: Knex.Transaction;
  principal: Principal;
  client: Pick<Client, "requestId">;
}

/**
 * Creates a record for each valid row that does not exist yet, with the columns that `recordsOf` returns, in
 * one insert; returns the result of each row. `faultOf` checks a row against the company's own records. Call
 * it after `serializeWrites` for the table.
 */
export async function importRows<Sheet extends SheetRow>(
  importing: Importing,
  target: ImportTarget,
  sent: readonly Sheet[],
  recordsOf: (rows: readonly Sheet[]) => Promise<readonly Row[]>,
  faultOf: (row: Sheet) => KeyedMessage | undefined = () => undefined,
): Promise<Schema<"ImportAnswer">> {
  const { kind, table, unique, taken } = target;
  const refused = new Map<Sheet, KeyedMessage>();
  const given = sent.map((row) => cleanRow(kind, row));
  for (const row of given) {
    const broken = brokenRow(kind, row) ?? faultOf(row);
    if (broken !== undefined) refused.set(row, broken);
  }
  const sound = given.filter((row) => !refused.has(row));
  const records = sound.length > 0 ? await recordsOf(sound) : [];
  const keys = records.map((record) => keyOf(record, unique));
  const existing = await findExisting(importing.trx, importing.principal, table, unique, keys);
  const fresh = sound.flatMap((row, at) => {
    const there = existing[at];
    if (there?.isTaken || there?.isRepeated) refused.set(row, say.rowFault({ row: row.Row, fault: taken }));
    return refused.has(row) ? [] : [{ row, record: records[at] ?? {} }];
  });
  const made = fresh.map(({ record }) => record);
  const ids = await insertRecords(importing, target, made);
  const idOf = new Map(fresh.map(({ row }, at) => [row, ids[at] ?? 0]));
  return {
    made: made.length,
    refused: refused.size,
    results: given.map((row) => ({
      Row: row.Row,
      id: idOf.get(row) ?? null,
      message: null,
      ...refused.get(row),
    })),
  };
}

/** Inserts records in one statement, with the author and one audit log line each; returns their ids. */
export async function insertRecords(
  { trx, principal, client }: Importing,
  { operation, table }: Pick<ImportTarget, "operation" | "table">,
  records: readonly Row[],
): Promise<number[]> {
  if (records.length === 0) return [];
  const made = stamp("created", principal);
  const rows = records.map((record) => ({ ...record, ...made }));
  const ids = await insertWithIds(trx, principal.companyId, table, rows, (row) => row);
  const lines = records.map((after, at) => ({ operation, entity: table, entityId: ids[at] ?? 0, after }));
  await auditAll(trx, { principal, client }, lines);
  return ids;
}

/** Cleans a row as the preview does, because any client may have sent it. */
function cleanRow<Sheet extends SheetRow>(kind: ImportKind, row: Sheet): Sheet {
  const cells = columnsOf(kind).flatMap((column) => {
    const text = row[column];
    return text ? [[column, columnText(column, cleanText(text))] as const] : [];
  });
  return { ...row, ...Object.fromEntries(cells) };
}

/** The unique columns of a record, as texts for comparison. */
function keyOf(record: Row, unique: readonly string[]): Record<string, string> {
  return Object.fromEntries(unique.map((column) => [column, String(record[column] ?? "")]));
}
