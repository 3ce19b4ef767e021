import { userRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { checkForm } from "../master/form.ts";
import { changeRecords, deleteRecords, lockRecord, stamp } from "../master/records.ts";
import { serializeWrites } from "../master/serialize-writes.ts";
import { createCashAccount } from "./cash-account.ts";
import { checkGrant, checkPlaces, endKeys, endSessions } from "./user-rights.ts";
import { type Columns, detailColumns, secretColumns, type StoredUser, userColumns } from "./user-columns.ts";

/** Creates or changes a user, from User Creation or the user master. */
export const save: Handler<"users.save"> = async (call) => {
  const { body, principal, db } = call;
  const { Password, ConformPassword } = body;
  checkForm(userRules, {
    ...body,
    Password: Password ?? "",
    ConformPassword: ConformPassword ?? "",
  });
  if (principal.via === "key" && (body.UserId === 0 || Password)) throw problem("KEY_FORBIDDEN");
  // Hashing and re-encoding are slow, so they are done before any lock.
  const secret = await secretColumns(call);
  return write(db, principal, async (trx) => {
    const before = body.UserId === 0 ? undefined : await locked(trx, principal, body.UserId, body.Version);
    const columns = userColumns(body, before);
    if (before) return change(trx, call, before, columns, secret, "User updated successfully");
    return create(trx, call, columns, secret);
  });
};

/** Saves User Details: branch, zone, role and allowances. */
export const saveDetails: Handler<"users.saveDetails"> = async (call) =>
  write(call.db, call.principal, async (trx) => {
    const before = await locked(trx, call.principal, call.body.UserId, call.body.Version);
    const columns = detailColumns(call.body);
    return change(trx, call, before, columns, {}, "User allowance updated successfully!");
  });

/** Deletes a user. Access ends at once; documents keep the name. */
export const remove: Handler<"users.delete"> = async (call) => {
  const { body, principal, db } = call;
  return write(db, principal, async (trx) => {
    const before = await locked(trx, principal, body.UserId, body.Version);
    checkGrant(principal, before, { is_active: 0 });
    await deleteRecords(trx, principal, ofCompany(trx, principal, "users").where("id", before.id));
    await endSessions(trx, call, before.id);
    await endKeys(trx, principal, before.id);
    const { id, name, username, role_id } = before;
    await log(trx, call, "users.delete", id, { before: { name, username, role_id } });
    return { success: true, message: "User deleted successfully" };
  });
};

interface Author {
  principal: Principal;
  client: Client;
}

/**
 * Only one request at a time changes the company's users, and the caller's own rights are read again under
 * the lock. So an administrator always remains: the caller is one, and can't change the own role.
 */
async function write<T>(db: Knex, principal: Principal, work: (trx: Knex.Transaction) => Promise<T>) {
  return withTransaction(db, async (trx) => {
    await serializeWrites(trx, principal, "users");
    const author = await ofCompany(trx, principal, "users")
      .where({ id: principal.userId, role_id: principal.role, is_active: 1, is_deleted: 0 })
      .first("id");
    if (!author) throw problem("SIGN_IN_REQUIRED");
    return work(trx);
  });
}

async function locked(
  trx: Knex,
  principal: Principal,
  id: number,
  version: Schema<"Version"> | undefined,
): Promise<StoredUser> {
  const found = ofCompany(trx, principal, "users").where({ id, is_deleted: 0 });
  return (await lockRecord(found, version)) as StoredUser;
}

async function create(trx: Knex.Transaction, author: Author, columns: Columns, secret: Columns) {
  const { principal } = author;
  const user: Columns = { role_id: SALESMAN, is_active: 1, ...columns };
  checkGrant(principal, undefined, user);
  await checkPlaces(trx, principal, undefined, user);
  await takeUsername(trx, principal, String(user.username), 0);
  const [id = 0] = await takeIds(trx, principal.companyId, "users", 1);
  const made = stamp("created", principal);
  // The administrator knows the initial password, so the user must choose another at the first sign-in.
  const given = { must_change_password: 1 };
  await trx("users").insert({ company_id: principal.companyId, id, ...user, ...secret, ...given, ...made });
  await log(trx, author, "users.create", id, { after: logged(user, secret) });
  if (user.role_id === SALESMAN) await createCashAccount(trx, author, id);
  return { success: true as const, message: "User created successfully", id };
}

async function change(
  trx: Knex.Transaction,
  author: Author,
  before: StoredUser,
  columns: Columns,
  secret: Columns,
  message: string,
) {
  const { principal } = author;
  const { id } = before;
  checkGrant(principal, before, columns);
  await checkPlaces(trx, principal, before, columns);
  if (columns.username !== undefined) await takeUsername(trx, principal, String(columns.username), id);
  await changeRecords(trx, principal, ofCompany(trx, principal, "users").where("id", id), {
    ...columns,
    ...secret,
    ...(secret.password_hash !== undefined && {
      password_changed_at: toDatabaseTime(now()),
      must_change_password: id === principal.userId ? 0 : 1,
    }),
  });
  const after = { ...before, ...columns };
  const lostAccess = after.role_id !== before.role_id || after.is_active !== before.is_active;
  if (lostAccess || secret.password_hash !== undefined) {
    await endSessions(trx, author, id);
    await endKeys(trx, principal, id);
  }
  const was = Object.fromEntries(Object.keys(columns).map((column) => [column, before[column]]));
  await log(trx, author, "users.update", id, { before: was, after: logged(columns, secret) });
  if (after.role_id === SALESMAN) await createCashAccount(trx, author, id);
  return { success: true as const, message, id };
}

/**
 * Throws USERNAME_TAKEN if another user has the name. If a deleted user has it, the deleted user's username
 * is changed.
 */
async function takeUsername(trx: Knex.Transaction, principal: Principal, username: string, id: number) {
  const holder = (await ofCompany(trx, principal, "users")
    .where("username", username)
    .whereNot("id", id)
    .first("id", "username", "is_deleted")) as Pick<StoredUser, "id" | "username" | "is_deleted"> | undefined;
  if (!holder) return;
  if (!holder.is_deleted)
    throw problem("USERNAME_TAKEN", { fields: [{ field: "UserName", message: "Username already exists." }] });
  // No user can have this name, because names are stored trimmed.
  const freed = [...` ${holder.id} ${holder.username}`].slice(0, 100).join("");
  await ofCompany(trx, principal, "users").where("id", holder.id).update({ username: freed });
}

/** For the audit log: whether a password or picture was set, never its value. */
function logged(columns: Columns, secret: Columns) {
  return {
    ...columns,
    ...(secret.password_hash !== undefined && { password: "set" }),
    ...(secret.image !== undefined && { image: "set" }),
  };
}

async function log(trx: Knex, author: Author, operation: string, entityId: number, done: object) {
  await audit(trx, author, { operation, entity: "users", entityId, ...done });
}
