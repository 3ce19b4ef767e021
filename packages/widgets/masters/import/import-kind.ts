import type { Schema } from "@vanbook/sdk";
import { importBatchKey } from "@vanbook/sdk/rules";

/** What a spreadsheet may hold. */
export type ImportKind = Schema<"ImportKind">;
/** A row as the server has read it. */
export type SheetRow = Schema<"SheetRow">;
/** What became of a row that was sent. */
export type Outcome = Schema<"ImportAnswer">["results"][number];

/** What all rows of a file have in common, as the form has it. */
export interface Choices {
  route: string | null;
  rateType: string | null;
  customerType: string | null;
  category: string | null;
}

/** Nothing chosen yet. */
export const noChoices: Choices = { route: null, rateType: null, customerType: null, category: null };

/** The choices that a kind needs. */
export function neededChoices(kind: ImportKind): readonly (keyof Choices)[] {
  if (kind === "customer") return ["route", "rateType", "customerType"];
  return kind === "item" ? ["category"] : [];
}

/** Names a batch: the same for the same file, choices and place in it, so that what is sent twice is made once. */
export function batchKey(importKey: string, kind: ImportKind, choices: Choices, begin: number): string {
  const chosen = neededChoices(kind).map((field) => choices[field] ?? "");
  return importBatchKey(importKey, kind, chosen, begin);
}
