import type { Knex } from "knex";

/** A master for the common tests of all masters: its calls, a valid record and invalid fields. */
export interface MasterCase {
  name: string;
  table: string;
  /** The field with a record's id. */
  id: string;
  list: string;
  create: string;
  /** Same path as `create` if one operation does both. */
  update: string;
  remove: string;
  /** Sent as a form, because it may contain files. */
  isForm?: true;
  /** Method of create and update; default POST. */
  saveMethod?: "PUT";
  /** Method of the deletion; default POST. */
  removeMethod?: "DELETE";
  /** Field with the record's id in the deletion; default `id`. */
  removeId?: string;
  /** Other fields that the deletion needs, if it uses the save operation. */
  removeWith?: Row;
  /** Name of the company field; default CompanyID. */
  company?: "CompID";
  /** Author and date fields that are sent and ignored; default: all documented ones. */
  ignored?: Row;
  /** Gets the rows from the list's answer if it isn't a plain array. */
  rows?: (answer: unknown) => Row[];
  /** A valid record for the company; a different `nth` gives a different record. */
  record: (db: Knex, companyId: number, nth: number) => Promise<Row>;
  /** Fields to change; `shown` has the list's values that differ from those sent. */
  change: Row;
  shown?: Row;
  /** The field that must be unique, and the problem of a duplicate. */
  unique?: { field: string; code: string; message: string };
  words: { created: string; updated: string; deleted: string };
  /** Fields that make a record invalid, with the message; undefined omits a field. */
  invalid: readonly (readonly [fields: Row, message: string])[];
}

export type Row = Record<string, unknown>;
