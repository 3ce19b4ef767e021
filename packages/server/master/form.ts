import { findFormFaults, type FormRule } from "@vanbook/sdk/rules";
import { messageOf } from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";

/**
 * Throws RECORD_CHANGED if the change is based on an older version of `row`. Clients that don't know versions
 * send none.
 */
export function checkVersion(row: { readonly version?: unknown }, version: number | null | undefined): void {
  if (version !== undefined && version !== null && version !== row.version) throw problem("RECORD_CHANGED");
}

/** Throws INVALID_FIELDS with a message for each broken rule between fields. */
export function checkForm(rules: readonly FormRule[], body: object): void {
  const broken = Object.entries(findFormFaults(rules, body as Readonly<Record<string, unknown>>));
  const [first] = broken;
  if (!first) return;
  const fields = broken.map(([field, said]) => ({ field, ...messageOf(said) }));
  throw problem("INVALID_FIELDS", { ...messageOf(first[1]), fields });
}

/** A value as it is stored: trimmed, an empty text as null. */
export function written(value: unknown): unknown {
  return typeof value === "string" ? value.trim() || null : value;
}
