import type { Knex } from "knex";
import { readFactorRoles, readFactorSince } from "../auth/second-factor.ts";
import { readTokenCompany, hashOf, createToken, STEP_LIFE } from "../auth/token.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Client } from "../contract/handler.ts";
import { type Problem, problem } from "@vanbook/sdk/problem";
import type { SignInMethod } from "./login-log.ts";
import { lockActiveUser, type SigningUser } from "./signing-user.ts";
import { startSession, type Started } from "./start-session.ts";

/**
 * code: the second factor's code; password: a new password chosen by the user; factor: setting up a
 * second factor.
 */
export type Step = "code" | "password" | "factor";

/** A sign-in that has reached a step. It is not a session: no other operation accepts its token. */
export interface OpenStep {
  user: SigningUser;
  tokenHash: Buffer;
  hasCode: boolean;
}

/**
 * Continues a sign-in whose user has given the password, and the code if `hasCode`. Returns a
 * session, or a problem that says what is needed next. Throw the problem only after the
 * transaction, which must commit the progress.
 */
export async function goOn(
  trx: Knex.Transaction,
  user: SigningUser,
  client: Client,
  { hasCode, method, tokenHash }: Progress,
): Promise<Started | Problem> {
  const step = await chooseNextStep(trx, user, hasCode);
  const own = { company_id: user.company_id, user_id: user.id };
  if (step === null) {
    if (tokenHash)
      await trx("sign_in_steps")
        .where({ ...own, token_hash: tokenHash })
        .delete();
    const newSession = await startSession(trx, user, client, method);
    const setCookies = () => {
      newSession.done();
      if (tokenHash) client.setStep(null);
    };
    return { ...newSession, done: setCookies };
  }
  const came = { step, has_code: hasCode ? 1 : 0 };
  if (tokenHash) {
    await trx("sign_in_steps")
      .where({ ...own, token_hash: tokenHash })
      .update(came);
  } else {
    const token = createToken(user.company_id);
    const expires_at = toDatabaseTime(new Date(readClock().getTime() + STEP_LIFE));
    await trx("sign_in_steps").insert({ ...own, ...came, token_hash: hashOf(token), expires_at });
    client.setStep(token);
  }
  return problem(STEP_PROBLEMS[step]);
}

/** The browser's unfinished sign-in, locked, if it is at this step. Throws SIGN_IN_OVER. */
export async function openStep(trx: Knex.Transaction, client: Client, step: Step): Promise<OpenStep> {
  const companyId = readTokenCompany(client.step ?? "");
  if (client.step === null || companyId === null) throw problem("SIGN_IN_OVER");
  const token_hash = hashOf(client.step);
  const own = trx("sign_in_steps").where({ company_id: companyId, token_hash });
  const stepRow = await own.clone().first<{ user_id: number } | undefined>("user_id");
  // Lock the user first, then the row: code that ends a user's sign-ins locks in this order too.
  const user = stepRow && (await lockActiveUser(trx, { companyId, userId: stepRow.user_id }));
  const row = await own
    .where("expires_at", ">", toDatabaseTime(readClock()))
    .where({ step })
    .where("failures", "<", MAX_FAILURES)
    .forUpdate()
    .first<{ has_code: 0 | 1 } | undefined>("has_code");
  if (!user || !row) throw problem("SIGN_IN_OVER");
  return { user, tokenHash: token_hash, hasCode: row.has_code === 1 };
}

/** After five wrong codes, the user has to enter the password again. */
export async function countFailure(trx: Knex.Transaction, { user, tokenHash }: OpenStep): Promise<void> {
  await trx("sign_in_steps")
    .where({ company_id: user.company_id, token_hash: tokenHash })
    .increment("failures", 1);
}

async function chooseNextStep(trx: Knex, user: SigningUser, hasCode: boolean): Promise<Step | null> {
  const hasFactor = (await readFactorSince(trx, { companyId: user.company_id, userId: user.id })) !== null;
  if (hasFactor && !hasCode) return "code";
  if (user.must_change_password) return "password";
  const isRequired = (await readFactorRoles(trx, user.company_id)).includes(user.role_id);
  return isRequired && !hasFactor ? "factor" : null;
}

interface Progress {
  hasCode: boolean;
  method: SignInMethod;
  tokenHash?: Buffer;
}

const MAX_FAILURES = 5;
const STEP_PROBLEMS = {
  code: "CODE_REQUIRED",
  password: "OWN_PASSWORD_REQUIRED",
  factor: "FACTOR_SET_UP_REQUIRED",
} as const;
