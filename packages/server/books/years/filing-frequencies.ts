import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";

export type FilingFrequency = Schema<"FilingFrequency">;

/** How often the company files, by the first day of a quarter; empty if it was never stated. */
export async function readFilingFrequencies(db: Knex, companyId: number): Promise<FilingFrequency[]> {
  const rows: { name: string; value: string }[] = await selectFrequencies(db, companyId)
    .orderBy("name")
    .select("name", "value");
  return rows.map(({ name, value }) => ({
    from: name.slice(FREQUENCY_NAME.length),
    isQuarterly: value === QUARTERLY_VALUE,
  }));
}

/** Replaces what was stated. Throws nothing: the caller checks that no day is named twice. */
export async function saveFilingFrequencies(
  trx: Knex.Transaction,
  companyId: number,
  frequencies: readonly FilingFrequency[],
): Promise<void> {
  await selectFrequencies(trx, companyId).delete();
  if (frequencies.length === 0) return;
  const rows = frequencies.map(({ from, isQuarterly }) => ({
    ...{ company_id: companyId, name: `${FREQUENCY_NAME}${from}` },
    value: isQuarterly ? QUARTERLY_VALUE : "monthly",
  }));
  await trx("company_settings").insert(rows);
}

function selectFrequencies(db: Knex, companyId: number) {
  return ofCompany(db, { companyId }, "company_settings").where("name", "like", `${FREQUENCY_NAME}%`);
}

const FREQUENCY_NAME = "filing.";
const QUARTERLY_VALUE = "quarterly";
