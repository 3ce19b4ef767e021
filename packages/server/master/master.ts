import * as say from "@vanbook/sdk/messages";
import type { FormRule } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { OwnJoins } from "../contract/report.ts";
import { problem, type ProblemCode } from "@vanbook/sdk/problem";
import { joinOwnById, ofCompany } from "../auth/scope.ts";
import { checkReference, type NamedCode } from "./check-reference.ts";
import { checkForm, written } from "./form.ts";
import { changeRecords, deleteRecords, lockRecord, stamp } from "./records.ts";
import { serializeWrites } from "./serialize-writes.ts";

/** The definition of a kind of record that users edit in a form: its table and its rules. */
export interface MasterTable<Row extends object, Input extends object, Asked> {
  /** The first part of the operations' names, for example `branches`. */
  name: string;
  table: string;
  /** The id field, in rows and in requests. */
  id: keyof Row & string;
  /** The column of each field of the documented row, or SQL for one that is not stored: `u.name`. */
  columns: { readonly [Field in keyof Row]-?: string };
  /** Other tables that columns of the list are taken from, as in a report. */
  joins?: OwnJoins;
  /**
   * The form's fields that are stored, each in the column that it is read from; the server sets all others
   * (author, dates, flags).
   */
  stored: readonly (keyof Row & keyof Input & string)[];
  /** Stored fields that have another name in requests, with their columns. */
  sentAs?: { readonly [Field in keyof Input & string]?: string };
  /** A field that is unique in the company, ignoring case. */
  unique?: { field: keyof Row & keyof Input & string; code: ProblemCode; message: string };
  /**
   * Stored fields that refer to other records of the company, with the error code for a missing one. A
   * reference that the record already has may stay, even if deleted.
   */
  names?: { readonly [Field in keyof Input & string]?: NamedCode };
  /** References from other tables: a record with references can't be deleted. */
  usedBy?: readonly Use[];
  /** The list's ORDER BY; the name by default. */
  order?: string;
  /** Limits the list, for example to records of users in the principal's scope. */
  listed?: (records: Knex.QueryBuilder, principal: Principal, query: Asked) => void;
  /** Limits the records that the principal may change and delete; others count as not existing. */
  narrow?: (records: Knex.QueryBuilder, principal: Principal) => void;
  /** Rules between the fields of a form; the widget checks the same ones. */
  rules?: readonly FormRule[];
  words: { created: string; updated: string; deleted: string };
  /** Further checks of a save, inside its transaction; returned values are written to those columns too. */
  prepare?: (write: MasterWrite<Input>) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Further checks of a deletion, inside its transaction. */
  beforeRemove?: (removal: MasterRemoval) => Promise<void>;
}

/** A table that refers to a record, and the word for its rows in messages. */
export interface Use {
  table: string;
  column: string;
  /** For messages such as "3 users refer to it". */
  words: string;
  /** Only matching rows count, for example `{ is_deleted: 0 }` where the table has that column. */
  where?: Readonly<Record<string, number | string | null>>;
}

/** A save in progress. */
export interface MasterWrite<Input> {
  trx: Knex.Transaction;
  body: Input;
  principal: Principal;
  /** The row before the change; undefined for a new record. */
  before: Readonly<Record<string, unknown>> | undefined;
}

/** A deletion in progress. */
export interface MasterRemoval {
  trx: Knex.Transaction;
  principal: Principal;
  /** The row before the deletion. */
  before: Readonly<Record<string, unknown>>;
}

interface WriteCall<Body> {
  body: Body;
  principal: Principal;
  db: Knex;
  client: Pick<Client, "requestId">;
}

/**
 * Creates a master's operations from its definition: `list`, `create`, `update`, `save` (create or update, by
 * the id) and `remove`. Texts are trimmed, and an empty text is stored as NULL; an omitted field does not
 * change. Throws RECORD_CHANGED (409) for a change to an outdated record, NOT_FOUND (404) for a record of
 * another company.
 */
export function masterTable<Row extends object, Input extends Versioned, Asked = unknown>(
  master: MasterTable<Row, Input, Asked>,
) {
  const { table, words } = master;
  const kept: readonly (readonly [field: string, column: string])[] = [
    ...master.stored.map((field) => [field, String(master.columns[field])] as const),
    ...Object.entries<string | undefined>(master.sentAs ?? {}).map(
      ([field, column]) => [field, column ?? ""] as const,
    ),
  ];
  const idOf = (body: object) => Number((body as Record<string, unknown>)[master.id] ?? 0); // validated by the contract

  const list = async ({ query, principal, db }: ListCall<Asked>): Promise<Row[]> => {
    const own = ofCompany(db, principal, table).where(`${table}.is_deleted`, 0);
    const records = joinOwnById(db, own, master.joins ?? {});
    master.listed?.(records, principal, query);
    const columns = Object.entries<string>(master.columns).map(([field, column]) => [
      field,
      COLUMN.test(column) ? `${table}.${column}` : db.raw(column),
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
        ...columnsOf(body),
        ...(await master.prepare?.({ trx, body, principal, before: undefined })),
      };
      const [id = 0] = await takeIds(trx, principal.companyId, table, 1);
      const made = stamp("created", principal);
      await trx(table).insert({ company_id: principal.companyId, id, ...row, ...made });
      await log(trx, call, "create", id, { after: row });
      return { success: true, message: words.created, id };
    });

  const update = async (call: WriteCall<Input>): Promise<SavedRecord> =>
    write(call, async (trx) => {
      const { body, principal } = call;
      const id = idOf(body);
      checkForm(master.rules ?? [], body);
      const before = await locked(trx, principal, id, body.Version);
      await checkUnique(trx, principal, body, id);
      await checkNames(trx, principal, body, before);
      const row = { ...columnsOf(body), ...(await master.prepare?.({ trx, body, principal, before })) };
      await changeRecords(trx, principal, ofCompany(trx, principal, table).where("id", id), row);
      await log(trx, call, "update", id, { before: pick(before, Object.keys(row)), after: row });
      return { success: true, message: words.updated, id };
    });

  const save = async (call: WriteCall<Input>): Promise<SavedRecord> =>
    idOf(call.body) === 0 ? create(call) : update(call);

  const remove = async (call: WriteCall<Versioned>): Promise<Schema<"Done">> =>
    write(call, async (trx) => {
      const { principal } = call;
      const id = idOf(call.body);
      const before = await locked(trx, principal, id, call.body.Version);
      await checkUnused(trx, principal, id);
      await master.beforeRemove?.({ trx, principal, before });
      await deleteRecords(trx, principal, ofCompany(trx, principal, table).where("id", id));
      const columns = kept.map(([, column]) => column);
      await log(trx, call, "delete", id, { before: pick(before, columns) });
      return { success: true, message: words.deleted };
    });

  return { list, create, update, save, remove };

  /** One writer at a time per company and kind of record, so that checks still hold at the commit. */
  async function write<T>(call: WriteCall<object>, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
    return withTransaction(call.db, async (trx) => {
      await serializeWrites(trx, call.principal, table);
      return work(trx);
    });
  }

  function columnsOf(body: Input): Record<string, unknown> {
    const entries = kept.flatMap(([field, column]) => {
      const value = (body as Record<string, unknown>)[field];
      return value === undefined ? [] : [[column, written(value)] as const];
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
      const column = kept.find(([name]) => name === field)?.[1] ?? field;
      if (code !== undefined && id !== undefined)
        await checkReference(trx, principal, code, { field, id: Number(id), before: before?.[column] });
    }
  }

  async function checkUnique(trx: Knex, principal: Principal, body: Input, id: number): Promise<void> {
    const { unique } = master;
    if (!unique) return;
    const column = String(master.columns[unique.field]);
    const value = written((body as Record<string, unknown>)[unique.field]);
    if (value === undefined || value === null) return;
    const taken = await ofCompany(trx, principal, table)
      .where({ is_deleted: 0, [column]: value })
      .whereNot("id", id)
      .first("id");
    if (taken) throw problem(unique.code, { fields: [{ field: unique.field, message: unique.message }] });
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

  async function locked(trx: Knex, principal: Principal, id: number, version: number | null | undefined) {
    const records = ofCompany(trx, principal, table).where({ id, is_deleted: 0 });
    master.narrow?.(records, principal);
    return lockRecord(records, version);
  }

  async function log(
    trx: Knex,
    author: WriteCall<object>,
    verb: string,
    entityId: number,
    done: { before?: object; after?: object },
  ) {
    await audit(trx, author, { operation: `${master.name}.${verb}`, entity: table, entityId, ...done });
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

/** The response to a save, with the record's id. */
interface SavedRecord {
  success: true;
  message: string;
  id: number;
}

function pick(row: Readonly<Record<string, unknown>>, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

const COLUMN = /^\w+$/;

/** The columns of the documented audit fields without the times. */
export const AUTHORED = {
  CompanyID: "company_id",
  CreatedBy: "created_by",
  ModifiedBy: "modified_by",
  DeletedBy: "deleted_by",
  IsDeleted: "is_deleted",
  Version: "version",
} as const;

/** The columns of the documented audit fields. */
export const AUDITED = {
  ...AUTHORED,
  CreatedDate: "created_at",
  ModifiedDate: "modified_at",
  DeletedDate: "deleted_at",
} as const;
