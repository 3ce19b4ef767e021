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
  return readWarnings(db, companyId, { voucherIds, replacedId: 0 });
}

/**
 * The same of an edit to the voucher `voucherId`, which also reverses the goods of the one that it
 * replaced. What both move alike has not changed.
 */
export async function readCountedWarningsOfEdit(
  db: Knex,
  companyId: number,
  { voucherId, replacedId }: { voucherId: number; replacedId: number },
): Promise<Warning[]> {
  const warnings = await readWarnings(db, companyId, { voucherIds: [voucherId], replacedId });
  return warnings.get(voucherId) ?? [];
}

async function readWarnings(
  db: Knex,
  companyId: number,
  { voucherIds, replacedId }: { voucherIds: readonly number[]; replacedId: number },
): Promise<ReadonlyMap<number, Warning[]>> {
  const rows = await queryRows<CountedRow>(
    db,
    `SELECT y.voucher_id AS voucherId, i.name AS item, p.name AS place, MAX(y.date) AS date FROM (
        SELECT v.warned_id AS voucher_id, m.item_id, m.location_id, c.id, c.date
        FROM (SELECT n.id, n.id AS warned_id FROM vouchers n WHERE n.company_id = ? AND n.id IN (?)
          UNION ALL SELECT r.id, ? FROM vouchers r WHERE r.company_id = ? AND r.reverses_id = ?) v
        JOIN stock_moves m ON m.company_id = ? AND m.voucher_id = v.id
        JOIN stock_counts c ON c.company_id = m.company_id AND c.location_id = m.location_id AND c.date > m.date
          AND c.status = ${POSTED_STATUS} AND c.voucher_id < m.voucher_id
        JOIN stock_count_lines l ON l.company_id = c.company_id AND l.stock_count_id = c.id AND l.item_id = m.item_id
        GROUP BY v.warned_id, m.item_id, m.location_id, c.id, c.date
        HAVING SUM(m.quantity) <> 0
      ) y
      JOIN items i ON i.company_id = ? AND i.id = y.item_id
      JOIN stock_locations p ON p.company_id = i.company_id AND p.id = y.location_id
      GROUP BY y.voucher_id, y.item_id, y.location_id, i.name, p.name
      ORDER BY y.voucher_id, i.name, p.name`,
    [
      ...[companyId, listOf(voucherIds), voucherIds[0] ?? 0, companyId, replacedId],
      ...[companyId, companyId],
    ],
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
