import { brokenFormFields, type FormRule } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, type ProblemCode } from "../contract/problem.ts";
import { ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { checkReference, type NamedCode } from "./check-reference.ts";
import { serializeWrites } from "./serialize-writes.ts";

/** A kind of record that people keep in a form: where its rows stand and what holds of them. */
export interface MasterTable<Row extends object, Input extends object> {
  /** The operations' first word, `branches`. */
  name: string;
  table: string;
  /** The field that numbers a record, in the rows and in what is sent. */
  id: keyof Row & string;
  /** The documented row: the column behind each field. */
  columns: { readonly [Field in keyof Row]-?: string | Knex.Raw };
  /** The fields of a form that are kept, each in the column that it is read from; all others (author, dates, flags) are the server's. */
  kept: readonly (keyof Row & keyof Input & string)[];
  /** Kept fields that are called otherwise when they are sent, with their columns. */
  sentAs?: { readonly [Field in keyof Input & string]?: string };
  /** A field that no two records of the company share, in any case. */
  unique?: { field: keyof Row & keyof Input & string; code: ProblemCode; message: string };
  /** Kept fields that name other records of the company, with the code of one that is not there; what a record names already may stay. */
  names?: { readonly [Field in keyof Input & string]?: NamedCode };
  /** Rows of other tables that refer to a record: while there is one it can't be deleted. */
  usedBy?: readonly Use[];
  /** The list's order in SQL: by name unless given. */
  order?: string;
  /** Narrows the records that the principal may change and delete; any other is not there for him. */
  narrow?: (records: Knex.QueryBuilder, principal: Principal) => void;
  /** What holds between the fields of a form; the widget checks the same. */
  rules?: readonly FormRule[];
  words: { created: string; updated: string; deleted: string };
  /** What else a save checks, inside its transaction; what it answers is written to those columns too. */
  prepare?: (write: MasterWrite<Input>) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** What else a deletion checks, inside its transaction. */
  beforeRemove?: (removal: MasterRemoval) => Promise<void>;
}

/** Who refers to a record, and how that is said. */
export interface Use {
  table: string;
  column: string;
  /** "users": {count} {words} refer to it. */
  words: string;
  /** Only these rows count: not the deleted ones, where the table has such. */
  where?: Readonly<Record<string, number | string | null>>;
}

/** A save on its way. */
export interface MasterWrite<Input> {
  trx: Knex.Transaction;
  body: Input;
  principal: Principal;
  /** The record that is changed, as its columns are; undefined when it is new. */
  before: Readonly<Record<string, unknown>> | undefined;
}

/** A deletion on its way. */
export interface MasterRemoval {
  trx: Knex.Transaction;
  principal: Principal;
  /** The record that goes, as its columns are. */
  before: Readonly<Record<string, unknown>>;
}

interface WriteCall<Body> {
  body: Body;
  principal: Principal;
  db: Knex;
  client: Pick<Client, "requestId">;
}

/**
 * What every master does, made of its description: `list`, `create`, `update`, `save` (create or update, by the id) and `remove`. Texts are
 * trimmed, an empty one is none; a field that is left out stays. A save or deletion made from an outdated record is 409 RECORD_CHANGED,
 * a record of another company 404.
 */
export function masterTable<Row extends object, Input extends Versioned>(master: MasterTable<Row, Input>) {
  const { table, words } = master;
  const kept: readonly (readonly [field: string, column: string])[] = [
    ...master.kept.map((field) => [field, String(master.columns[field])] as const),
    ...Object.entries<string | undefined>(master.sentAs ?? {}).map(
      ([field, column]) => [field, column ?? ""] as const,
    ),
  ];
  const idOf = (body: object) => Number((body as Record<string, unknown>)[master.id] ?? 0); // checked by the contract

  const list = async ({ principal, db }: { principal: Principal; db: Knex }): Promise<Row[]> =>
    select<Row>(
      ofCompany(db, principal, table)
        .where("is_deleted", 0)
        .orderByRaw(master.order ?? "name, id"),
      master.columns,
    );

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
      const made = { created_by: principal.userId, created_at: toDatabaseTime(now()) };
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
      await change(trx, principal, id, {
        ...row,
        modified_by: principal.userId,
        modified_at: toDatabaseTime(now()),
      });
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
      await change(trx, principal, id, {
        is_deleted: 1,
        deleted_by: principal.userId,
        deleted_at: toDatabaseTime(now()),
      });
      await log(trx, call, "delete", id, {
        before: pick(
          before,
          kept.map(([, column]) => column),
        ),
      });
      return { success: true, message: words.deleted };
    });

  return { list, create, update, save, remove };

  /** One writer of the company's records at a time, so that what is checked still holds when it is written. */
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
        throw problem("RECORD_IN_USE", {
          message: `It can't be deleted: ${uses === 1 ? `1 ${use.words.replace(/s$/, "")} refers` : `${uses} ${use.words} refer`} to it.`,
        });
    }
  }

  async function locked(trx: Knex, principal: Principal, id: number, version: number | null | undefined) {
    const records = ofCompany(trx, principal, table).where({ id, is_deleted: 0 });
    master.narrow?.(records, principal);
    const row = (await records.forUpdate().first()) as Record<string, unknown> | undefined;
    if (!row) throw problem("NOT_FOUND");
    checkVersion(row, version);
    return row;
  }

  async function change(trx: Knex, principal: Principal, id: number, row: Record<string, unknown>) {
    await ofCompany(trx, principal, table)
      .where("id", id)
      .update({ ...row, version: trx.raw("version + 1") });
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

/** Refuses a change that was made from an older version of the record than `row`; clients that know no versions send none. */
export function checkVersion(row: { readonly version?: unknown }, version: number | null | undefined): void {
  if (version !== undefined && version !== null && version !== row.version) throw problem("RECORD_CHANGED");
}

/** Refuses a form that breaks a rule between its fields, with the message of each. */
export function checkForm(rules: readonly FormRule[], body: object): void {
  const broken = Object.entries(brokenFormFields(rules, body as Readonly<Record<string, unknown>>));
  const [first] = broken;
  if (!first) return;
  const fields = broken.map(([field, message]) => ({ field, message }));
  throw problem("INVALID_FIELDS", { message: first[1], fields });
}

interface Versioned {
  Version?: number | null | undefined;
}

/** What a save answers: Done, and the number of the record. */
interface SavedRecord {
  success: true;
  message: string;
  id: number;
}

/** As it is written to its column: without blanks around it; an empty text is none. */
export function written(value: unknown): unknown {
  return typeof value === "string" ? value.trim() || null : value;
}

function pick(row: Readonly<Record<string, unknown>>, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

/** The columns behind the audit fields that documented rows carry. */
export const AUDITED = {
  CompanyID: "company_id",
  CreatedBy: "created_by",
  CreatedDate: "created_at",
  ModifiedBy: "modified_by",
  ModifiedDate: "modified_at",
  DeletedBy: "deleted_by",
  DeletedDate: "deleted_at",
  IsDeleted: "is_deleted",
  Version: "version",
} as const;
