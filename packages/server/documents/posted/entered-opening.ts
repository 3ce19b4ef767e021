import type { Knex } from "knex";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { toBatchInput, readMovedBatches } from "./entered-batches.ts";
import { omitEmpty, type DocumentRow, type Entered } from "./entered-document-row.ts";

/**
 * Found by its voucher, because an opening has no document row. The balances are the entries
 * against opening balance equity; the stock is the goods that it moves, valued as posted to
 * inventory.
 */
export async function readOpeningInput(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { voucherId }: Entered,
): Promise<Schema<"OpeningInput">> {
  const entries: { account_id: number; debit: string; credit: string }[] = await ofCompany(
    db,
    principal,
    "ledger_entries as e",
  )
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.against_id"))
    .where({ "e.voucher_id": voucherId, "e.entry_kind": "opening", "a.system_key": "opening_equity" })
    .orderBy("e.line_no")
    .select("e.account_id", "e.debit", "e.credit");
  const stock = (await ofCompany(db, principal, "stock_moves as m")
    .where("m.voucher_id", voucherId)
    .orderBy("m.line_no")
    .select({
      itemId: "m.item_id",
      locationId: "m.location_id",
      quantity: "m.quantity",
      value: "m.value",
      move: "m.line_no",
    })) as (Schema<"OpeningStock"> & { move: number })[]; // knex knows no column types
  const batches = await readMovedBatches(db, principal, voucherId);
  return {
    date: row.date,
    ...omitEmpty({ narration: row.narration }),
    balances: entries.map(({ account_id: accountId, debit, credit }) => ({
      accountId,
      ...(Number(debit) > 0 ? { debit } : { credit }),
    })),
    stock: stock.map(({ move, ...each }) => ({
      ...each,
      ...toBatchInput(batches.find((part) => part.move === move)),
    })),
  };
}
