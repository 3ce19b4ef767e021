import type { Knex } from "knex";
import { rows } from "../../packages/server/db/rows.ts";
import { DAYS_A_YEAR, SERIES, YEARS } from "./masters.ts";
import { CYCLES, type Pattern } from "./pattern.ts";

/** Tables that a cycle fills, and the columns in which a copy differs from the pattern. */
export const COPIED = {
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

export type CopiedTable = keyof typeof COPIED;

/** How a cycle's copy differs from the pattern: SQL over a pattern row (`t`) and its position (`p`). */
export interface Copy {
  year: (typeof YEARS)[number];
  date: string;
  voucherShift: number;
  billShift: number;
  receiptShift: number;
  seriesShift: number;
  billNumberShift: number;
  receiptNumberShift: number;
}

/**
 * The dates of one copy of the pattern, and what is added to its ids and numbers. `cycle` is the copy, 1 to 99; 0 is the
 * pattern itself.
 */
export function copyOf({ bills, receipts, vouchers }: Pattern, cycle: number): Copy {
  const half = CYCLES / 2;
  const year = cycle < half ? YEARS[0] : YEARS[1];
  const within = cycle % half;
  return {
    year,
    date: `'${year.start}' + INTERVAL ((${within * bills} + p.position) * ${DAYS_A_YEAR} DIV ${bills * half}) DAY`,
    voucherShift: cycle * vouchers,
    billShift: cycle * bills,
    receiptShift: cycle * receipts,
    seriesShift: (year.id - 1) * SERIES,
    billNumberShift: within * bills,
    receiptNumberShift: within * receipts,
  };
}

/**
 * Puts the pattern rows of a table into a separate table, in key order, so the copy does not read from the table
 * it writes.
 */
export async function setAside(db: Knex, companyId: number, table: CopiedTable): Promise<void> {
  const { from } = COPIED[table];
  const position = from.includes("bench_positions") ? ", p.position" : "";
  await db.raw(`DROP TABLE IF EXISTS bench_${table}`);
  await db.raw(
    `CREATE TABLE bench_${table} ENGINE=InnoDB AS SELECT t.*${position} FROM ${from} WHERE t.company_id = ?`,
    [companyId],
  );
}

/** Copies the pattern of a table into a cycle. */
export async function copyRows(db: Knex, table: CopiedTable, copy: Copy): Promise<void> {
  const found = await rows<{ name: string }>(
    db,
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`,
    [table],
  );
  const changed: Readonly<Record<string, string | number>> = COPIED[table].columns(copy);
  const names = found.map(({ name }) => name);
  // The row in the separate table has the position as a column.
  const values = names.map((name) =>
    String(changed[name] ?? `t.${name}`).replaceAll("p.position", "t.position"),
  );
  await db.raw(
    `INSERT INTO ${table} (${names.join(", ")}) SELECT ${values.join(", ")} FROM bench_${table} t`,
  );
}
