import type { Knex } from "knex";
import { countAttempt, clearAttempt, type Attempt } from "../auth/attempts.ts";
import { verifyPassword } from "../auth/password.ts";
import { ofCompany } from "../auth/scope.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";

/** The password of the signed-in user. Throws PASSWORD_WRONG or RATE_LIMITED. */
export async function checkOwnPassword(
  db: Knex,
  principal: Principal,
  password: string,
  field: string,
): Promise<void> {
  const attempt = makeOwnAttempt(principal, "password");
  await countAttempt(db, attempt);
  const user = await ofCompany(db, principal, "users")
    .where("id", principal.userId)
    .first<{ password_hash: string } | undefined>("password_hash");
  if (!(await verifyPassword(user?.password_hash, password)))
    throw problem("PASSWORD_WRONG", {
      message: WRONG_PASSWORD,
      fields: [{ field, message: WRONG_PASSWORD }],
    });
  await clearAttempt(db, attempt);
}

/** Passwords count together with those of the password form, codes with those at sign-in. */
export function makeOwnAttempt({ companyId, userId }: Principal, kind: "password" | "code"): Attempt {
  return { kind, companyId, user: userId, address: null };
}

const WRONG_PASSWORD = "This is not your current password.";
