import type { Knex } from "knex";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";

/**
 * `move` is the number of the stock move, `line` the document's line, if the document has lines.
 */
export interface MovedBatch {
  move: number;
  line: number | null;
  batch: string;
  expiresOn: string | null;
  quantity: string;
}

export async function readMovedBatches(
  db: Knex,
  principal: Pick<Principal, "companyId">,
  voucherId: number,
): Promise<MovedBatch[]> {
  const parts = ofCompany(db, principal, "stock_move_batches as p").where("p.voucher_id", voucherId);
  joinOwn(parts, "batches as b", "b.id", "p.batch_id").orderBy(["p.line_no", "b.expires_on", "b.id"]);
  return select<MovedBatch>(parts, {
    move: "p.line_no",
    line: "p.document_line",
    batch: "b.code",
    expiresOn: "b.expires_on",
    quantity: "p.quantity",
  });
}

export function toBatchInput(part: MovedBatch | undefined) {
  if (!part) return {};
  return { batch: part.batch, ...(part.expiresOn !== null && { expiresOn: part.expiresOn }) };
}
