import { countAttempt, clearAttempt, type Attempt } from "../auth/attempts.ts";
import { verifyPassword } from "../auth/password.ts";
import type { Handler } from "../contract/handler.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { deleteOutdatedRows } from "./delete-outdated-rows.ts";
import { isKnown } from "./known-browsers.ts";
import { logFailedSignIn } from "./login-log.ts";
import { goOn } from "./sign-in-steps.ts";
import { lockActiveUser, findUserByName } from "./signing-user.ts";

/**
 * Starts a session for a user with the right password, or throws the next step that is needed.
 * Throws INVALID_CREDENTIALS, RATE_LIMITED, CODE_REQUIRED, OWN_PASSWORD_REQUIRED,
 * FACTOR_SET_UP_REQUIRED.
 */
export const signIn: Handler<"session.login"> = async ({ body, db, client }) => {
  const companyId = body.CompanyID;
  const user = await findUserByName(db, companyId, body.Username);
  // By the stored name: the database takes more spellings for equal than the canonical form does.
  const username = user?.username ?? body.Username;
  const browser = (await isKnown(db, user, client.browser)) ? client.browser : null;
  const attempt: Attempt = { kind: "account", companyId, user: username, address: client.address, browser };
  await countAttempt(db, attempt);
  const matches = await verifyPassword(user?.password_hash, body.Password);
  if (!user || !matches) {
    await logFailedSignIn(db, user, { address: client.address, userAgent: client.userAgent });
    throw problem("INVALID_CREDENTIALS");
  }
  await clearAttempt(db, attempt);
  await deleteOutdatedRows(db, user.company_id);
  const next = await withTransaction(db, async (trx) => {
    const still = await lockActiveUser(trx, { companyId: user.company_id, userId: user.id });
    if (still?.password_hash !== user.password_hash) throw problem("INVALID_CREDENTIALS");
    return goOn(trx, still, client, { hasCode: false, method: "Password" });
  });
  if (next instanceof Problem) throw next;
  next.done();
  return next.answer;
};
