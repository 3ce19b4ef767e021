import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";

/** Secrets are left out. */
export async function listWebhooks(
  db: Knex,
  principal: Principal,
  id?: number,
): Promise<Schema<"Webhook">[]> {
  const rows = ofCompany(db, principal, "webhooks as w").where("w.is_deleted", 0).orderBy("w.id");
  if (id !== undefined) rows.where("w.id", id);
  const countDeliveries = (state: "pending" | "failed", name: string) =>
    db("webhook_deliveries as d")
      .whereRaw("d.company_id = w.company_id AND d.webhook_id = w.id")
      .where("d.status", state)
      .count("*")
      .as(name);
  const webhookRows = (await rows
    .select(WEBHOOK_COLUMNS)
    .select(countDeliveries("pending", "waiting"), countDeliveries("failed", "failed"))) as Row[];
  return webhookRows.map(({ status, types, formerUntil, waiting, failed, ...row }) => ({
    ...row,
    active: status === "active",
    types: types === null ? null : (JSON.parse(types) as Schema<"EventType">[]), // checked against the contract when saved
    formerUntil: formerUntil !== null && formerUntil > toDatabaseTime(readClock()) ? formerUntil : null,
    waiting: Number(waiting),
    failed: Number(failed),
  }));
}

/** The secret is left out. Throws NOT_FOUND. */
export async function readWebhook(db: Knex, principal: Principal, id: number): Promise<Schema<"Webhook">> {
  const [webhook] = await listWebhooks(db, principal, id);
  if (!webhook) throw problem("NOT_FOUND");
  return webhook;
}

/** Throws NOT_FOUND. */
export async function lockWebhook(
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

const WEBHOOK_COLUMNS = {
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
