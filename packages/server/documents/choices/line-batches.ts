import type { Knex } from "knex";
import { lineKey, type Quantity } from "@vanbook/sdk/books";
import { readLineBatches } from "../../books/batches/read-batch-book.ts";
import { ofCompany } from "../../auth/scope.ts";
import type { Principal } from "../../contract/principal.ts";

/** A batch of a line, and the quantity that is not yet returned. */
export interface LineBatch {
  batch: string;
  expiresOn?: string;
  left: Quantity;
}

/**
 * Reads the batches of the lines of a bill or purchase, by line number, sorted by expiry date; none for items that
 * keep no batches.
 */
export async function lineBatches(
  db: Knex,
  principal: Principal,
  voucherId: number,
  lines: readonly number[],
): Promise<(line: number) => LineBatch[]> {
  const of = lines.map((line) => ({ voucherId, line }));
  const found = await readLineBatches(db, principal.companyId, of);
  const ids = [...found.values()].flatMap((each) => [...each.keys()]);
  const named = ofCompany(db, principal, "batches as b").whereIn("b.id", ids);
  const batches: { id: number; batch: string; expiresOn: string | null }[] =
    ids.length === 0
      ? []
      : await named
          .orderByRaw("b.expires_on IS NULL, b.expires_on, b.id")
          .select({ id: "b.id", batch: "b.code", expiresOn: "b.expires_on" });
  return (line) => {
    const own = found.get(lineKey({ voucherId, line }));
    return batches.flatMap(({ id, batch, expiresOn }) => {
      const left = own?.get(id) ?? 0n;
      return left > 0n ? { batch, ...(expiresOn !== null && { expiresOn }), left } : [];
    });
  };
}
