import type { Knex } from "knex";
import { today } from "../clock.ts";
import type { Query, Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { AUTHORED, masterTable, type MasterRemoval, type MasterWrite } from "../master/master.ts";

type Input = Schema<"EmployeeMessageInput">;

const message = masterTable<Schema<"EmployeeMessage">, Input, Query<"messages.list">>({
  name: "messages",
  table: "messages",
  id: "MID",
  columns: {
    MID: "id",
    Message: "message",
    UserID: "user_id",
    USERNAME: "u.name",
    MDate: "date",
    ...AUTHORED,
  },
  joins: { u: { table: "users", id: "messages.user_id" } },
  order: "messages.date DESC, messages.id DESC",
  listed: (messages, principal, { activeUserId }) => {
    if (principal.wholeCompany && !activeUserId) return;
    void messages.where((shown) => void areShown(shown, principal, activeUserId));
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
    return { user_id: await receiver(write), date: dateOf(write) };
  },
  beforeRemove: async ({ principal, before }) => checkMayChange(principal, before),
  words: {
    created: "Employee Message submitted successfully!",
    updated: "Employee Message updated successfully!",
    deleted: "Employee Message deleted successfully!",
  },
});

/** Messages from the office to one user or to everyone. */
export const messages = {
  "messages.list": message.list,
  "messages.save": message.save,
  "messages.delete": message.remove,
};

/** Limits to messages for users in scope (or for the wanted ones), and messages to all that reach the principal. */
function areShown(messages: Knex.QueryBuilder, principal: Principal, wanted?: string | null) {
  return ofUsers(messages, principal, "messages.user_id", wanted).orWhere((toAll) =>
    isToAll(toAll, principal),
  );
}

/** Messages to all: an administrator's reach everyone, a manager's only the manager's zone or branch. */
function isToAll(messages: Knex.QueryBuilder, principal: Principal): void {
  void messages.whereNull("messages.user_id");
  if (principal.wholeCompany) return;
  const { companyId, zoneId, branchId, userId } = principal;
  void messages.where((reached) => {
    void reached.whereNull("messages.created_by").orWhere("messages.created_by", userId);
    void reached.orWhereIn("messages.created_by", (authors) => {
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
 * Allows changes by an administrator, by the author, and of messages to a user in scope. So managers can
 * read, but not change, the office's messages to everyone.
 */
function checkMayChange({ wholeCompany, userId, users }: Principal, before: MasterRemoval["before"]): void {
  if (wholeCompany || before.created_by === userId || users.includes(Number(before.user_id))) return;
  throw problem("ROLE_FORBIDDEN", {
    message: "Only its author or an administrator can change a message to all.",
  });
}

/** The recipient: a user in the author's scope, or null for all. */
async function receiver({ trx, principal, body, before }: MasterWrite<Input>) {
  const { UserID = before?.user_id } = body;
  if (UserID === undefined || UserID === null || UserID === 0) return null;
  if (UserID === before?.user_id) return UserID;
  const users = ofCompany(trx, principal, "users").where({ id: UserID, is_deleted: 0 });
  if (await ofUsers(users, principal, "id").first("id")) return UserID;
  throw refused("USER_UNKNOWN", "UserID", "There is no such user, or you may not write to that user.");
}

function dateOf({ body, before }: MasterWrite<Input>) {
  return body.MDate || (before?.date ?? today());
}
