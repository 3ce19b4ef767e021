import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { toAbsolute, formatQuantity, quantity } from "@vanbook/sdk/books";
import { readMovedBatches, type MovedBatch } from "../posted/entered-batches.ts";

/** By line number; none for items that keep no batches. */
export async function readPaperBatches(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  voucherId: number,
): Promise<(line: number) => { batches?: Schema<"PaperBatch">[] }> {
  const movedParts = await readMovedBatches(db, principal, voucherId);
  return (line) => {
    const batches = sumLineBatches(movedParts.filter((part) => part.line === line));
    return batches.length > 0 ? { batches } : {};
  };
}

/**
 * Sold and free goods are added up, and so are good and damaged goods of a return. A transfer moves
 * goods out and in; only what went out counts.
 */
function sumLineBatches(all: readonly MovedBatch[]): Schema<"PaperBatch">[] {
  const out = all.filter((part) => quantity(part.quantity) < 0n);
  const sums = new Map<string, Schema<"PaperBatch">>();
  for (const { batch, expiresOn, quantity: movedQuantity } of out.length > 0 ? out : all) {
    const soFar = quantity(sums.get(batch)?.quantity ?? "0");
    sums.set(batch, {
      batch,
      expiresOn,
      quantity: formatQuantity(soFar + toAbsolute(quantity(movedQuantity))),
    });
  }
  return [...sums.values()];
}
