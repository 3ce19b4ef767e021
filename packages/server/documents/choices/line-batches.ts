import type { Knex } from "knex";
import { makeLineKey, type Quantity } from "@vanbook/sdk/books";
import { readLineBatches } from "../../books/batches/read-batch-book.ts";
import { ofCompany } from "../../auth/scope.ts";
import type { Principal } from "../../contract/principal.ts";

export interface LineBatch {
  batch: string;
  expiresOn?: string;
  left: Quantity;
}

/** By line number, sorted by expiry date; none for items that keep no batches. */
export async function readBatchesOfLines(
  db: Knex,
  principal: Principal,
  voucherId: number,
  lines: readonly number[],
): Promise<(line: number) => LineBatch[]> {
  const of = lines.map((line) => ({ voucherId, line }));
  const batchQuantities = await readLineBatches(db, principal.companyId, of);
  const ids = [...batchQuantities.values()].flatMap((each) => [...each.keys()]);
  const batchNames = ofCompany(db, principal, "batches as b").whereIn("b.id", ids);
  const batches: { id: number; batch: string; expiresOn: string | null }[] =
    ids.length === 0
      ? []
      : await batchNames
          .orderByRaw("b.expires_on IS NULL, b.expires_on, b.id")
          .select({ id: "b.id", batch: "b.code", expiresOn: "b.expires_on" });
  return (line) => {
    const own = batchQuantities.get(makeLineKey({ voucherId, line }));
    return batches.flatMap(({ id, batch, expiresOn }) => {
      const leftQuantity = own?.get(id) ?? 0n;
      return leftQuantity > 0n ? { batch, ...(expiresOn !== null && { expiresOn }), left: leftQuantity } : [];
    });
  };
}
