import type { Knex } from "knex";
import { calculateRollupSums, type ValidVoucher } from "@vanbook/sdk/books";
import { runInSlices } from "../../contract/slices.ts";
import { insertLater } from "../../db/insert-rows.ts";

/** Sums the vouchers up in memory first, then sends one statement per rollup. */
export async function addToRollups(
  trx: Knex.Transaction,
  companyId: number,
  vouchers: readonly ValidVoucher[],
  systemAccounts: ReadonlySet<number>,
): Promise<void> {
  for (const { table, rows, sums } of await runInSlices(calculateRollupSums(vouchers, systemAccounts))) {
    await insertLater(
      trx,
      table,
      rows.map((row) => ({ company_id: companyId, ...row })),
      `ON DUPLICATE KEY UPDATE ${sums.map((sum) => `${sum} = ${sum} + VALUES(${sum})`).join(", ")}`,
    );
  }
}
