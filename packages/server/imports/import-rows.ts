import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { insertWithIds } from "../db/insert-with-ids.ts";
import type { Row } from "@vanbook/sdk/books";
import { addAuditLines } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { stamp } from "../master/records.ts";
import { findExisting } from "./find-existing.ts";
import { roundFigures } from "./round-figures.ts";
import { findRowFault } from "./row-rules.ts";
import { listSheetColumns, type ImportKind } from "./sheet-columns.ts";
import { cleanText, normaliseColumnText } from "./sheet-text.ts";

type SheetRow = Partial<Schema<"SheetRow">> & { Row: number };

export interface ImportTarget {
  kind: Exclude<ImportKind, "openingBill">;
  operation: string;
  table: "accounts" | "items";
  unique: readonly string[];
  taken: string;
}

export interface Importing {
  trx: Knex.Transaction;
  principal: Principal;
  client: Pick<Client, "requestId">;
}

/**
 * Creates a record for each valid row that does not exist yet, with the columns that
 * `buildAccountRecords` returns, in one insert. `faultOf` checks a row against the company's own
 * records. Call it after `serialiseWrites` for the table.
 */
export async function importRows<Sheet extends SheetRow>(
  importing: Importing,
  target: ImportTarget,
  sentRows: readonly Sheet[],
  recordsOf: (rows: readonly Sheet[]) => Promise<readonly Row[]>,
  faultOf: (row: Sheet) => KeyedMessage | undefined = () => undefined,
): Promise<Schema<"ImportAnswer">> {
  const { kind, table, unique, taken } = target;
  const refusals = new Map<Sheet, KeyedMessage>();
  const roundedRows = sentRows.map((row) => roundFigures(kind, cleanRow(kind, row)));
  const cleanRows = roundedRows.map(({ row }) => row);
  for (const row of cleanRows) {
    const rowFault = findRowFault(kind, row) ?? faultOf(row);
    if (rowFault !== undefined) refusals.set(row, rowFault);
  }
  const sound = cleanRows.filter((row) => !refusals.has(row));
  const records = sound.length > 0 ? await recordsOf(sound) : [];
  const keys = records.map((record) => makeUniqueKey(record, unique));
  const existing = await findExisting(importing.trx, importing.principal, table, unique, keys);
  const fresh = sound.flatMap((row, at) => {
    const there = existing[at];
    if (there?.isTaken || there?.isRepeated) refusals.set(row, say.rowFault({ row: row.Row, fault: taken }));
    return refusals.has(row) ? [] : [{ row, record: records[at] ?? {} }];
  });
  const newRecords = fresh.map(({ record }) => record);
  const ids = await insertRecords(importing, target, newRecords);
  const idOf = new Map(fresh.map(({ row }, at) => [row, ids[at] ?? 0]));
  return {
    made: newRecords.length,
    refused: refusals.size,
    rounded: roundedRows.flatMap(({ changes }) => changes),
    results: cleanRows.map((row) => ({
      Row: row.Row,
      id: idOf.get(row) ?? null,
      message: null,
      ...refusals.get(row),
    })),
  };
}

export async function insertRecords(
  { trx, principal, client }: Importing,
  { operation, table }: Pick<ImportTarget, "operation" | "table">,
  records: readonly Row[],
): Promise<number[]> {
  if (records.length === 0) return [];
  const authorColumns = stamp("created", principal);
  const rows = records.map((record) => ({ ...record, ...authorColumns }));
  const ids = await insertWithIds(trx, principal.companyId, table, rows, (row) => row);
  const lines = records.map((after, at) => ({ operation, entity: table, entityId: ids[at] ?? 0, after }));
  await addAuditLines(trx, { principal, client }, lines);
  return ids;
}

/** Cleans again as the preview does, because any client may have sent the row. */
export function cleanRow<Sheet extends SheetRow>(kind: ImportKind, row: Sheet): Sheet {
  const cells = listSheetColumns(kind).flatMap((column) => {
    const text = row[column];
    return text ? [[column, normaliseColumnText(column, cleanText(text))] as const] : [];
  });
  return { ...row, ...Object.fromEntries(cells) };
}

function makeUniqueKey(record: Row, unique: readonly string[]): Record<string, string> {
  return Object.fromEntries(unique.map((column) => [column, String(record[column] ?? "")]));
}
