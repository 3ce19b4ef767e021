import type { Schema } from "@vanbook/sdk";
import { importBatchKey } from "@vanbook/sdk/rules";

export type ImportKind = Schema<"ImportKind">;
export type SheetRow = Schema<"SheetRow">;
export type Outcome = Schema<"ImportAnswer">["results"][number];

/** Values that apply to all rows of a file. */
export interface Choices {
  route: string | null;
  rateType: string | null;
  customerType: string | null;
  category: string | null;
}

export const noChoices: Choices = { route: null, rateType: null, customerType: null, category: null };

export function listNeededChoices(kind: ImportKind): readonly (keyof Choices)[] {
  if (kind === "customer") return ["route", "rateType", "customerType"];
  return kind === "item" ? ["category"] : [];
}

/**
 * The same file, choices and position give the same key, so resending a batch creates nothing
 * twice.
 */
export function makeBatchKey(importKey: string, kind: ImportKind, choices: Choices, begin: number): string {
  const chosenValues = listNeededChoices(kind).map((field) => choices[field] ?? "");
  return importBatchKey(importKey, kind, chosenValues, begin);
}
