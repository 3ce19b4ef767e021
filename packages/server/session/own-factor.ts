import type { Knex } from "knex";
import { countAttempt, clearAttempt } from "../auth/attempts.ts";
import { addAuditLine } from "../auth/audit.ts";
import { endAccess } from "../auth/end-access.ts";
import { countCodesLeft, createRecoveryCodes } from "../auth/recovery-codes.ts";
import { ofCompany } from "../auth/scope.ts";
import {
  beginFactor,
  confirmFactor,
  readFactorRoles,
  readFactorSince,
  removeFactor,
} from "../auth/second-factor.ts";
import { buildFactorKey } from "../auth/totp.ts";
import { fromDatabaseTime } from "../clock.ts";
import type { Client, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { checkOwnPassword, makeOwnAttempt } from "./check-own-password.ts";
import { remember } from "./known-browsers.ts";
import { readCompanyName } from "./second-steps.ts";

const read: Handler<"secondFactor.read"> = async ({ principal, db }) => {
  const since = await readFactorSince(db, principal);
  return {
    isOn: since !== null,
    since: since === null ? null : fromDatabaseTime(since),
    codesLeft: await countCodesLeft(db, principal),
    isRequired: (await readFactorRoles(db, principal.companyId)).includes(principal.role),
  };
};

const begin: Handler<"secondFactor.begin"> = async ({ body, principal, db }) => {
  await checkOwnPassword(db, principal, body.CurrentPassword, "CurrentPassword");
  return withTransaction(db, async (trx) => {
    const secret = await beginFactor(trx, principal);
    const user = await ofCompany(trx, principal, "users")
      .where("id", principal.userId)
      .first<{ username: string }>("username");
    const company = await readCompanyName(trx, principal.companyId);
    return buildFactorKey(secret, { company, username: user.username });
  });
};

const confirm: Handler<"secondFactor.confirm"> = async ({ body, principal, db, client }) => {
  const attempt = makeOwnAttempt(principal, "code");
  await countAttempt(db, attempt);
  const recoveryCodes = await withTransaction(db, async (trx) => {
    const codes = await confirmFactor(trx, principal, body.Code);
    if (codes === null) return null;
    await endAccess(trx, principal, client.token);
    // This browser has just given password and code.
    if (client.browser !== null)
      await remember(trx, { company_id: principal.companyId, id: principal.userId }, client.browser);
    await note(trx, { principal, client }, "secondFactor.confirm", { after: { second_factor: "on" } });
    return codes;
  });
  if (recoveryCodes === null) throw problemOnField("CODE_WRONG", "Code");
  await clearAttempt(db, attempt);
  return { recoveryCodes };
};

const replaceRecoveryCodes: Handler<"secondFactor.renewCodes"> = async ({ body, principal, db, client }) => {
  await checkOwnPassword(db, principal, body.CurrentPassword, "CurrentPassword");
  return withTransaction(db, async (trx) => {
    if ((await readFactorSince(trx, principal)) === null) throw problem("NOT_FOUND");
    const recoveryCodes = await createRecoveryCodes(trx, principal);
    await note(trx, { principal, client }, "secondFactor.renewCodes", {
      after: { recovery_codes: "renewed" },
    });
    return { recoveryCodes };
  });
};

const remove: Handler<"secondFactor.remove"> = async ({ body, principal, db, client }) => {
  await checkOwnPassword(db, principal, body.CurrentPassword, "CurrentPassword");
  await withTransaction(db, async (trx) => {
    if ((await readFactorRoles(trx, principal.companyId)).includes(principal.role))
      throw problem("FACTOR_KEPT");
    if (!(await removeFactor(trx, principal))) throw problem("NOT_FOUND");
    const auditChange = { before: { second_factor: "on" }, after: { second_factor: "off" } };
    await note(trx, { principal, client }, "secondFactor.remove", auditChange);
  });
  return { success: true, message: "The second factor is off." };
};

/** Changes need the password again, because someone else could be using the session. */
export const ownFactor = {
  "secondFactor.read": read,
  "secondFactor.begin": begin,
  "secondFactor.confirm": confirm,
  "secondFactor.renewCodes": replaceRecoveryCodes,
  "secondFactor.remove": remove,
};

async function note(
  trx: Knex,
  author: { principal: Principal; client: Client },
  operation: string,
  change: object,
): Promise<void> {
  const entityId = author.principal.userId;
  await addAuditLine(trx, author, { operation, entity: "second_factors", entityId, ...change });
}
