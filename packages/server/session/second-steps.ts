import type { Knex } from "knex";
import { countAttempt, clearAttempt, type Attempt } from "../auth/attempts.ts";
import { addAuditLine } from "../auth/audit.ts";
import { readNames, refuseCommonPassword } from "../auth/common-passwords.ts";
import { hashPassword, verifyPassword } from "../auth/password.ts";
import { beginFactor, confirmFactor, takeCode } from "../auth/second-factor.ts";
import { buildFactorKey } from "../auth/totp.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { Problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { withTransaction } from "../db/transaction.ts";
import { isKnown } from "./known-browsers.ts";
import { logSignIn } from "./login-log.ts";
import { countFailure, goOn, openStep, type OpenStep, type Step } from "./sign-in-steps.ts";
import type { SigningUser } from "./signing-user.ts";
import type { Started } from "./start-session.ts";

const verifyCode: Handler<"signIn.verifyCode"> = async ({ body, db, client }) => {
  const { attempt } = await countCode(db, client, "code");
  const next = await withTransaction(db, async (trx) => {
    const step = await openStep(trx, client, "code");
    const codeKind = await takeCode(trx, toUserKey(step.user), body.Code);
    if (codeKind === null) return noteWrongCode(trx, step, client);
    const method = codeKind === "code" ? "Password and code" : "Password and recovery code";
    return goOn(trx, step.user, client, { hasCode: true, method, tokenHash: step.tokenHash });
  });
  if (!(next instanceof Problem) || next.code !== "CODE_WRONG") await clearAttempt(db, attempt);
  return finishSignIn(next).answer;
};

const choosePassword: Handler<"signIn.choosePassword"> = async ({ body, db, client }) => {
  const { user } = await withTransaction(db, (trx) => openStep(trx, client, "password"));
  refuseCommonPassword(body.NewPassword, "NewPassword", await readNames(db, toUserKey(user)));
  if (await verifyPassword(user.password_hash, body.NewPassword))
    throw problemOnField("PASSWORD_UNCHANGED", "NewPassword");
  const password_hash = await hashPassword(body.NewPassword);
  const next = await withTransaction(db, async (trx) => {
    const step = await openStep(trx, client, "password");
    await ofCompany(trx, toUserKey(step.user), "users")
      .where("id", step.user.id)
      .update({ password_hash, must_change_password: 0, password_changed_at: toDatabaseTime(readClock()) });
    await addAuditLine(trx, makeAuthor(step.user, client), {
      ...{ operation: "signIn.choosePassword", entity: "users", entityId: step.user.id },
    });
    const user = { ...step.user, password_hash, must_change_password: 0 as const };
    const { hasCode, tokenHash } = step;
    const method = hasCode ? "Password and code" : "Password";
    return goOn(trx, user, client, { hasCode, method, tokenHash });
  });
  return finishSignIn(next).answer;
};

const beginAtSignIn: Handler<"signIn.beginFactor"> = ({ db, client }) =>
  withTransaction(db, async (trx) => {
    const { user } = await openStep(trx, client, "factor");
    const secret = await beginFactor(trx, toUserKey(user));
    return buildFactorKey(secret, {
      company: await readCompanyName(trx, user.company_id),
      username: user.username,
    });
  });

const confirmAtSignIn: Handler<"signIn.confirmFactor"> = async ({ body, db, client }) => {
  const { attempt } = await countCode(db, client, "factor");
  let recoveryCodes: string[] | null = null;
  const next = await withTransaction(db, async (trx) => {
    const step = await openStep(trx, client, "factor");
    recoveryCodes = await confirmFactor(trx, toUserKey(step.user), body.Code);
    if (recoveryCodes === null) return noteWrongCode(trx, step, client);
    await addAuditLine(trx, makeAuthor(step.user, client), {
      ...{ operation: "signIn.confirmFactor", entity: "second_factors", entityId: step.user.id },
      after: { second_factor: "on" },
    });
    const { tokenHash } = step;
    return goOn(trx, step.user, client, { hasCode: true, method: "Password and code", tokenHash });
  });
  if (!(next instanceof Problem)) await clearAttempt(db, attempt);
  finishSignIn(next);
  return { recoveryCodes: recoveryCodes ?? [] };
};

export const secondSteps = {
  "signIn.verifyCode": verifyCode,
  "signIn.choosePassword": choosePassword,
  "signIn.beginFactor": beginAtSignIn,
  "signIn.confirmFactor": confirmAtSignIn,
};

export async function readCompanyName(db: Knex, companyId: number): Promise<string> {
  const row = await ofCompany(db, { companyId }, "companies").first<{ name: string }>("name");
  return row.name;
}

/** Separate from wrong passwords: knowing the password must not reset this count. */
async function countCode(db: Knex, client: Client, expectedStep: Step) {
  const { user } = await withTransaction(db, (trx) => openStep(trx, client, expectedStep));
  const browser = (await isKnown(db, user, client.browser)) ? client.browser : null;
  const attempt: Attempt = {
    kind: "code",
    companyId: user.company_id,
    user: user.id,
    address: client.address,
    browser,
  };
  await countAttempt(db, attempt);
  return { attempt };
}

async function noteWrongCode(trx: Knex.Transaction, step: OpenStep, client: Client): Promise<Problem> {
  await countFailure(trx, step);
  const { address, userAgent } = client;
  await logSignIn(trx, { user: step.user, address, userAgent, status: "Failed", method: "Code" });
  return problemOnField("CODE_WRONG", "Code");
}

/** Returns the session and sets its cookies, or throws the problem that asks for the next step. */
function finishSignIn(next: Started | Problem): Started {
  if (next instanceof Problem) throw next;
  next.done();
  return next;
}

function toUserKey(user: SigningUser) {
  return { companyId: user.company_id, userId: user.id };
}

function makeAuthor(user: SigningUser, client: Client) {
  return { principal: { ...toUserKey(user), via: "session" as const }, client };
}
