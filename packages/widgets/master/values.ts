import { findDoubt, findFieldFault, findFormFaults, type Said } from "@vanbook/sdk/rules";
import { getRecordId } from "./record-identity.ts";
import type { AnyField, AnyMaster } from "./definition.ts";
import type { AnyRecord, Values } from "../form/record.ts";

/** The defaults, overridden by `initial`. */
export function makeNewValues({ fields }: AnyMaster, today: string, initial: Values = {}): Values {
  const entries = fields.map((field) => {
    const { usual } = field;
    const value: unknown = initial[field.field] ?? (typeof usual === "function" ? usual(today) : usual);
    return [field.field, toFormValue(field, value)] as const;
  });
  return Object.fromEntries(entries);
}

export function readFormValues({ fields }: AnyMaster, record: AnyRecord): Values {
  return Object.fromEntries(
    fields.map((field) => [
      field.field,
      toFormValue(field, field.read ? field.read(record) : record[field.field]),
    ]),
  );
}

/** Figures become numbers, switches what rules require; trims texts and omits hidden fields. */
export function makeSentValues(master: AnyMaster, values: Values, record: AnyRecord | undefined): object {
  const entries = listVisibleFields(master, values, record === undefined).flatMap((field) => {
    const value = toSentValue(master, field, values[field.field]);
    return value === undefined ? [] : [[field.field, value] as const];
  });
  const own = record && { [master.record.id]: getRecordId(master, record), Version: record["Version"] };
  return { ...Object.fromEntries(entries), ...own };
}

export function listVisibleFields(
  { fields }: AnyMaster,
  values: Values,
  isNew: boolean,
): readonly AnyField[] {
  return fields.filter(({ isShown }) => isShown?.(values, isNew) ?? true);
}

export function isNeeded(
  master: AnyMaster,
  field: string,
  values: Values,
  record: AnyRecord | undefined,
): boolean {
  if (master.rules[field]?.required !== undefined) return true;
  const id = record ? getRecordId(master, record) : 0;
  return field in findFormFaults(master.checks ?? [], { ...values, [field]: "", [master.record.id]: id });
}

export function findBrokenFields(
  master: AnyMaster,
  values: Values,
  { record, records }: { record: AnyRecord | undefined; records: readonly AnyRecord[] },
): Record<string, Said> {
  const id = record ? getRecordId(master, record) : 0;
  const between = findFormFaults(master.checks ?? [], { ...values, [master.record.id]: id });
  const before = record && readFormValues(master, record);
  const entries = listVisibleFields(master, values, id === 0).flatMap((definedField) => {
    const { field, kind, findFault } = definedField;
    const isKept = before !== undefined && before[field] === values[field];
    const stays = master.rules[field]?.mayStay && isKept;
    // A switch always has a valid value.
    const rule = kind === "switch" || stays ? undefined : master.rules[field];
    const message =
      (rule && findFieldFault(rule, values[field])) ??
      between[field] ??
      (isKept && kind !== "custom" ? undefined : findFault?.(values[field])) ??
      describeTakenValue(master, field, values[field], id, records);
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns warnings about changed fields whose values would be accepted, in form order. */
export function listDoubtfulFields(
  master: AnyMaster,
  values: Values,
  record: AnyRecord | undefined,
): readonly { field: string; message: Said }[] {
  const before = record && readFormValues(master, record);
  return listVisibleFields(master, values, record === undefined).flatMap(({ field }) => {
    const rule = master.rules[field];
    const message = before?.[field] === values[field] ? undefined : rule && findDoubt(rule, values[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

function describeTakenValue(
  master: AnyMaster,
  field: string,
  value: unknown,
  id: number,
  records: readonly AnyRecord[],
): string | undefined {
  const { unique } = master.record;
  if (unique?.field !== field) return undefined;
  const name = makeNameKey(value);
  const isTaken =
    name !== "" &&
    records.some((other) => getRecordId(master, other) !== id && makeNameKey(other[field]) === name);
  return isTaken ? unique.message : undefined;
}

function makeNameKey(value: unknown): string {
  return String(value ?? "")
    .trim()
    .toLowerCase();
}

function toFormValue(field: AnyField, value: unknown): unknown {
  if (field.kind === "custom") return value ?? null;
  if (field.kind === "switch") return Boolean(Number(value ?? 0));
  const isChosen = field.kind === "choice" || field.kind === "lookup" || field.kind === "date";
  if (value === null || value === undefined || value === "") return isChosen ? null : "";
  return String(value);
}

function toSentValue(master: AnyMaster, definedField: AnyField, value: unknown): unknown {
  const { field, kind } = definedField;
  if (definedField.kind === "custom")
    return definedField.send ? definedField.send(value) : (value ?? undefined);
  const rule = master.rules[field];
  if (kind === "switch") return rule?.isBoolean ? Boolean(value) : value ? 1 : 0;
  const text = kind === "password" ? String(value ?? "") : String(value ?? "").trim();
  if (text === "") return rule?.isNullable ? null : rule?.decimals === undefined ? text : undefined;
  return rule?.decimals === undefined ? text : Number(text);
}
