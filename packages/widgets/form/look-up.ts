import type { Answer, Args, OperationId, Schema } from "@vanbook/sdk";
import { date } from "../../sdk/format/date.ts";
import { money } from "../../sdk/format/money.ts";
import type { Option } from "../../sdk/report/filters/option.ts";
import type { AnyRecord, RecordOf, Values } from "./record.ts";

/** Source of a field's options: an operation, and the row fields used as value and label. */
export interface LookUp {
  operation: OperationId;
  value: string;
  label: string;
  given: ((values: Values) => object | undefined) | undefined;
  /** Extracts the rows from the answer if it is not a list. */
  rows?: (answer: unknown) => readonly AnyRecord[];
  /** Filters the rows by the form's values; default: all rows. */
  keeps?: (row: AnyRecord, values: Values) => boolean;
  /** Message if the options could not be fetched. */
  failed: string | undefined;
  /** A label built from several fields of a row, instead of `label`. */
  words?: (row: AnyRecord) => string;
  /** Fetched again for each use, because every posted document changes the rows. */
  isFresh?: true;
  /** What a voucher needs from a row in addition to its label: codes, units, flags. */
  known?: (row: AnyRecord) => Known;
  /** The rows that a voucher lists first: the party's recent ones. */
  lately?: Lately;
  /** The master whose form opens over a voucher to create a missing row. */
  makes?: MadeMaster;
  /** The master of its rows, for which a voucher warns of unknown facts. */
  names?: NamedMaster;
}

/** `account` is any account of the chart: customers and suppliers are accounts too. */
export type NamedMaster = "account" | "item";

/** `party` becomes a customer or a supplier, `account` any other account of the chart. */
export type MadeMaster = "customer" | "supplier" | "party" | "item" | "account";

/** What the party used last, newest first: a report's rows, and their fields for item and date. */
export interface Lately {
  operation: OperationId;
  value: string;
  day: string;
  /** Undefined while no party is chosen. */
  given: (head: Values, range: { from: string; until: string }) => object | undefined;
}

/**
 * Names the operation that lists a field's options. `makeArgs` makes its arguments from the form's
 * values; while it returns undefined, there is nothing to choose. `failureMessage` is shown if the
 * options could not be fetched.
 */
export function lookUp<Op extends OperationId>(
  operation: Op,
  value: keyof RecordOf<Op> & string,
  label: keyof RecordOf<Op> & string,
  makeArgs?: (values: Values) => Args<Op> | undefined,
  failureMessage?: string,
): LookUp {
  return { operation, value, label, given: makeArgs, failed: failureMessage };
}

/** Documents are listed newest first, with number, date and amount. */
export function defineDocumentLookUp<Op extends OperationId>(
  operation: Answer<Op> extends { data: readonly DocumentChoice[] } ? Op : never,
  makeArgs: (values: Values) => Args<Op> | undefined,
): LookUp {
  return {
    ...{ operation, value: "id", label: "number", failed: undefined, isFresh: true },
    given: makeArgs,
    words: (row) => {
      const { number, date: day, amount } = row as unknown as DocumentChoice; // an operation with other rows does not compile
      return `${number} · ${date(day)} · ₹${money(amount)}`;
    },
  };
}

type DocumentChoice = Schema<"DocumentChoice">;

/** Like `lookUp`, but for one list within an operation's answer. Rows are chosen by `id`. */
export function lookUpIn<Op extends OperationId, List extends keyof Answer<Op> & string>(
  operation: Op,
  list: List,
  label: keyof RowOf<Answer<Op>[List]> & string,
  keeps?: (row: RowOf<Answer<Op>[List]>, values: Values) => boolean,
  more: {
    known?: (row: RowOf<Answer<Op>[List]>) => Known;
    lately?: Lately;
    makes?: MadeMaster;
    names?: NamedMaster;
  } = {},
): LookUp {
  const { known, ...others } = more;
  return {
    ...{ operation, value: "id", label, given: undefined, failed: undefined },
    ...others,
    ...(known && { known: known as (row: unknown) => Known }),
    rows: (answer) => (answer as Record<List, readonly AnyRecord[]>)[list],
    ...(keeps && { keeps: keeps as (row: unknown, values: Values) => boolean }),
  };
}

/** `value` and `day` are the report's columns for the item used and its date. */
export function defineLately<Op extends OperationId>(
  operation: Op,
  value: keyof RecordOf<Op> & string,
  day: keyof RecordOf<Op> & string,
  makeArgs: (head: Values, range: { from: string; until: string }) => Args<Op> | undefined,
): Lately {
  return { operation, value, day, given: makeArgs };
}

type Known = Omit<Option, "value" | "label">;
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;
