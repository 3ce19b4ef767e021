import * as say from "@vanbook/sdk/messages";
import type { FormRule } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { OwnJoins } from "../contract/report.ts";
import { problem, type ProblemCode } from "@vanbook/sdk/problem";
import { joinOwnById, ofCompany } from "../auth/scope.ts";
import { checkReference, type NamedCode } from "./check-reference.ts";
import { checkForm, toStoredValue } from "./form.ts";
import { changeRecords, deleteRecords, lockRecord, stamp } from "./records.ts";
import { serialiseWrites } from "./serialize-writes.ts";

export interface MasterTable<Row extends object, Input extends object, Asked> {
  name: string;
  table: string;
  id: keyof Row & string;
  /** A column for each field of the documented row, or SQL for one that is not stored: `u.name`. */
  columns: { readonly [Field in keyof Row]-?: string };
  joins?: OwnJoins;
  /** The form's stored fields; the server sets all others (author, dates, flags). */
  stored: readonly (keyof Row & keyof Input & string)[];
  sentAs?: { readonly [Field in keyof Input & string]?: string };
  /** Unique in the company, ignoring case. */
  unique?: { field: keyof Row & keyof Input & string; code: ProblemCode; message: string };
  /**
   * Fields that refer to other records of the company, with the error code for a missing one. A
   * stored reference may stay even if its record is deleted.
   */
  names?: { readonly [Field in keyof Input & string]?: NamedCode };
  usedBy?: readonly Use[];
  /** SQL for ORDER BY; the name by default. */
  order?: string;
  listed?: (records: Knex.QueryBuilder, principal: Principal, query: Asked) => void;
  /** Limits the records that the principal may change and delete; others are NOT_FOUND. */
  narrow?: (records: Knex.QueryBuilder, principal: Principal) => void;
  /** Rules between the form's fields; the widget checks the same ones. */
  rules?: readonly FormRule[];
  words: { created: string; updated: string; deleted: string };
  /** Saves what else the form has, in the transaction of the save. */
  saveParts?: (
    trx: Knex.Transaction,
    call: WriteCall<Input>,
    id: number,
    action: "create" | "update",
  ) => Promise<void>;
  /** Further checks inside the transaction of the save; returned columns are written too. */
  prepare?: (write: MasterWrite<Input>) => Promise<Readonly<Record<string, unknown>> | undefined>;
  beforeRemove?: (removal: MasterRemoval) => Promise<void>;
}

export interface Use {
  table: string;
  column: string;
  words: string;
  where?: Readonly<Record<string, number | string | null>>;
}

export interface MasterWrite<Input> {
  trx: Knex.Transaction;
  body: Input;
  principal: Principal;
  before: Readonly<Record<string, unknown>> | undefined;
}

export interface MasterRemoval {
  trx: Knex.Transaction;
  principal: Principal;
  before: Readonly<Record<string, unknown>>;
}

export interface WriteCall<Body> {
  body: Body;
  principal: Principal;
  db: Knex;
  client: Pick<Client, "requestId">;
}

/**
 * Creates the operations `list`, `create`, `update`, `save` (create or update, by the id) and
 * `remove`. Texts are trimmed, an empty text is stored as NULL, and an omitted field does not
 * change. Throws RECORD_CHANGED (409) for an outdated version, NOT_FOUND (404) for another
 * company's record.
 */
export function createMasterTable<Row extends object, Input extends Versioned, Asked = unknown>(
  master: MasterTable<Row, Input, Asked>,
) {
  const { table, words } = master;
  const keptFields: readonly (readonly [field: string, column: string])[] = [
    ...master.stored.map((field) => [field, String(master.columns[field])] as const),
    ...Object.entries<string | undefined>(master.sentAs ?? {}).map(
      ([field, column]) => [field, column ?? ""] as const,
    ),
  ];
  const getId = (body: object) => Number((body as Record<string, unknown>)[master.id] ?? 0); // validated by the contract

  const list = async ({ query, principal, db }: ListCall<Asked>): Promise<Row[]> => {
    const own = ofCompany(db, principal, table).where(`${table}.is_deleted`, 0);
    const records = joinOwnById(db, own, master.joins ?? {});
    master.listed?.(records, principal, query);
    const columns = Object.entries<string>(master.columns).map(([field, column]) => [
      field,
      COLUMN_NAME.test(column) ? `${table}.${column}` : db.raw(column),
    ]);
    return (await records
      .orderByRaw(master.order ?? `${table}.name, ${table}.id`)
      .select(Object.fromEntries(columns))) as Row[]; // the documented columns
  };

  const create = async (call: WriteCall<Input>): Promise<SavedRecord> =>
    write(call, async (trx) => {
      const { body, principal } = call;
      checkForm(master.rules ?? [], body);
      await checkUnique(trx, principal, body, 0);
      await checkNames(trx, principal, body, undefined);
      const row = {
        ...pickColumns(body),
        ...(await master.prepare?.({ trx, body, principal, before: undefined })),
      };
      const [id = 0] = await takeIds(trx, principal.companyId, table, 1);
      const authorColumns = stamp("created", principal);
      await trx(table).insert({ company_id: principal.companyId, id, ...row, ...authorColumns });
      await master.saveParts?.(trx, call, id, "create");
      await log(trx, call, "create", id, { after: row });
      return { success: true, message: words.created, id };
    });

  const update = async (call: WriteCall<Input>): Promise<SavedRecord> =>
    write(call, async (trx) => {
      const { body, principal } = call;
      const id = getId(body);
      checkForm(master.rules ?? [], body);
      const before = await lockRow(trx, principal, id, body.Version);
      await checkUnique(trx, principal, body, id);
      await checkNames(trx, principal, body, before);
      const row = { ...pickColumns(body), ...(await master.prepare?.({ trx, body, principal, before })) };
      await changeRecords(trx, principal, ofCompany(trx, principal, table).where("id", id), row);
      await master.saveParts?.(trx, call, id, "update");
      await log(trx, call, "update", id, { before: pick(before, Object.keys(row)), after: row });
      return { success: true, message: words.updated, id };
    });

  const save = async (call: WriteCall<Input>): Promise<SavedRecord> =>
    getId(call.body) === 0 ? create(call) : update(call);

  const remove = async (call: WriteCall<Versioned>): Promise<Schema<"Done">> =>
    write(call, async (trx) => {
      const { principal } = call;
      const id = getId(call.body);
      const before = await lockRow(trx, principal, id, call.body.Version);
      await checkUnused(trx, principal, id);
      await master.beforeRemove?.({ trx, principal, before });
      await deleteRecords(trx, principal, ofCompany(trx, principal, table).where("id", id));
      const columns = keptFields.map(([, column]) => column);
      await log(trx, call, "delete", id, { before: pick(before, columns) });
      return { success: true, message: words.deleted };
    });

  return { list, create, update, save, remove };

  /** One writer per company and kind of record, so that the checks still hold at the commit. */
  async function write<T>(call: WriteCall<object>, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
    return withTransaction(call.db, async (trx) => {
      await serialiseWrites(trx, call.principal, table);
      return work(trx);
    });
  }

  function pickColumns(body: Input): Record<string, unknown> {
    const entries = keptFields.flatMap(([field, column]) => {
      const value = (body as Record<string, unknown>)[field];
      return value === undefined ? [] : [[column, toStoredValue(value)] as const];
    });
    return Object.fromEntries(entries);
  }

  async function checkNames(
    trx: Knex,
    principal: Principal,
    body: Input,
    before: Readonly<Record<string, unknown>> | undefined,
  ): Promise<void> {
    for (const [field, code] of Object.entries<NamedCode | undefined>(master.names ?? {})) {
      const id = (body as Record<string, unknown>)[field];
      const column = keptFields.find(([name]) => name === field)?.[1] ?? field;
      if (code !== undefined && id !== undefined)
        await checkReference(trx, principal, code, { field, id: Number(id), before: before?.[column] });
    }
  }

  async function checkUnique(trx: Knex, principal: Principal, body: Input, id: number): Promise<void> {
    const { unique } = master;
    if (!unique) return;
    const column = String(master.columns[unique.field]);
    const value = toStoredValue((body as Record<string, unknown>)[unique.field]);
    if (value === undefined || value === null) return;
    const takenRecord = await ofCompany(trx, principal, table)
      .where({ is_deleted: 0, [column]: value })
      .whereNot("id", id)
      .first("id");
    if (takenRecord)
      throw problem(unique.code, { fields: [{ field: unique.field, message: unique.message }] });
  }

  async function checkUnused(trx: Knex, principal: Principal, id: number): Promise<void> {
    for (const use of master.usedBy ?? []) {
      const [row] = (await ofCompany(trx, principal, use.table)
        .where({ ...use.where, [use.column]: id })
        .count({ uses: "*" })) as { uses: number }[];
      const uses = Number(row?.uses ?? 0);
      if (uses > 0)
        throw problem(
          "RECORD_IN_USE",
          say.inUse({ count: uses, what: uses === 1 ? use.words.replace(/s$/, "") : use.words }),
        );
    }
  }

  async function lockRow(trx: Knex, principal: Principal, id: number, version: number | null | undefined) {
    const records = ofCompany(trx, principal, table).where({ id, is_deleted: 0 });
    master.narrow?.(records, principal);
    return lockRecord(records, version);
  }

  async function log(
    trx: Knex,
    author: WriteCall<object>,
    verb: string,
    entityId: number,
    rowChange: { before?: object; after?: object },
  ) {
    await addAuditLine(trx, author, {
      operation: `${master.name}.${verb}`,
      entity: table,
      entityId,
      ...rowChange,
    });
  }
}

interface Versioned {
  Version?: number | null | undefined;
}

interface ListCall<Asked> {
  query: Asked;
  principal: Principal;
  db: Knex;
}

interface SavedRecord {
  success: true;
  message: string;
  id: number;
}

function pick(row: Readonly<Record<string, unknown>>, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

const COLUMN_NAME = /^\w+$/;

export const AUTHOR_COLUMNS = {
  CompanyID: "company_id",
  CreatedBy: "created_by",
  ModifiedBy: "modified_by",
  DeletedBy: "deleted_by",
  IsDeleted: "is_deleted",
  Version: "version",
} as const;

export const AUDIT_COLUMNS = {
  ...AUTHOR_COLUMNS,
  CreatedDate: "created_at",
  ModifiedDate: "modified_at",
  DeletedDate: "deleted_at",
} as const;
