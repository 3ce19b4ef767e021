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
  row: Pick<DocumentRow, "date" | "narration">,
  db: Knex,
  principal: Principal,
  { voucherId }: Entered,
): Promise<Schema<"OpeningInput">> {
  const entries: OpeningEntry[] = await ofCompany(db, principal, "ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.against_id"))
    .leftJoin("opening_bills as b", (on) =>
      on
        .on("b.company_id", "e.company_id")
        .andOn("b.voucher_id", "e.voucher_id")
        .andOn("b.line_no", "e.line_no"),
    )
    .where({ "e.voucher_id": voucherId, "e.entry_kind": "opening", "a.system_key": "opening_equity" })
    .orderBy("e.line_no")
    .select("e.account_id", "e.debit", "e.credit", "b.number", "b.date", "b.due_date");
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
    balances: entries.map(({ account_id: accountId, debit, credit, number, date, due_date }) => ({
      accountId,
      ...(Number(debit) > 0 ? { debit } : { credit }),
      ...(number !== null && date !== null && due_date !== null
        ? { billNo: number, billDate: date, dueDate: due_date }
        : {}),
    })),
    stock: stock.map(({ move, ...each }) => ({
      ...each,
      ...toBatchInput(batches.find((part) => part.move === move)),
    })),
  };
}

interface OpeningEntry {
  account_id: number;
  debit: string;
  credit: string;
  /** Of its bill, if it has one. */
  number: string | null;
  date: string | null;
  due_date: string | null;
}
