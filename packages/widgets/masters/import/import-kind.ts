import type { Schema } from "@vanbook/sdk";
import { importBatchKey } from "@vanbook/sdk/rules";

/** What a spreadsheet can contain. */
export type ImportKind = Schema<"ImportKind">;
/** A row as read by the server. */
export type SheetRow = Schema<"SheetRow">;
/** The result for a row that was sent. */
export type Outcome = Schema<"ImportAnswer">["results"][number];

/** Values that apply to all rows of a file. */
export interface Choices {
  route: string | null;
  rateType: string | null;
  customerType: string | null;
  category: string | null;
}

/** Nothing chosen yet. */
export const noChoices: Choices = { route: null, rateType: null, customerType: null, category: null };

/** The choices required for a kind. */
export function neededChoices(kind: ImportKind): readonly (keyof Choices)[] {
  if (kind === "customer") return ["route", "rateType", "customerType"];
  return kind === "item" ? ["category"] : [];
}

/**
 * Idempotency key of a batch: the same for the same file, choices and position, so that resending creates nothing
 * twice.
 */
export function batchKey(importKey: string, kind: ImportKind, choices: Choices, begin: number): string {
  const chosen = neededChoices(kind).map((field) => choices[field] ?? "");
  return importBatchKey(importKey, kind, chosen, begin);
}
