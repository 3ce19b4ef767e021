import type { Knex } from "knex";
import { queryNamedRows } from "../../db/rows.ts";
import { percent, type NotedAmounts, type TaxedAmount } from "@vanbook/sdk/books";
import { toTaxedAmount } from "../posting/taxed-amount.ts";
import { selectNotedSql, type ReferredTable } from "../posting/noted-amounts-sql.ts";

/** By document id; documents that no note refers to are omitted. */
export async function readNotedAmounts(
  db: Knex,
  companyId: number,
  table: ReferredTable,
  ids: readonly number[],
): Promise<Map<number, NotedAmounts>> {
  const notedRows = await queryNamedRows<NotedRow>(
    db,
    `SELECT x.document_id, v.voucher_no, x.tax_rate, SUM(x.amount) AS amount, SUM(x.cgst) AS cgst,
      SUM(x.sgst) AS sgst, SUM(x.igst) AS igst
    FROM (${selectNotedSql(table, "d.company_id = :company AND d.id IN (:ids)")}) x
    JOIN vouchers v ON v.company_id = :company AND v.id = x.document_voucher_id
    GROUP BY x.document_id, v.voucher_no, x.tax_rate`,
    { company: companyId, ids: [0, ...ids], except: 0 },
  );
  const all = new Map<number, NotedAmounts>();
  for (const row of notedRows) {
    const before = all.get(row.document_id);
    const part = toTaxedAmount(row);
    all.set(row.document_id, {
      voucherNo: row.voucher_no,
      amount: (before?.amount ?? 0n) + part.amount,
      rates: new Map([...(before?.rates ?? []), [percent(row.tax_rate), part]]),
    });
  }
  return all;
}

interface NotedRow extends Record<keyof TaxedAmount | "tax_rate", string> {
  document_id: number;
  voucher_no: string;
}
