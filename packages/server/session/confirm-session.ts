import type { Knex } from "knex";
import { countAttempt, clearAttempt } from "../auth/attempts.ts";
import { ofCompany } from "../auth/scope.ts";
import { readFactorSince, takeCode } from "../auth/second-factor.ts";
import { hashOf } from "../auth/token.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { withTransaction } from "../db/transaction.ts";
import { checkOwnPassword, makeOwnAttempt } from "./check-own-password.ts";

/**
 * For the next quarter of an hour, the session may change people, keys, limits and factors. Throws
 * PASSWORD_WRONG, CODE_REQUIRED if the user has a second factor and sent no code, CODE_WRONG,
 * RATE_LIMITED.
 */
export const confirmSession: Handler<"session.confirm"> = async ({ body, principal, db, client }) => {
  const token = client.token;
  if (token === null) throw problem("SIGN_IN_REQUIRED");
  await checkOwnPassword(db, principal, body.Password, "Password");
  if ((await readFactorSince(db, principal)) !== null) await checkCode(db, principal, body.Code);
  await ofCompany(db, principal, "sessions")
    .where("token_hash", hashOf(token))
    .update({ confirmed_at: toDatabaseTime(readClock()) });
  return { success: true, message: "Confirmed." };
};

async function checkCode(db: Knex, principal: Principal, code: string | undefined): Promise<void> {
  if (code === undefined) throw problemOnField("CODE_REQUIRED", "Code");
  const attempt = makeOwnAttempt(principal, "code");
  await countAttempt(db, attempt);
  const kind = await withTransaction(db, (trx) => takeCode(trx, principal, code));
  if (kind === null) throw problemOnField("CODE_WRONG", "Code");
  await clearAttempt(db, attempt);
}
