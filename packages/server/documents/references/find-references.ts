import type { Found, Given, Reference, References, Rows } from "./reference-fields.ts";

/** Finds the records of a table that documents refer to. */
export interface ReferencedTable {
  find(id: number, field: string, reference: Reference<Given>, document: Given): object | null;
  /**
   * The record of a document that names none, if there is a default: a salesman's documents belong to that salesman.
   */
  none?(field: string): object | null;
}

export type ReferencedTables = Partial<Record<keyof Rows, ReferencedTable>>;

/** The functions that find the records of the declared fields in these tables. */
export function referencesIn<Input extends object, const Declared extends References<Input>>(
  declared: Declared,
  tables: ReferencedTables,
): Found<Input, Declared> {
  return findersOf(declared as Declarations, tables) as Found<Input, Declared>; // the fields are computed
}

function findersOf(declared: Declarations, tables: ReferencedTables, lines?: string): object {
  return Object.fromEntries(
    Object.entries(declared).map(([field, reference]) => {
      if (!isReference(reference)) return [field, findersOf(reference, tables, field)];
      const table = tables[reference.to];
      const find = (given: Given, index?: number) => {
        const path = lines === undefined ? field : `${lines}.${index}.${field}`;
        const id = given[field] as number | undefined;
        return id === undefined ? (table?.none?.(path) ?? null) : table?.find(id, path, reference, given);
      };
      return [field, find];
    }),
  );
}

export function isReference(declared: Reference<Given> | Declarations): declared is Reference<Given> {
  return typeof declared.to === "string";
}

/** The declared fields of a document or a line. */
export interface Declarations {
  readonly [field: string]: Reference<Given> | Declarations;
}
