import { CANCELLED_STATUS, POSTED_STATUS } from "@vanbook/sdk/books";
import type { Knex } from "knex";
import { queryNamedRows } from "../../db/rows.ts";

/** The vouchers that documents have today, by any voucher that they ever had. */
export async function readCurrentVouchers(
  db: Knex,
  companyId: number,
  voucherIds: readonly number[],
): Promise<number[]> {
  if (voucherIds.length === 0) return [];
  const rows = await queryNamedRows<{ voucher_id: number }>(
    db,
    NUMBER_SEQUENCES.map(buildCurrentSql).join(" UNION ALL "),
    { companyId, ids: [...voucherIds], posted: POSTED_STATUS, cancelled: CANCELLED_STATUS },
  );
  return rows.map(({ voucher_id: id }) => id);
}

function buildCurrentSql({ table, sameSeries }: (typeof NUMBER_SEQUENCES)[number]): string {
  return `SELECT d.voucher_id FROM ${table} o
    JOIN ${table} d ON d.company_id = o.company_id AND d.year_id = o.year_id AND d.number = o.number ${sameSeries}
      AND d.status IN (:posted, :cancelled)
    WHERE o.company_id = :companyId AND o.voucher_id IN (:ids)`;
}

/** In which sequence a number is the only one. */
const NUMBER_SEQUENCES = [
  { table: "bills", sameSeries: "AND d.series_id = o.series_id" },
  { table: "sale_returns", sameSeries: "" },
  { table: "notes", sameSeries: "AND d.type = o.type" },
  { table: "van_loads", sameSeries: "" },
] as const;
