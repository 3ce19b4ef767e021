import type { Knex } from "knex";

/**
 * Locks the vouchers of documents, in the order of the voucher ids. Cancelling and editing also
 * lock the voucher before they look for returns.
 */
export async function lockDocuments(
  trx: Knex,
  companyId: number,
  table: "bills" | "purchases",
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const documents: { voucher_id: number }[] = await trx(table)
    .where("company_id", companyId)
    .whereIn("id", [...ids])
    .select("voucher_id");
  await trx("vouchers")
    .where("company_id", companyId)
    .whereIn(
      "id",
      documents.map((row) => row.voucher_id),
    )
    .orderBy("id")
    .forUpdate()
    .select("id");
}
