import { formatPaise, paise } from "@vanbook/sdk/books";
import { E_WAY_LAWS, type StateEWayLimit } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";

/** By State and first day. */
export async function readStateLimits(db: Knex, companyId: number): Promise<StateEWayLimit[]> {
  const rows: LimitRow[] = await ofCompany(db, { companyId }, "e_way_limits")
    .orderBy(["state_code", "valid_from"])
    .select("state_code", "valid_from", "amount", "source");
  return rows.map((row) => ({
    ...{ stateCode: row.state_code, from: row.valid_from, source: row.source },
    limit: paise(row.amount),
  }));
}

export function describeLimits(stateLimits: readonly StateEWayLimit[]): Schema<"EWayLimits"> {
  return {
    general: E_WAY_LAWS.limits.map((row) => ({ ...row, limit: formatPaise(row.limit) })),
    states: stateLimits.map((row) => ({ ...row, limit: formatPaise(row.limit) })),
  };
}

interface LimitRow {
  state_code: string;
  valid_from: string;
  amount: string;
  source: string;
}
