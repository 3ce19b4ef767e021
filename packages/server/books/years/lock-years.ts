import type { Knex } from "knex";
import type { FinancialYear } from "@vanbook/sdk/books";

/**
 * Reads and locks the company's financial years, in order. Postings share the lock, so that no year
 * is locked or closed before they end; changing a year takes it exclusively, after all running
 * postings have ended.
 */
export function lockYears(
  trx: Knex,
  companyId: number,
  hold: "shared" | "exclusive" = "shared",
): Promise<FinancialYear[]> {
  const years = trx<FinancialYear>("financial_years")
    .select("id", "label", "start_date", "end_date", "locked_until", "closed_at")
    .where({ company_id: companyId, is_deleted: 0 } as Partial<FinancialYear>)
    .orderBy("start_date");
  return hold === "exclusive" ? years.forUpdate() : years.forShare();
}
