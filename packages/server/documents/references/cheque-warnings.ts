import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { formatIndianDay, POSTED_STATUS } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";

type Warning = Schema<"DocumentWarning">;

/** Warns of a cheque that the bank pays on a later day than the voucher's. */
export function listChequeWarnings(date: string, cheque: { number: string; date: string } | undefined) {
  if (!cheque || cheque.date <= date) return [];
  const words = { cheque: cheque.number.trim(), day: formatIndianDay(cheque.date) };
  return [{ code: "CHEQUE_DATED_LATER" as const, ...say.chequeDatedLater(words) }];
}

/** Of posted receipts or payments, by their ids. */
export async function readChequeWarnings(
  db: Knex,
  companyId: number,
  table: "receipts" | "payments",
  ids: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (ids.length === 0) return new Map();
  const rows: { id: number; date: string; number: string | null; chequeDate: string }[] = await db(table)
    .where({ company_id: companyId, status: POSTED_STATUS, post_dated: 1 })
    .whereIn("id", [...ids])
    .select({ id: "id", date: "date", number: "cheque_no", chequeDate: "cheque_date" });
  return new Map(
    rows.map(({ id, date, number, chequeDate }) => [
      id,
      listChequeWarnings(date, { number: number ?? "", date: chequeDate }),
    ]),
  );
}
