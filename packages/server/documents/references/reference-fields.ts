import type { AccountRow, UserRow } from "./references.ts";
import type { ItemRow } from "@vanbook/sdk/books";
import type { LocationRow } from "./stock-location.ts";

export interface Rows {
  account: AccountRow;
  item: ItemRow;
  location: LocationRow;
  user: UserRow;
  series: { id: number; series: string; invType: string; yearId: number };
  trip: { id: number; user_id: number };
  route: { id: number };
  vehicle: { id: number };
}

export interface Reference<Input = never> {
  to: keyof Rows;
  groups?: readonly number[];
  kinds?: readonly LocationRow["kind"][] | ((document: Input) => readonly LocationRow["kind"][]);
  /** Deleted records are accepted: all (`true`), or accounts with a balance (`"unsettled"`). */
  evenDeleted?: true | "unsettled";
  /** Refuses an item that is a service or charge: the document moves goods. */
  isGoods?: true;
  /** The van must be the one allocated to the salesman on the document's date, not today's. */
  onDate?: true;
}

/**
 * The fields of a document that refer to records, and those of its lines: `{ supplierId: …, lines:
 * { itemId: … } }`.
 */
export type References<Input> = {
  readonly [Field in keyof Input]?: NonNullable<Input[Field]> extends readonly (infer Line)[]
    ? References<Line>
    : Reference<Input>;
};

/**
 * A function for each declared field: returns the record that the field names, or null if it is
 * empty. Functions of line fields also take the line's index. They throw the problem of the field:
 * ACCOUNT_UNKNOWN, ACCOUNT_KIND_WRONG, ITEM_UNKNOWN, ITEM_KIND_WRONG and similar.
 */
export type Found<Input, Declared, Index extends readonly number[] = []> = {
  readonly [Field in keyof Declared & keyof Input]: Declared[Field] extends {
    to: infer To extends keyof Rows;
  }
    ? <Given extends Pick<Input, Field>>(
        input: Given,
        ...index: Index
      ) => Rows[To] | (Given[Field] extends number ? never : null)
    : NonNullable<Input[Field]> extends readonly (infer Line)[]
      ? Found<Line, Declared[Field], [index: number]>
      : never;
};

export type Given = Readonly<Record<string, unknown>>;
