import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { formatIndianDay, POSTED_STATUS } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import { listOf, queryRows } from "../../db/rows.ts";

type Warning = Schema<"DocumentWarning">;

/**
 * Warns of vouchers with goods that were counted at the same place for a later day, before the
 * voucher was posted: the count compared with a stock that the voucher has changed. By voucher id.
 */
export async function readCountedWarnings(
  db: Knex,
  companyId: number,
  voucherIds: readonly number[],
): Promise<ReadonlyMap<number, Warning[]>> {
  if (voucherIds.length === 0) return new Map();
  const rows = await queryRows<CountedRow>(
    db,
    `SELECT m.voucher_id AS voucherId, i.name AS item, p.name AS place, MAX(c.date) AS date
      FROM stock_moves m
      JOIN stock_counts c ON c.company_id = m.company_id AND c.location_id = m.location_id AND c.date > m.date
        AND c.status = ${POSTED_STATUS} AND c.voucher_id < m.voucher_id
      JOIN stock_count_lines l ON l.company_id = c.company_id AND l.stock_count_id = c.id AND l.item_id = m.item_id
      JOIN items i ON i.company_id = m.company_id AND i.id = m.item_id
      JOIN stock_locations p ON p.company_id = m.company_id AND p.id = m.location_id
      WHERE m.company_id = ? AND m.voucher_id IN (?)
      GROUP BY m.voucher_id, m.item_id, m.location_id, i.name, p.name
      ORDER BY m.voucher_id, i.name, p.name`,
    [companyId, listOf(voucherIds)],
  );
  const warnings = new Map<number, Warning[]>();
  for (const { voucherId, item, place, date } of rows) {
    const warning: Warning = {
      code: "COUNTED_LATER",
      ...say.countedLater({ item, place, day: formatIndianDay(date) }),
    };
    warnings.set(voucherId, [...(warnings.get(voucherId) ?? []), warning]);
  }
  return warnings;
}

interface CountedRow {
  voucherId: number;
  item: string;
  place: string;
  date: string;
}
