import * as say from "@vanbook/sdk/messages";
import { userRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { hasMixedAlphabets, isForeignTwin } from "../company/look-alike.ts";
import { checkForm } from "../master/form.ts";
import { changeRecords, deleteRecords, lockRecord, stamp } from "../master/records.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { createCashAccount } from "./cash-account.ts";
import { checkGrant, checkPlaces, endKeys, endSessions } from "./user-rights.ts";
import {
  type Columns,
  buildDetailColumns,
  buildSecretColumns,
  type StoredUser,
  buildUserColumns,
} from "./user-columns.ts";

export const save: Handler<"users.save"> = async (call) => {
  const { body, principal, db } = call;
  const { Password, ConformPassword } = body;
  checkForm(userRules, {
    ...body,
    Password: Password ?? "",
    ConformPassword: ConformPassword ?? "",
  });
  // Hashing and re-encoding are slow: do both before any lock.
  const secret = await buildSecretColumns(call);
  return write(db, principal, async (trx) => {
    const before = body.UserId === 0 ? undefined : await lockUser(trx, principal, body.UserId, body.Version);
    const columns = buildUserColumns(body, before);
    if (before) return change(trx, call, before, columns, secret, "User updated successfully");
    return create(trx, call, columns, secret);
  });
};

export const saveDetails: Handler<"users.saveDetails"> = async (call) =>
  write(call.db, call.principal, async (trx) => {
    const before = await lockUser(trx, call.principal, call.body.UserId, call.body.Version);
    const columns = buildDetailColumns(call.body);
    return change(trx, call, before, columns, {}, "User allowance updated successfully!");
  });

/** Access ends at once; documents keep the user's name. */
export const remove: Handler<"users.delete"> = async (call) => {
  const { body, principal, db } = call;
  return write(db, principal, async (trx) => {
    const before = await lockUser(trx, principal, body.UserId, body.Version);
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
 * Only one request at a time changes the company's users, and the caller's rights are read again
 * under the lock. So an administrator always remains: the caller is one, and can't change the own
 * role.
 */
async function write<T>(db: Knex, principal: Principal, work: (trx: Knex.Transaction) => Promise<T>) {
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "users");
    const author = await ofCompany(trx, principal, "users")
      .where({ id: principal.userId, role_id: principal.role, is_active: 1, is_deleted: 0 })
      .first("id");
    if (!author) throw problem("SIGN_IN_REQUIRED");
    return work(trx);
  });
}

async function lockUser(
  trx: Knex,
  principal: Principal,
  id: number,
  version: Schema<"Version"> | undefined,
): Promise<StoredUser> {
  const userRecords = ofCompany(trx, principal, "users").where({ id, is_deleted: 0 });
  return (await lockRecord(userRecords, version)) as StoredUser;
}

async function create(trx: Knex.Transaction, author: Author, columns: Columns, secret: Columns) {
  const { principal } = author;
  const user: Columns = { role_id: SALESMAN_ROLE, is_active: 1, ...columns };
  checkGrant(principal, undefined, user);
  await checkPlaces(trx, principal, undefined, user);
  await refuseLookAlike(trx, principal, String(user.username), 0);
  await takeUsername(trx, principal, String(user.username), 0);
  const [id = 0] = await takeIds(trx, principal.companyId, "users", 1);
  const authorColumns = stamp("created", principal);
  // The administrator knows the initial password, so the user must choose another one at the first
  // sign-in.
  const initialColumns = { must_change_password: 1 };
  await trx("users").insert({
    company_id: principal.companyId,
    id,
    ...user,
    ...secret,
    ...initialColumns,
    ...authorColumns,
  });
  await log(trx, author, "users.create", id, { after: toAuditColumns(user, secret) });
  if (user.role_id === SALESMAN_ROLE) await createCashAccount(trx, author, id);
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
  if (columns.username !== undefined) {
    const username = String(columns.username);
    // A name that was given before the check of alphabets stays.
    if (username !== before.username) await refuseLookAlike(trx, principal, username, id);
    await takeUsername(trx, principal, username, id);
  }
  await changeRecords(trx, principal, ofCompany(trx, principal, "users").where("id", id), {
    ...columns,
    ...secret,
    ...(secret.password_hash !== undefined && {
      password_changed_at: toDatabaseTime(readClock()),
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
  await log(trx, author, "users.update", id, { before: was, after: toAuditColumns(columns, secret) });
  if (after.role_id === SALESMAN_ROLE) await createCashAccount(trx, author, id);
  return { success: true as const, message, id };
}

/**
 * Nobody may be taken for another user in a list. Throws INVALID_FIELDS for a name of several
 * alphabets, and USERNAME_TAKEN for one that looks like another user's in another script.
 */
async function refuseLookAlike(trx: Knex.Transaction, principal: Principal, username: string, id: number) {
  if (hasMixedAlphabets(username))
    throw problemOnField("INVALID_FIELDS", "UserName", say.mixesAlphabets({ field: "Username" }));
  const others = ofCompany(trx, principal, "users").where("is_deleted", 0).whereNot("id", id);
  const names = (await others.pluck("username")) as string[];
  const twin = names.find((other) => isForeignTwin(username, other));
  if (twin === undefined) return;
  throw problem("USERNAME_TAKEN", { fields: [{ field: "UserName", ...say.userTwin({ name: twin }) }] });
}

/** Throws USERNAME_TAKEN for another user's name; renames a deleted user who has it. */
async function takeUsername(trx: Knex.Transaction, principal: Principal, username: string, id: number) {
  const holder = (await ofCompany(trx, principal, "users")
    .where("username", username)
    .whereNot("id", id)
    .first("id", "username", "is_deleted")) as Pick<StoredUser, "id" | "username" | "is_deleted"> | undefined;
  if (!holder) return;
  if (!holder.is_deleted)
    throw problem("USERNAME_TAKEN", { fields: [{ field: "UserName", message: "Username already exists." }] });
  // Names are stored trimmed, so no user can have this name.
  const freedName = [...` ${holder.id} ${holder.username}`].slice(0, 100).join("");
  await ofCompany(trx, principal, "users").where("id", holder.id).update({ username: freedName });
}

/** The audit log says whether a password or picture was set, never its value. */
function toAuditColumns(columns: Columns, secret: Columns) {
  return {
    ...columns,
    ...(secret.password_hash !== undefined && { password: "set" }),
    ...(secret.image !== undefined && { image: "set" }),
  };
}

async function log(trx: Knex, author: Author, operation: string, entityId: number, rowChange: object) {
  await addAuditLine(trx, author, { operation, entity: "users", entityId, ...rowChange });
}
