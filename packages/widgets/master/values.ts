import { findDoubt, findFieldFault, findFormFaults, type Said } from "@vanbook/sdk/rules";
import { idOf } from "./record-identity.ts";
import type { AnyField, AnyMaster } from "./definition.ts";
import type { AnyRecord, Values } from "../form/record.ts";

/** Form values of a new record: the defaults, overridden by `initial`. */
export function newValues({ fields }: AnyMaster, today: string, initial: Values = {}): Values {
  const entries = fields.map((field) => {
    const { usual } = field;
    const value: unknown = initial[field.field] ?? (typeof usual === "function" ? usual(today) : usual);
    return [field.field, shown(field, value)] as const;
  });
  return Object.fromEntries(entries);
}

/** The form values of a record. */
export function valuesOf({ fields }: AnyMaster, record: AnyRecord): Values {
  return Object.fromEntries(
    fields.map((field) => [field.field, shown(field, field.read ? field.read(record) : record[field.field])]),
  );
}

/**
 * The request for a form: figures as numbers, switches as their rules require, texts trimmed. Hidden fields are
 * omitted.
 */
export function sentValues(master: AnyMaster, values: Values, record: AnyRecord | undefined): object {
  const entries = visibleFields(master, values, record === undefined).flatMap((field) => {
    const value = sentValue(master, field, values[field.field]);
    return value === undefined ? [] : [[field.field, value] as const];
  });
  const own = record && { [master.record.id]: idOf(master, record), Version: record["Version"] };
  return { ...Object.fromEntries(entries), ...own };
}

/** The fields that are visible with these values. */
export function visibleFields({ fields }: AnyMaster, values: Values, isNew: boolean): readonly AnyField[] {
  return fields.filter(({ isShown }) => isShown?.(values, isNew) ?? true);
}

/** Whether a form with these values needs this field. */
export function isNeeded(
  master: AnyMaster,
  field: string,
  values: Values,
  record: AnyRecord | undefined,
): boolean {
  if (master.rules[field]?.required !== undefined) return true;
  const id = record ? idOf(master, record) : 0;
  return field in findFormFaults(master.checks ?? [], { ...values, [field]: "", [master.record.id]: id });
}

/** The message of each invalid field, in form order. */
export function brokenFields(
  master: AnyMaster,
  values: Values,
  { record, records }: { record: AnyRecord | undefined; records: readonly AnyRecord[] },
): Record<string, Said> {
  const id = record ? idOf(master, record) : 0;
  const between = findFormFaults(master.checks ?? [], { ...values, [master.record.id]: id });
  const before = record && valuesOf(master, record);
  const entries = visibleFields(master, values, id === 0).flatMap(({ field, kind }) => {
    const stays = master.rules[field]?.mayStay && before !== undefined && before[field] === values[field];
    // A switch always has a valid value.
    const rule = kind === "switch" || stays ? undefined : master.rules[field];
    const message =
      (rule && findFieldFault(rule, values[field])) ??
      between[field] ??
      takenWords(master, field, values[field], id, records);
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(entries);
}

/** Warnings about changed fields whose values would be accepted, in form order. */
export function doubtfulFields(
  master: AnyMaster,
  values: Values,
  record: AnyRecord | undefined,
): readonly { field: string; message: Said }[] {
  const before = record && valuesOf(master, record);
  return visibleFields(master, values, record === undefined).flatMap(({ field }) => {
    const rule = master.rules[field];
    const message = before?.[field] === values[field] ? undefined : rule && findDoubt(rule, values[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

function takenWords(
  master: AnyMaster,
  field: string,
  value: unknown,
  id: number,
  records: readonly AnyRecord[],
): string | undefined {
  const { unique } = master.record;
  if (unique?.field !== field) return undefined;
  const name = nameKey(value);
  const isTaken =
    name !== "" && records.some((other) => idOf(master, other) !== id && nameKey(other[field]) === name);
  return isTaken ? unique.message : undefined;
}

function nameKey(value: unknown): string {
  return String(value ?? "")
    .trim()
    .toLowerCase();
}

function shown(field: AnyField, value: unknown): unknown {
  if (field.kind === "custom") return value ?? null;
  if (field.kind === "switch") return Boolean(Number(value ?? 0));
  const isChosen = field.kind === "choice" || field.kind === "lookup" || field.kind === "date";
  if (value === null || value === undefined || value === "") return isChosen ? null : "";
  return String(value);
}

function sentValue(master: AnyMaster, given: AnyField, value: unknown): unknown {
  const { field, kind } = given;
  if (given.kind === "custom") return given.send ? given.send(value) : (value ?? undefined);
  const rule = master.rules[field];
  if (kind === "switch") return rule?.isBoolean ? Boolean(value) : value ? 1 : 0;
  const text = kind === "password" ? String(value ?? "") : String(value ?? "").trim();
  if (text === "") return rule?.isNullable ? null : rule?.decimals === undefined ? text : undefined;
  return rule?.decimals === undefined ? text : Number(text);
}
