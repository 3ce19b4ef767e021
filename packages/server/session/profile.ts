import { countAttempt, clearAttempt, type Attempt } from "../auth/attempts.ts";
import { addAuditLine } from "../auth/audit.ts";
import { endAccess } from "../auth/end-access.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { withTransaction } from "../db/transaction.ts";
import { readUsers } from "../masters/user-row.ts";
import { endKeys } from "../masters/user-rights.ts";
import { readNames, refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword, verifyPassword } from "../auth/password.ts";

const get: Handler<"profile.get"> = async ({ query, principal, db }) => {
  const users = ofCompany(db, principal, "users as u").where("u.is_deleted", 0).where("u.id", query.UserId);
  const profiles = await readUsers(db, ofUsers(users, principal, "u.id"));
  if (profiles.length === 0) throw problem("NOT_FOUND");
  return profiles;
};

const resetPassword: Handler<"profile.resetPassword"> = async ({ body, principal, db, client }) => {
  if (body.Empid !== principal.userId) throw problem("NOT_FOUND");
  const own = ofCompany(db, principal, "users").where("id", principal.userId);
  const user = await own.clone().first<{ password_hash: string }>("password_hash");
  const { companyId, userId } = principal;
  const attempt: Attempt = { kind: "password", companyId, user: userId, address: null };
  await countAttempt(db, attempt);
  if (!(await verifyPassword(user?.password_hash, body.CurrentPassword))) {
    throw problem("PASSWORD_WRONG", {
      fields: [{ field: "CurrentPassword", message: "This is not your current password." }],
    });
  }
  await clearAttempt(db, attempt);
  if (body.NewPassword === body.CurrentPassword) throw problem("PASSWORD_UNCHANGED");
  refuseCommonPassword(body.NewPassword, "NewPassword", await readNames(db, principal));
  const password_hash = await hashPassword(body.NewPassword);
  const password_changed_at = toDatabaseTime(readClock());
  await withTransaction(db, async (trx) => {
    // If the password was changed by another request, the old one is no longer valid here.
    const unchangedUser = own.clone().where("password_hash", user?.password_hash ?? "");
    const changedCount: number = await unchangedUser
      .transacting(trx)
      .update({ password_hash, password_changed_at, must_change_password: 0 });
    if (changedCount === 0) throw problem("SIGN_IN_REQUIRED");
    await endAccess(trx, principal);
    await endKeys(trx, principal, principal.userId, body.KeepKeys);
    const auditEntry = { operation: "profile.resetPassword", entity: "users", entityId: principal.userId };
    await addAuditLine(trx, { principal, client }, auditEntry);
  });
  client.setToken(null);
  return { success: true, Message: "Password successfully updated. Logging you out..." };
};

export const profile = { "profile.get": get, "profile.resetPassword": resetPassword };
