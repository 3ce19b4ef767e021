import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { abs, formatQuantity, quantity } from "@vanbook/sdk/books";
import { movedBatches, type MovedBatch } from "../posted/entered-batches.ts";

/** Reads of which batches the goods of a voucher's lines are, by the number of the line; none of items that keep none. */
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
 * What of each batch a line has: sold and free goods together, good and damaged ones of a return. What goes from place to place is moved
 * twice, and is what went out.
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
