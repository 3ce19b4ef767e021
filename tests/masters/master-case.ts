import type { Knex } from "knex";

/** A master as the tests of all masters know it: its calls, a valid record and what is refused. */
export interface MasterCase {
  name: string;
  table: string;
  /** The field that numbers a record. */
  id: string;
  list: string;
  create: string;
  /** The same path as `create` where one operation saves both. */
  update: string;
  remove: string;
  /** It is sent as a form, because it may hold files. */
  isForm?: true;
  /** Method of both saves: POST unless given. */
  saveMethod?: "PUT";
  /** Method of the deletion: POST unless given. */
  removeMethod?: "DELETE";
  /** What names the record when it is deleted: `id` unless given. */
  removeId?: string;
  /** What else is sent to delete it, where the deletion is a save. */
  removeWith?: Row;
  /** What its calls name the company by: CompanyID unless given. */
  company?: "CompID";
  /** What is sent of author and dates, and ignored: all of the documented fields unless given. */
  ignored?: Row;
  /** The record's rows in the list's answer, where it is no plain array. */
  rows?: (answer: unknown) => Row[];
  /** A record that may be made in the company; `nth` keeps two of them apart. */
  record: (db: Knex, companyId: number, nth: number) => Promise<Row>;
  /** Fields to change, and what the list then shows where that differs. */
  change: Row;
  shown?: Row;
  /** The field that no two records share, and what is said of a second. */
  unique?: { field: string; code: string; message: string };
  words: { created: string; updated: string; deleted: string };
  /** Fields that make a record invalid, with the message; undefined leaves a field out. */
  invalid: readonly (readonly [fields: Row, message: string])[];
  /** The username in company 1 of somebody who may not write, by default a salesman's. */
  mayNotWrite?: number;
}

export type Row = Record<string, unknown>;
