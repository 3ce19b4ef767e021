import { countHsnDigits, type Turnover } from "@vanbook/sdk/books";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { getToday } from "../../clock.ts";

/** Whether the company's turnover was above the limit of HSN digits, by day; empty if never stated. */
export async function readTurnovers(db: Knex, companyId: number): Promise<Turnover[]> {
  const rows: { name: string; value: string }[] = await selectTurnovers(db, companyId)
    .orderBy("name")
    .select("name", "value");
  return rows.map(({ name, value }) => ({
    from: name.slice(TURNOVER_NAME.length),
    isAboveLimit: value === ABOVE_LIMIT,
  }));
}

/** Replaces what was stated. Throws nothing: the caller checks that no day is named twice. */
export async function saveTurnovers(
  trx: Knex.Transaction,
  companyId: number,
  turnovers: readonly Turnover[],
): Promise<void> {
  await selectTurnovers(trx, companyId).delete();
  if (turnovers.length === 0) return;
  const rows = turnovers.map(({ from, isAboveLimit }) => ({
    ...{ company_id: companyId, name: `${TURNOVER_NAME}${from}` },
    value: isAboveLimit ? ABOVE_LIMIT : "upToLimit",
  }));
  await trx("company_settings").insert(rows);
}

/** The fewest digits that an HSN code of the company must have today. */
export async function readHsnDigits(db: Knex, companyId: number): Promise<number> {
  return countHsnDigits(await readTurnovers(db, companyId), getToday());
}

function selectTurnovers(db: Knex, companyId: number) {
  return ofCompany(db, { companyId }, "company_settings").where("name", "like", `${TURNOVER_NAME}%`);
}

const TURNOVER_NAME = "turnover.";
const ABOVE_LIMIT = "aboveLimit";
