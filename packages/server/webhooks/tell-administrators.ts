import type { Knex } from "knex";
import { auditAll, systemAuthor } from "../auth/audit.ts";
import { now, toDatabaseTime, today } from "../clock.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { ADMINISTRATOR } from "../contract/principal.ts";

/**
 * Writes a message to each administrator of a company, as from the office. Their dashboards and the message list show
 * it.
 */
export async function tellAdministrators(
  trx: Knex.Transaction,
  companyId: number,
  message: string,
): Promise<void> {
  const administrators: number[] = await trx("users")
    .where({ company_id: companyId, role_id: ADMINISTRATOR, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .pluck("id");
  const rows = administrators.map((user_id) => ({ message, user_id, date: today() }));
  const made = { created_by: null, created_at: toDatabaseTime(now()) };
  const ids = await insertWithIds(trx, companyId, "messages", rows, (row) => ({ ...row, ...made }));
  const lines = rows.map((after, index) => ({ ...DONE, entityId: ids[index] ?? 0, after }));
  await auditAll(trx, systemAuthor(companyId), lines);
}

const DONE = { operation: "messages.save", entity: "messages" };
