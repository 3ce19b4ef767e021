import { addAuditLine } from "../auth/audit.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { DATABASE_NOW } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { lockWebhook, readWebhook } from "./webhook-rows.ts";

const listDeliveries: Handler<"webhooks.deliveries"> = async ({ query, principal, db }) => {
  await readWebhook(db, principal, query.webhookId);
  const rows = joinOwn(
    ofCompany(db, principal, "webhook_deliveries as d").where("d.webhook_id", query.webhookId),
    "events as e",
    "e.seq",
    "d.event_seq",
  );
  // An event is deleted a little before its deliveries: omit such deliveries.
  rows.whereNotNull("e.type").orderBy("d.id", "desc").limit(PAGE_SIZE);
  if (query.status) rows.where("d.status", query.status);
  if (query.before) rows.where("d.id", "<", query.before);
  const data = (await rows
    .select(DELIVERY_COLUMNS)
    .select(db.raw("COALESCE(e.number, e.name) AS document"))) as Schema<"Delivery">[];
  return { data: data.map((row) => (row.status === "pending" ? row : { ...row, nextTryAt: null })) };
};

const resend: Handler<"webhooks.resend"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    await lockWebhook(trx, principal, query.webhookId);
    const again = await ofCompany(trx, principal, "webhook_deliveries")
      .where({ id: query.deliveryId, webhook_id: query.webhookId })
      .update({ status: "pending", next_try_at: trx.raw(DATABASE_NOW), first_tried_at: null });
    if (again === 0) throw problem("NOT_FOUND");
    const auditEntry = {
      operation: "webhooks.resend",
      entity: "webhook_deliveries",
      entityId: query.deliveryId,
    };
    await addAuditLine(trx, { principal, client }, auditEntry);
    return { success: true, message: "It will be sent once more." };
  });

export const deliveryLog = { "webhooks.deliveries": listDeliveries, "webhooks.resend": resend };

const PAGE_SIZE = 100;
const DELIVERY_COLUMNS = {
  id: "d.id",
  eventId: "d.event_seq",
  type: "e.type",
  status: "d.status",
  attempts: "d.attempts",
  createdAt: "d.created_at",
  triedAt: "d.tried_at",
  nextTryAt: "d.next_try_at",
  code: "d.answer_code",
  text: "d.answer_text",
  milliseconds: "d.milliseconds",
  error: "d.error",
} as const;
