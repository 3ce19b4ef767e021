import type { FieldRule, FormRule } from "@vanbook/sdk/rules";
import type { OperationId } from "@vanbook/sdk";
import type { AnyRecord } from "./record.ts";
import type { ListColumn, MasterField, MasterWords, RecordRules } from "./definition.ts";

export type AnyField = MasterField<AnyRecord, AnyRecord>;

/** A master whose operations no longer matter, as the engine handles it. */
export interface AnyMaster {
  operations: {
    list: OperationId;
    create: OperationId;
    update: OperationId;
    remove: OperationId;
    isMoney?: true;
  };
  title: string;
  record: RecordRules<AnyRecord, AnyRecord>;
  rules: Readonly<Record<string, FieldRule>>;
  checks?: readonly FormRule[];
  fields: readonly AnyField[];
  list: {
    title?: string;
    columns: readonly ListColumn<AnyRecord>[];
    amount?: string;
    search: readonly string[];
    isPaged?: true;
    kinds?: readonly { label: string; keeps: (record: AnyRecord) => boolean }[];
    height?: string;
    missing?: string;
  };
  words?: MasterWords;
}

/** The number of a record. */
export function idOf({ record: { id } }: AnyMaster, record: AnyRecord): number {
  return Number(record[id]);
}

/** How a record is called. */
export function nameOf({ record: { name } }: AnyMaster, record: AnyRecord): string {
  return typeof name === "function" ? name(record) : String(record[name] ?? "");
}

/** Whether two rows are the same record, at different times perhaps. */
export function isSame(master: AnyMaster, one: AnyRecord, other: AnyRecord): boolean {
  const { id, lasting = id } = master.record;
  return Number(one[lasting]) === Number(other[lasting]);
}
