import type { Found, Given, Reference, References, Rows } from "./reference-fields.ts";

export interface ReferencedTable {
  find(id: number, field: string, reference: Reference<Given>, document: Given): object | null;
  /**
   * The default for a document that names no record: a salesman's documents belong to that
   * salesman.
   */
  none?(field: string): object | null;
}

export type ReferencedTables = Partial<Record<keyof Rows, ReferencedTable>>;

export function createFinders<Input extends object, const Declared extends References<Input>>(
  declarations: Declared,
  tables: ReferencedTables,
): Found<Input, Declared> {
  return makeFinders(declarations as Declarations, tables) as Found<Input, Declared>; // the fields are computed
}

function makeFinders(declarations: Declarations, tables: ReferencedTables, lines?: string): object {
  return Object.fromEntries(
    Object.entries(declarations).map(([field, reference]) => {
      if (!isReference(reference)) return [field, makeFinders(reference, tables, field)];
      const table = tables[reference.to];
      const find = (input: Given, index?: number) => {
        const path = lines === undefined ? field : `${lines}.${index}.${field}`;
        const id = input[field] as number | undefined;
        return id === undefined ? (table?.none?.(path) ?? null) : table?.find(id, path, reference, input);
      };
      return [field, find];
    }),
  );
}

export function isReference(declaration: Reference<Given> | Declarations): declaration is Reference<Given> {
  return typeof declaration.to === "string";
}

export interface Declarations {
  readonly [field: string]: Reference<Given> | Declarations;
}
