import type { Knex } from "knex";
import { audit } from "../auth/audit.ts";
import { namesOf, refuseCommonPassword } from "../auth/common-passwords.ts";
import { endAccess } from "../auth/end-access.ts";
import { hashPassword } from "../auth/password.ts";
import { ofCompany } from "../auth/scope.ts";
import { companyOf, hashOf } from "../auth/token.ts";
import type { UserKey } from "../auth/user-key.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { endKeys } from "../masters/user-rights.ts";
import { countAttempt, forgetAttempts, forgive } from "./attempts.ts";
import { companyName } from "./second-steps.ts";
import { lockedUser } from "./signing-user.ts";

const open: Handler<"recovery.open"> = ({ body, db, client }) =>
  counted(db, client, () =>
    withTransaction(db, async (trx) => {
      const user = await lockedUser(trx, await ownerOf(trx, body.Link));
      if (!user) throw problem("LINK_INVALID");
      return {
        CompanyID: user.company_id,
        CompanyName: await companyName(trx, user.company_id),
        Name: user.name,
        UserName: user.username,
      };
    }),
  );

const use: Handler<"recovery.use"> = ({ body, db, client }) =>
  counted(db, client, async () => {
    // Hashing is slow, so it is done before locking, but only for a valid link.
    const asked = await ownerOf(db, body.Link);
    refuseCommonPassword(body.NewPassword, "NewPassword", await namesOf(db, asked));
    const password_hash = await hashPassword(body.NewPassword);
    await withTransaction(db, async (trx) => {
      const owner = await ownerOf(trx, body.Link);
      const user = await ofCompany(trx, owner, "users")
        .where({ id: owner.userId, is_active: 1, is_deleted: 0 })
        .forUpdate()
        .first<{ username: string } | undefined>("username");
      const taken: number = await ofCompany(trx, owner, "recovery_links")
        .where({ user_id: owner.userId, token_hash: hashOf(body.Link) })
        .delete();
      if (!user || taken === 0) throw problem("LINK_INVALID");
      await ofCompany(trx, owner, "users")
        .where("id", owner.userId)
        .update({
          ...{ password_hash, must_change_password: 0, password_changed_at: toDatabaseTime(now()) },
          version: trx.raw("version + 1"),
        });
      await endAccess(trx, owner);
      await endKeys(trx, owner, owner.userId);
      await forgetAttempts(trx, owner.companyId, user.username);
      const author = { principal: { ...owner, via: "session" as const }, client };
      const done = { operation: "recovery.use", entity: "users", entityId: owner.userId };
      await audit(trx, author, { ...done, before: {}, after: { password: "set by a recovery link" } });
    });
    return { success: true as const, message: "The password is set. Please sign in." };
  });

/** Sets a password with a one-time link from an administrator. */
export const recovery = { "recovery.open": open, "recovery.use": use };

/** The user of a link that is still valid. Throws LINK_INVALID. */
async function ownerOf(db: Knex, link: string): Promise<UserKey> {
  const companyId = companyOf(link);
  if (companyId === null) throw problem("LINK_INVALID");
  const row = await ofCompany(db, { companyId }, "recovery_links")
    .where("token_hash", hashOf(link))
    .where("expires_at", ">", toDatabaseTime(now()))
    .first<{ user_id: number } | undefined>("user_id");
  if (!row) throw problem("LINK_INVALID");
  return { companyId, userId: row.user_id };
}

/** Counts an attempt of the address. A link of 256 bits can't be guessed, but each guess costs a database query. */
async function counted<T>(db: Knex, { address }: Client, work: () => Promise<T>): Promise<T> {
  const attempt = { companyId: 0, address, username: `link ${address}`, browser: `link ${address}` };
  await countAttempt(db, attempt);
  const result = await work();
  await forgive(db, attempt);
  return result;
}
