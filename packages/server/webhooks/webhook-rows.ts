import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";

/** The company's endpoints without their secrets. */
export async function webhooksOf(db: Knex, principal: Principal, id?: number): Promise<Schema<"Webhook">[]> {
  const rows = ofCompany(db, principal, "webhooks as w").where("w.is_deleted", 0).orderBy("w.id");
  if (id !== undefined) rows.where("w.id", id);
  const counted = (state: "pending" | "failed", name: string) =>
    db("webhook_deliveries as d")
      .whereRaw("d.company_id = w.company_id AND d.webhook_id = w.id")
      .where("d.status", state)
      .count("*")
      .as(name);
  const found = (await rows
    .select(COLUMNS)
    .select(counted("pending", "waiting"), counted("failed", "failed"))) as Row[];
  return found.map(({ status, types, formerUntil, waiting, failed, ...row }) => ({
    ...row,
    active: status === "active",
    types: types === null ? null : (JSON.parse(types) as Schema<"EventType">[]), // checked against the contract when saved
    formerUntil: formerUntil !== null && formerUntil > toDatabaseTime(now()) ? formerUntil : null,
    waiting: Number(waiting),
    failed: Number(failed),
  }));
}

/** One endpoint without its secret. Throws NOT_FOUND. */
export async function webhookOf(db: Knex, principal: Principal, id: number): Promise<Schema<"Webhook">> {
  const [webhook] = await webhooksOf(db, principal, id);
  if (!webhook) throw problem("NOT_FOUND");
  return webhook;
}

/** An endpoint, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockedWebhook(
  trx: Knex,
  principal: Principal,
  id: number,
): Promise<{ secret: string; version: number }> {
  const row: { secret: string; version: number } | undefined = await ofCompany(trx, principal, "webhooks")
    .where({ id, is_deleted: 0 })
    .forUpdate()
    .first("secret", "version");
  if (!row) throw problem("NOT_FOUND");
  return row;
}

interface Row extends Omit<Schema<"Webhook">, "active" | "types" | "waiting" | "failed"> {
  status: string;
  types: string | null;
  waiting: number | string;
  failed: number | string;
}

const COLUMNS = {
  id: "w.id",
  url: "w.url",
  types: "w.types",
  name: "w.name",
  status: "w.status",
  offReason: "w.off_reason",
  offAt: "w.off_at",
  failingSince: "w.failing_since",
  deliveredAt: "w.delivered_at",
  formerUntil: "w.former_until",
  createdAt: "w.created_at",
  Version: "w.version",
} as const;
