import { findFormFaults, type FormRule } from "@vanbook/sdk/rules";
import { toMessage } from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";

/** Throws RECORD_CHANGED if an older version was changed. Clients without versions send none. */
export function checkVersion(row: { readonly version?: unknown }, version: number | null | undefined): void {
  if (version !== undefined && version !== null && version !== row.version) throw problem("RECORD_CHANGED");
}

/** Throws INVALID_FIELDS with a message for each broken rule. */
export function checkForm(rules: readonly FormRule[], body: object): void {
  const brokenRules = Object.entries(findFormFaults(rules, body as Readonly<Record<string, unknown>>));
  const [first] = brokenRules;
  if (!first) return;
  const fields = brokenRules.map(([field, fault]) => ({ field, ...toMessage(fault) }));
  throw problem("INVALID_FIELDS", { ...toMessage(first[1]), fields });
}

/** Trims texts; an empty text becomes null. */
export function toStoredValue(value: unknown): unknown {
  return typeof value === "string" ? value.trim() || null : value;
}
