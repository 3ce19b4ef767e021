import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { forgetAttempts } from "../auth/attempts.ts";
import { addAuditLine, createSystemAuthor } from "../auth/audit.ts";
import { endAccess } from "../auth/end-access.ts";
import { hashPassword } from "../auth/password.ts";
import { ofCompany } from "../auth/scope.ts";
import { removeFactor } from "../auth/second-factor.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { escapeText, toCanonicalName } from "../contract/canonical-text.ts";
import { withTransaction } from "../db/transaction.ts";
import { endKeys } from "../masters/user-rights.ts";
import {
  requireCompany,
  COMPANY_OPTION,
  OperatorProblem,
  type Command,
  type CommandCall,
} from "./command.ts";

const list: Command = {
  about: "lists the users of a company, with their roles and last sign-ins",
  options: COMPANY_OPTION,
  async run(call) {
    const { id } = await requireCompany(call);
    const users: {
      username: string;
      name: string | null;
      role: string | null;
      isActive: number;
      last: string | null;
    }[] = await call
      .db("users as u")
      .leftJoin("roles as r", (on) => void on.on("r.company_id", "u.company_id").andOn("r.id", "u.role_id"))
      .where({ "u.company_id": id, "u.is_deleted": 0 })
      .orderBy(["u.role_id", "u.username"])
      .select("u.username", "u.name", "r.name as role", "u.is_active as isActive", {
        last: call
          .db("login_log as l")
          .whereRaw("l.company_id = u.company_id AND l.user_id = u.id")
          .max("l.created_at"),
      });
    for (const { username, name, role, isActive, last } of users)
      call.say(
        `${escapeText(username).padEnd(24)}  ${escapeText(name ?? "").padEnd(28)}  ${escapeText(role ?? "no role").padEnd(22)}  ${isActive ? `last here ${last === null ? "never" : `${last.slice(0, 16)} UTC`}` : "not active"}`.trimEnd(),
      );
    return true;
  },
};

const password: Command = {
  about: "gives a user a new password and shows it, once; sessions and keys of the user end",
  options: { ...COMPANY_OPTION, username: { type: "string" } },
  needed: ["username"],
  async run(call) {
    const user = await readUser(call);
    const newPassword = randomBytes(16).toString("base64url");
    const password_hash = await hashPassword(newPassword);
    await withTransaction(call.db, async (trx) => {
      const own = ofCompany(trx, user, "users").where("id", user.userId);
      await own.update({
        password_hash,
        password_changed_at: toDatabaseTime(readClock()),
        must_change_password: 1,
        version: trx.raw("version + 1"),
      });
      await endAccess(trx, user);
      await endKeys(trx, user, user.userId);
      await forgetAttempts(trx, user.companyId, user.username);
      await note(trx, user, "operate.password", { before: {}, after: { password: "set" } });
    });
    call.say(`The new password of ${user.username}: ${newPassword}`);
    call.say(
      "It is shown only now, and works for one sign-in: the user then chooses another. Sessions and API keys of the user have ended.",
    );
    return true;
  },
};

const unlock: Command = {
  about: "lets a user try at once again who has mistaken the password too often",
  options: { ...COMPANY_OPTION, username: { type: "string" } },
  needed: ["username"],
  async run(call) {
    const user = await readUser(call);
    await withTransaction(call.db, async (trx) => {
      // Failed attempts in a known browser are counted for that browser. Without known browsers,
      // the count starts from zero.
      await ofCompany(trx, user, "known_browsers").where("user_id", user.userId).delete();
      await forgetAttempts(trx, user.companyId, user.username);
      await note(trx, user, "operate.unlock");
    });
    call.say(`${user.username} may try again at once.`);
    return true;
  },
};

const signOut: Command = {
  about: "ends all sessions of a user; API keys stay",
  options: { ...COMPANY_OPTION, username: { type: "string" } },
  needed: ["username"],
  async run(call) {
    const user = await readUser(call);
    const endedSessions = await withTransaction(call.db, async (trx) => {
      const sessions = await endAccess(trx, user);
      await note(trx, user, "operate.signOut");
      return sessions;
    });
    call.say(`${user.username}: ${endedSessions} session${endedSessions === 1 ? "" : "s"} ended.`);
    return true;
  },
};

const secondFactorOff: Command = {
  about:
    "takes the second factor from a user who has lost phone and recovery codes; sessions of the user end",
  options: { ...COMPANY_OPTION, username: { type: "string" } },
  needed: ["username"],
  async run(call) {
    const user = await readUser(call);
    const had = await withTransaction(call.db, async (trx) => {
      const wasOn = await removeFactor(trx, user);
      if (!wasOn) return false;
      await endAccess(trx, user);
      await note(trx, user, "operate.secondFactorOff");
      return true;
    });
    if (!had) throw new OperatorProblem(`${user.username} has no second factor.`);
    call.say(`The second factor of ${user.username} is gone. Sessions of the user have ended.`);
    return true;
  },
};

export const userCommands = {
  "user list": list,
  "user password": password,
  "user unlock": unlock,
  "user sign-out": signOut,
  "user second-factor-off": secondFactorOff,
};

interface OperatedUser {
  companyId: number;
  userId: number;
  username: string;
}

async function readUser(call: CommandCall): Promise<OperatedUser> {
  const { id: companyId, name } = await requireCompany(call);
  const username = toCanonicalName(String(call.values["username"]));
  const user = await ofCompany(call.db, { companyId }, "users")
    .where({ username, is_deleted: 0 })
    .first<Omit<OperatedUser, "companyId"> | undefined>({ userId: "id" }, "username");
  if (!user) throw new OperatorProblem(`${name} has no user ${username}.`);
  return { ...user, companyId };
}

/** Without a user: the operator has no account in the company. */
async function note(trx: Knex, user: OperatedUser, operation: string, change: object = {}): Promise<void> {
  const author = createSystemAuthor(user.companyId);
  await addAuditLine(trx, author, { operation, entity: "users", entityId: user.userId, ...change });
}
