import type { Knex } from "knex";
import { queryRows } from "../../packages/server/db/rows.ts";
import { DAYS_A_YEAR, SERIES_COUNT, BENCH_YEARS } from "./masters.ts";
import { CYCLE_COUNT, type Pattern } from "./pattern.ts";

export const COPIED_TABLES = {
  vouchers: {
    from: "vouchers t JOIN bench_positions p ON p.voucher_id = t.id",
    columns: (at: Copy) => ({
      id: `t.id + ${at.voucherShift}`,
      year_id: at.year.id,
      series_id: `IF(t.series_id = 0, 0, t.series_id + ${at.seriesShift})`,
      number: `t.number + IF(t.series_id = 0, ${at.receiptNumberShift}, ${at.billNumberShift})`,
      voucher_no: `IF(t.series_id = 0, CONCAT('RCT/', t.number + ${at.receiptNumberShift}),
        CONCAT('A/${at.year.label.slice(2)}/', t.number + ${at.billNumberShift}))`,
      date: at.date,
      created_at: `CONCAT(${at.date}, ' 06:30:00')`,
      // The rows have other ids and days: the digests are derived when all are there.
      digest_list: "NULL",
      digest_voucher: "0",
    }),
  },
  ledger_entries: {
    from: "ledger_entries t JOIN bench_positions p ON p.voucher_id = t.voucher_id",
    columns: (at: Copy) => ({ voucher_id: `t.voucher_id + ${at.voucherShift}`, date: at.date }),
  },
  stock_moves: {
    from: "stock_moves t JOIN bench_positions p ON p.voucher_id = t.voucher_id",
    columns: (at: Copy) => ({ voucher_id: `t.voucher_id + ${at.voucherShift}`, date: at.date }),
  },
  bills: {
    from: "bills t JOIN bench_positions p ON p.voucher_id = t.voucher_id",
    columns: (at: Copy) => ({
      id: `t.id + ${at.billShift}`,
      voucher_id: `t.voucher_id + ${at.voucherShift}`,
      year_id: at.year.id,
      series_id: `t.series_id + ${at.seriesShift}`,
      series: `'A/${at.year.label.slice(2)}'`,
      number: `t.number + ${at.billNumberShift}`,
      retail_no: `t.number + ${at.billNumberShift}`,
      bill_no: `CONCAT('A/${at.year.label.slice(2)}/', t.number + ${at.billNumberShift})`,
      date: at.date,
      created_at: `CONCAT(${at.date}, ' 06:30:00')`,
    }),
  },
  bill_lines: {
    from: "bill_lines t",
    columns: (at: Copy) => ({ bill_id: `t.bill_id + ${at.billShift}` }),
  },
  receipts: {
    from: "receipts t JOIN bench_positions p ON p.voucher_id = t.voucher_id",
    columns: (at: Copy) => ({
      id: `t.id + ${at.receiptShift}`,
      voucher_id: `t.voucher_id + ${at.voucherShift}`,
      year_id: at.year.id,
      number: `t.number + ${at.receiptNumberShift}`,
      date: at.date,
      created_at: `CONCAT(${at.date}, ' 06:30:00')`,
    }),
  },
} as const;

export type CopiedTable = keyof typeof COPIED_TABLES;

export interface Copy {
  year: (typeof BENCH_YEARS)[number];
  date: string;
  voucherShift: number;
  billShift: number;
  receiptShift: number;
  seriesShift: number;
  billNumberShift: number;
  receiptNumberShift: number;
}

/**
 * The dates of one copy of the pattern, and what is added to its ids and numbers. `cycle` is the
 * copy, 1 to 99; 0 is the pattern itself.
 */
export function copyOf({ bills, receipts, vouchers }: Pattern, cycle: number): Copy {
  const half = CYCLE_COUNT / 2;
  const year = cycle < half ? BENCH_YEARS[0] : BENCH_YEARS[1];
  const within = cycle % half;
  return {
    year,
    date: `'${year.start}' + INTERVAL ((${within * bills} + p.position) * ${DAYS_A_YEAR} DIV ${bills * half}) DAY`,
    voucherShift: cycle * vouchers,
    billShift: cycle * bills,
    receiptShift: cycle * receipts,
    seriesShift: (year.id - 1) * SERIES_COUNT,
    billNumberShift: within * bills,
    receiptNumberShift: within * receipts,
  };
}

/**
 * Puts the pattern rows of a table into a separate table, in key order, so the copy does not read
 * from the table it writes.
 */
export async function setAside(db: Knex, companyId: number, table: CopiedTable): Promise<void> {
  const { from } = COPIED_TABLES[table];
  const position = from.includes("bench_positions") ? ", p.position" : "";
  await db.raw(`DROP TABLE IF EXISTS bench_${table}`);
  await db.raw(
    `CREATE TABLE bench_${table} ENGINE=InnoDB AS SELECT t.*${position} FROM ${from} WHERE t.company_id = ?`,
    [companyId],
  );
}

export async function copyRows(db: Knex, table: CopiedTable, copy: Copy): Promise<void> {
  const columnRows = await queryRows<{ name: string }>(
    db,
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''
     ORDER BY ordinal_position`,
    [table],
  );
  const changedColumns: Readonly<Record<string, string | number>> = COPIED_TABLES[table].columns(copy);
  const names = columnRows.map(({ name }) => name);
  // The row in the separate table has the position as a column.
  const values = names.map((name) =>
    String(changedColumns[name] ?? `t.${name}`).replaceAll("p.position", "t.position"),
  );
  await db.raw(
    `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")} FROM bench_${table} t`,
  );
}
