import type { Knex } from "knex";
import { countAttempt, forgetAttempts, clearAttempt, type Attempt } from "../auth/attempts.ts";
import { addAuditLine } from "../auth/audit.ts";
import { readNames, refuseCommonPassword } from "../auth/common-passwords.ts";
import { endAccess } from "../auth/end-access.ts";
import { hashPassword } from "../auth/password.ts";
import { ofCompany } from "../auth/scope.ts";
import { readTokenCompany, hashOf } from "../auth/token.ts";
import type { UserKey } from "../auth/user-key.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { endKeys } from "../masters/user-rights.ts";
import { readCompanyName } from "./second-steps.ts";
import { lockActiveUser } from "./signing-user.ts";

const open: Handler<"recovery.open"> = ({ body, db, client }) =>
  countLinkAttempt(db, client, () =>
    withTransaction(db, async (trx) => {
      const user = await lockActiveUser(trx, await findLinkOwner(trx, body.Link));
      if (!user) throw problem("LINK_INVALID");
      return {
        CompanyID: user.company_id,
        CompanyName: await readCompanyName(trx, user.company_id),
        Name: user.name,
        UserName: user.username,
      };
    }),
  );

const use: Handler<"recovery.use"> = ({ body, db, client }) =>
  countLinkAttempt(db, client, async () => {
    // Hashing is slow, so it is done before locking, but only for a valid link.
    const linkOwner = await findLinkOwner(db, body.Link);
    refuseCommonPassword(body.NewPassword, "NewPassword", await readNames(db, linkOwner));
    const password_hash = await hashPassword(body.NewPassword);
    await withTransaction(db, async (trx) => {
      const owner = await findLinkOwner(trx, body.Link);
      const user = await ofCompany(trx, owner, "users")
        .where({ id: owner.userId, is_active: 1, is_deleted: 0 })
        .forUpdate()
        .first<{ username: string } | undefined>("username");
      const usedCount: number = await ofCompany(trx, owner, "recovery_links")
        .where({ user_id: owner.userId, token_hash: hashOf(body.Link) })
        .delete();
      if (!user || usedCount === 0) throw problem("LINK_INVALID");
      await ofCompany(trx, owner, "users")
        .where("id", owner.userId)
        .update({
          ...{ password_hash, must_change_password: 0, password_changed_at: toDatabaseTime(readClock()) },
          version: trx.raw("version + 1"),
        });
      await endAccess(trx, owner);
      await endKeys(trx, owner, owner.userId);
      await forgetAttempts(trx, owner.companyId, user.username);
      const author = { principal: { ...owner, via: "session" as const }, client };
      const auditEntry = { operation: "recovery.use", entity: "users", entityId: owner.userId };
      await addAuditLine(trx, author, {
        ...auditEntry,
        before: {},
        after: { password: "set by a recovery link" },
      });
    });
    return { success: true as const, message: "The password is set. Please sign in." };
  });

export const recovery = { "recovery.open": open, "recovery.use": use };

/**
 * Throws LINK_INVALID if the link is unknown, has expired, or is of a user who may not sign in; one
 * statement finds all three, so that they take the same time.
 */
async function findLinkOwner(db: Knex, link: string): Promise<UserKey> {
  const companyId = readTokenCompany(link);
  if (companyId === null) throw problem("LINK_INVALID");
  const row = await ofCompany(db, { companyId }, "recovery_links as l")
    .join("users as u", (on) => void on.on("u.company_id", "l.company_id").andOn("u.id", "l.user_id"))
    .join("companies as c", "c.company_id", "l.company_id")
    .where({ "l.token_hash": hashOf(link), "u.is_active": 1, "u.is_deleted": 0, "c.is_deleted": 0 })
    .where("l.expires_at", ">", toDatabaseTime(readClock()))
    .first<{ user_id: number } | undefined>("l.user_id");
  if (!row) throw problem("LINK_INVALID");
  return { companyId, userId: row.user_id };
}

/** A link of 256 bits can't be guessed, but each guess costs a database query. */
async function countLinkAttempt<T>(db: Knex, { address }: Client, work: () => Promise<T>): Promise<T> {
  const attempt: Attempt = { kind: "link", address };
  await countAttempt(db, attempt);
  const result = await work();
  await clearAttempt(db, attempt);
  return result;
}
