import type { Answer, OperationId } from "@vanbook/sdk";

export type AnyRecord = Readonly<Record<string, unknown>>;

/**
 * By field: strings, chosen values as strings or null, switches as booleans, and the values of
 * custom fields.
 */
export type Values = Readonly<Record<string, unknown>>;

export type RecordOf<List extends OperationId> =
  Answer<List> extends readonly (infer Row)[]
    ? Row
    : Answer<List> extends { data: readonly (infer Row)[] }
      ? Row
      : never;

export type Field<T> = keyof T & string;
