import type { Answer, OperationId } from "@vanbook/sdk";

/** A record whose operation no longer matters, as the engine handles it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** A form's values by field: texts, chosen values as texts or null, switches as true or false, and what custom fields keep. */
export type Values = Readonly<Record<string, unknown>>;

/** The record that a list's operation answers. */
export type RecordOf<List extends OperationId> =
  Answer<List> extends readonly (infer Row)[]
    ? Row
    : Answer<List> extends { data: readonly (infer Row)[] }
      ? Row
      : never;

export type Field<T> = keyof T & string;
