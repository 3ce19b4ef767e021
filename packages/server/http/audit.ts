import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { toDatabaseTime } from "./clock.ts";
import type { Client } from "./handler.ts";
import type { Principal } from "./principal.ts";

/** What a write did, for the append-only audit log: written in the write's own transaction, by no operation undone. */
export async function audit(
  db: Knex,
  author: { principal: Pick<Principal, "companyId" | "userId" | "via">; client: Pick<Client, "requestId"> },
  done: { operation: string; entity: string; entityId: number; before?: object; after?: object },
): Promise<void> {
  const { companyId, userId, via } = author.principal;
  const [id] = await takeIds(db, companyId, "audit_log", 1);
  await db("audit_log").insert({
    company_id: companyId,
    id,
    at: toDatabaseTime(new Date()),
    user_id: userId,
    via,
    operation: done.operation,
    entity: done.entity,
    entity_id: String(done.entityId),
    before_json: done.before ? JSON.stringify(done.before) : null,
    after_json: done.after ? JSON.stringify(done.after) : null,
    request_id: author.client.requestId,
  });
}
