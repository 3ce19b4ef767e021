import type { Knex } from "knex";
import { addAuditLine } from "../auth/audit.ts";
import { ofCompany } from "../auth/scope.ts";
import { DATABASE_NOW, readClock, toDatabaseTime } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { assignEventPositions } from "../events/order-events.ts";
import { writeEvents } from "../events/write-events.ts";
import { checkVersion } from "../master/form.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { makeAllDeliveriesDue } from "./deliveries.ts";
import { deliveryLog } from "./delivery-log.ts";
import { checkUrl } from "./post-to-endpoint.ts";
import { createSecret } from "./sign.ts";
import { lockWebhook, readWebhook, listWebhooks } from "./webhook-rows.ts";

const list: Handler<"webhooks.list"> = async ({ principal, db }) => ({
  data: await listWebhooks(db, principal),
});

const create: Handler<"webhooks.create"> = async ({ body, principal, db, config, client }) => {
  const { companyId, userId } = principal;
  checkAddress(body.url, config);
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "webhooks");
    const others: number[] = await ofCompany(trx, principal, "webhooks").where("is_deleted", 0).pluck("id");
    if (others.length >= MAX_WEBHOOKS) throw problem("WEBHOOKS_FULL");
    const { last } = await assignEventPositions(trx, companyId);
    const [id = 0] = await takeIds(trx, companyId, "webhooks", 1);
    const secret = createSecret();
    const isOff = body.active === false;
    await trx("webhooks").insert({
      company_id: companyId,
      id,
      url: body.url,
      types: toTypesColumn(body.types),
      name: body.name ?? null,
      status: isOff ? "off" : "active",
      ...(isOff && makeOffColumns()),
      secret,
      cursor_seq: last,
      attempts: 0,
      next_try_at: trx.raw(DATABASE_NOW),
      failures: 0,
      created_by: userId,
      created_at: toDatabaseTime(readClock()),
    });
    const webhook = await readWebhook(trx, principal, id);
    const auditEntry = { operation: "webhooks.create", entity: "webhooks", entityId: id };
    await addAuditLine(trx, { principal, client }, { ...auditEntry, after: webhook });
    return { success: true, message: "The endpoint was made", webhook, secret };
  });
};

const update: Handler<"webhooks.update"> = async ({ body, principal, db, config, client }) => {
  if (body.url !== undefined) checkAddress(body.url, config);
  return withTransaction(db, async (trx) => {
    const row = await lockWebhook(trx, principal, body.id);
    checkVersion(row, body.Version);
    const before = await readWebhook(trx, principal, body.id);
    const isSwitched = body.active !== undefined && body.active !== before.active;
    const state = body.active
      ? { status: "active", off_reason: null, off_at: null, failures: 0, failing_since: null }
      : { status: "off", ...makeOffColumns() };
    await selectWebhook(trx, principal, body.id).update({
      ...(body.url !== undefined && { url: body.url }),
      ...(body.types !== undefined && { types: toTypesColumn(body.types) }),
      ...(body.name !== undefined && { name: body.name }),
      ...(isSwitched && { ...state, next_try_at: trx.raw(DATABASE_NOW) }),
      modified_by: principal.userId,
      modified_at: toDatabaseTime(readClock()),
      version: trx.raw("version + 1"),
    });
    if (isSwitched) await makeAllDeliveriesDue(trx, { companyId: principal.companyId, id: body.id });
    const after = await readWebhook(trx, principal, body.id);
    const auditEntry = { operation: "webhooks.update", entity: "webhooks", entityId: body.id };
    await addAuditLine(trx, { principal, client }, { ...auditEntry, before, after });
    return { success: true, message: "The endpoint was changed", id: body.id };
  });
};

const remove: Handler<"webhooks.delete"> = async ({ query, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    await lockWebhook(trx, principal, query.webhookId);
    const before = await readWebhook(trx, principal, query.webhookId);
    await selectWebhook(trx, principal, query.webhookId).update({
      is_deleted: 1,
      status: "off",
      secret: "",
      former_secret: null,
      deleted_by: principal.userId,
      deleted_at: toDatabaseTime(readClock()),
    });
    await ofCompany(trx, principal, "webhook_deliveries").where("webhook_id", query.webhookId).delete();
    const auditEntry = { operation: "webhooks.delete", entity: "webhooks", entityId: query.webhookId };
    await addAuditLine(trx, { principal, client }, { ...auditEntry, before });
    return { success: true, message: "The endpoint was deleted" };
  });

const rotate: Handler<"webhooks.rotate"> = async ({ query, body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const before = await lockWebhook(trx, principal, query.webhookId);
    const secret = createSecret();
    const until = toDatabaseTime(new Date(readClock().getTime() + body.minutes * MINUTE_MS));
    await selectWebhook(trx, principal, query.webhookId).update({
      secret,
      former_secret: body.minutes > 0 ? before.secret : null,
      former_until: body.minutes > 0 ? until : null,
      version: trx.raw("version + 1"),
    });
    const webhook = await readWebhook(trx, principal, query.webhookId);
    const auditEntry = { operation: "webhooks.rotate", entity: "webhooks", entityId: query.webhookId };
    await addAuditLine(
      trx,
      { principal, client },
      { ...auditEntry, after: { formerUntil: webhook.formerUntil } },
    );
    return { success: true, message: "The endpoint has a new secret", webhook, secret };
  });

const test: Handler<"webhooks.test"> = async ({ query, principal, db }) =>
  withTransaction(db, async (trx) => {
    await lockWebhook(trx, principal, query.webhookId);
    const { url, active } = await readWebhook(trx, principal, query.webhookId);
    if (!active)
      throw problemOnField("INVALID_FIELDS", "webhookId", "The endpoint is off: switch it on first.");
    const id = query.webhookId;
    await writeEvents(trx, principal, [
      { type: "webhook.tested", resourceId: id, subject: `webhook/${id}`, name: url },
    ]);
    return { success: true, message: "A test is on its way; its outcome is in the log." };
  });

export const webhooks = {
  "webhooks.list": list,
  "webhooks.create": create,
  "webhooks.update": update,
  "webhooks.delete": remove,
  "webhooks.rotate": rotate,
  "webhooks.test": test,
  ...deliveryLog,
};

function checkAddress(url: string, { webhooksLocal }: Config): void {
  if (!URL.canParse(url)) throw problemOnField("INVALID_FIELDS", "url", "The address can't be read.");
  try {
    checkUrl(new URL(url), webhooksLocal);
  } catch (error) {
    throw problemOnField(
      "WEBHOOK_ADDRESS_REFUSED",
      "url",
      error instanceof Error ? error.message : undefined,
    );
  }
}

function makeOffColumns() {
  return { off_reason: "It was switched off by an administrator.", off_at: toDatabaseTime(readClock()) };
}

function toTypesColumn(types: Schema<"WebhookInput">["types"]): string | null {
  return types ? JSON.stringify([...new Set(types)]) : null;
}

function selectWebhook(db: Knex, principal: Principal, id: number): Knex.QueryBuilder {
  return ofCompany(db, principal, "webhooks").where("id", id);
}

const MAX_WEBHOOKS = 20;
const MINUTE_MS = 60 * 1000;
