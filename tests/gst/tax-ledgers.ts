import type { Knex } from "knex";
import type { Schema } from "@vanbook/sdk";

/** In paise, by head: IGST, CGST and SGST. */
export type TaxPaise = readonly [igst: number, cgst: number, sgst: number];

/** What documents moved on the accounts of tax in a month, account by account. */
export async function readTaxByLedger(
  db: Knex,
  month: string,
): Promise<{ output: TaxPaise; input: TaxPaise }> {
  const movedRows: { system_key: string; balance: string }[] = await db("ledger_entries as e")
    .join("accounts as a", { "a.company_id": "e.company_id", "a.id": "e.account_id" })
    .join("vouchers as v", { "v.company_id": "e.company_id", "v.id": "e.voucher_id" })
    .where("e.company_id", 1)
    .where("e.date", "like", `${month}-%`)
    .whereNotIn("v.kind", ["journal", "payment", "opening"])
    .whereNotNull("a.system_key")
    .groupBy("a.system_key")
    .select("a.system_key", db.raw("SUM(e.debit) - SUM(e.credit) AS balance"));
  const find = (key: string) =>
    Math.round(Number(movedRows.find((row) => row.system_key === key)?.balance ?? 0) * 100) + 0;
  const heads = ["igst", "cgst", "sgst"] as const;
  const [output, input] = [
    heads.map((head) => 0 - find(`${head}_output`) - find(`${head}_rcm`)),
    heads.map((head) => find(`${head}_input`)),
  ];
  return { output: output as unknown as TaxPaise, input: input as unknown as TaxPaise }; // one for each head
}

/** The tax of figures of the return together. */
export function sumFigures({ figures }: Schema<"Gstr3bReturn">, cells: readonly string[]): TaxPaise {
  const own = figures.filter(({ cell }) => cells.includes(cell));
  const sumOf = (head: "igst" | "cgst" | "sgst") =>
    own.reduce((sum, figure) => sum + Math.round(figure[head] * 100), 0);
  return [sumOf("igst"), sumOf("cgst"), sumOf("sgst")];
}
