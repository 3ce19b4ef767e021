import type { Knex } from "knex";
import { getToday } from "../clock.ts";
import type { Query, Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { AUTHOR_COLUMNS, createMasterTable, type MasterRemoval, type MasterWrite } from "../master/master.ts";

type Input = Schema<"EmployeeMessageInput">;

const message = createMasterTable<Schema<"EmployeeMessage">, Input, Query<"messages.list">>({
  name: "messages",
  table: "messages",
  id: "MID",
  columns: {
    MID: "id",
    Message: "message",
    UserID: "user_id",
    USERNAME: "u.name",
    MDate: "date",
    ...AUTHOR_COLUMNS,
  },
  joins: { u: { table: "users", id: "messages.user_id" } },
  order: "messages.date DESC, messages.id DESC",
  listed: (messages, principal, { activeUserId }) => {
    if (principal.wholeCompany && !activeUserId) return;
    void messages.where((conditions) => void areShown(conditions, principal, activeUserId));
  },
  stored: ["Message"],
  narrow: (messages, principal) => {
    if (principal.wholeCompany) return;
    void messages.where((own) => {
      void areShown(own, principal).orWhere("messages.created_by", principal.userId);
    });
  },
  prepare: async (write) => {
    if (write.before) checkMayChange(write.principal, write.before);
    return { user_id: await findRecipientId(write), date: chooseDate(write) };
  },
  beforeRemove: async ({ principal, before }) => checkMayChange(principal, before),
  words: {
    created: "Employee Message submitted successfully!",
    updated: "Employee Message updated successfully!",
    deleted: "Employee Message deleted successfully!",
  },
});

export const messages = {
  "messages.list": message.list,
  "messages.save": message.save,
  "messages.delete": message.remove,
};

function areShown(messages: Knex.QueryBuilder, principal: Principal, userFilter?: string | null) {
  return ofUsers(messages, principal, "messages.user_id", userFilter).orWhere((toAll) =>
    isToAll(toAll, principal),
  );
}

/**
 * An administrator's messages to all reach everyone, a manager's only the manager's zone or branch.
 */
function isToAll(messages: Knex.QueryBuilder, principal: Principal): void {
  void messages.whereNull("messages.user_id");
  if (principal.wholeCompany) return;
  const { companyId, zoneId, branchId, userId } = principal;
  void messages.where((conditions) => {
    void conditions.whereNull("messages.created_by").orWhere("messages.created_by", userId);
    void conditions.orWhereIn("messages.created_by", (authors) => {
      void authors.from("users").where("company_id", companyId).select("id");
      void authors.where((author) => {
        void author.where("role_id", 1);
        if (zoneId !== null) void author.orWhere({ role_id: 3, zone_id: zoneId });
        if (branchId !== null) void author.orWhere({ role_id: 4, branch_id: branchId });
      });
    });
  });
}

/**
 * Allows changes by an administrator, by the author, and to messages for a user in scope. Managers
 * can read the office's messages to everyone, but not change them.
 */
function checkMayChange({ wholeCompany, userId, users }: Principal, before: MasterRemoval["before"]): void {
  if (wholeCompany || before.created_by === userId || users.includes(Number(before.user_id))) return;
  throw problem("ROLE_FORBIDDEN", {
    message: "Only its author or an administrator can change a message to all.",
  });
}

/** Null for all users. Otherwise it must be a user in the author's scope. */
async function findRecipientId({ trx, principal, body, before }: MasterWrite<Input>) {
  const { UserID = before?.user_id } = body;
  if (UserID === undefined || UserID === null || UserID === 0) return null;
  if (UserID === before?.user_id) return UserID;
  const users = ofCompany(trx, principal, "users").where({ id: UserID, is_deleted: 0 });
  if (await ofUsers(users, principal, "id").first("id")) return UserID;
  throw problemOnField("USER_UNKNOWN", "UserID", "There is no such user, or you may not write to that user.");
}

function chooseDate({ body, before }: MasterWrite<Input>) {
  return body.MDate || (before?.date ?? getToday());
}
