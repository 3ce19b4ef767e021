import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { abs, formatQuantity, quantity } from "@vanbook/sdk/books";
import { movedBatches, type MovedBatch } from "../posted/entered-batches.ts";

/** Reads the batches of a voucher's lines, by line number; none for items that keep no batches. */
export async function paperBatches(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  voucherId: number,
): Promise<(line: number) => { batches?: Schema<"PaperBatch">[] }> {
  const moved = await movedBatches(db, principal, voucherId);
  return (line) => {
    const batches = batchesOfLine(moved.filter((part) => part.line === line));
    return batches.length > 0 ? { batches } : {};
  };
}

/**
 * The quantity of each batch in a line: sold and free goods together, good and damaged goods of a return together. A
 * transfer moves goods out and in; only what went out counts.
 */
function batchesOfLine(all: readonly MovedBatch[]): Schema<"PaperBatch">[] {
  const out = all.filter((part) => quantity(part.quantity) < 0n);
  const sums = new Map<string, Schema<"PaperBatch">>();
  for (const { batch, expiresOn, quantity: moved } of out.length > 0 ? out : all) {
    const soFar = quantity(sums.get(batch)?.quantity ?? "0");
    sums.set(batch, { batch, expiresOn, quantity: formatQuantity(soFar + abs(quantity(moved))) });
  }
  return [...sums.values()];
}
