import type { Args, Vanbook } from "@vanbook/sdk";
import { customerTypes, rateTypes } from "@vanbook/sdk/rules";
import { batchKey, type Choices, type ImportKind, type Outcome, type SheetRow } from "./import-kind.ts";
import { GROUP } from "../../../sdk/books/account-groups.ts";

/** One request of an import. */
export interface Batch {
  kind: ImportKind;
  importKey: string;
  choices: Choices;
  /** Index of its first row among the file's valid rows. */
  begin: number;
  rows: readonly SheetRow[];
}

/** Sends a batch. Sent again, it gets the same answer as the first time. */
export async function sendBatch(client: Vanbook, batch: Batch, signal: AbortSignal): Promise<Outcome[]> {
  const { kind, choices, begin } = batch;
  const rows = batch.rows.map(({ Error: _, ...row }) => row);
  const options = {
    idempotencyKey: batchKey(batch.importKey, kind, choices, begin),
    signal,
    timeout: PATIENCE,
  };
  if (kind === "item") {
    const category = { ItemCategoryID: Number(choices.category) };
    return (await client.items.importRows({ ...category, rows }, options)).results;
  }
  const parent = { AccountParent: kind === "customer" ? GROUP.debtors : GROUP.creditors } as const;
  return (
    await client.accounts.importRows(
      { ...parent, ...(kind === "customer" && chosen(choices)), rows },
      options,
    )
  ).results;
}

function chosen({ route, rateType, customerType }: Choices): Partial<Args<"accounts.importRows">> {
  return {
    RootId: Number(route),
    RateType: rateTypes.find((each) => each === rateType) ?? null,
    CustomerType: customerTypes.find(({ value }) => String(value) === customerType)?.value ?? null,
  };
}

/** Milliseconds: 200 rows take half a second, or about ten seconds if others are served first. */
const PATIENCE = 30_000;
