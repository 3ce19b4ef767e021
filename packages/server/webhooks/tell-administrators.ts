import type { Knex } from "knex";
import { addAuditLines, createSystemAuthor } from "../auth/audit.ts";
import { readClock, toDatabaseTime, getToday } from "../clock.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { ADMINISTRATOR_ROLE } from "../contract/principal.ts";

/** The message comes as from the office; administrators' dashboards and message lists show it. */
export async function tellAdministrators(
  trx: Knex.Transaction,
  companyId: number,
  message: string,
): Promise<void> {
  const administrators: number[] = await trx("users")
    .where({ company_id: companyId, role_id: ADMINISTRATOR_ROLE, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .pluck("id");
  const rows = administrators.map((user_id) => ({ message, user_id, date: getToday() }));
  const creation = { created_by: null, created_at: toDatabaseTime(readClock()) };
  const ids = await insertWithIds(trx, companyId, "messages", rows, (row) => ({ ...row, ...creation }));
  const lines = rows.map((after, index) => ({ ...MESSAGE_AUDIT, entityId: ids[index] ?? 0, after }));
  await addAuditLines(trx, createSystemAuthor(companyId), lines);
}

const MESSAGE_AUDIT = { operation: "messages.save", entity: "messages" };
