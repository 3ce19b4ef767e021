import type { Knex } from "knex";
import { today } from "../http/clock.ts";
import type { Schema } from "../http/contract.ts";
import type { Handler } from "../http/handler.ts";
import type { Principal } from "../http/principal.ts";
import { problem } from "../http/problem.ts";
import { joinOwn, ofCompany, ofUsers } from "../http/scope.ts";
import { select } from "../http/select.ts";
import { masterTable, type MasterWrite } from "../master/master.ts";

type Input = Schema<"EmployeeMessageInput">;
type Message = Schema<"EmployeeMessage">;

const message = masterTable<Omit<Message, "USERNAME">, Input>({
  name: "messages",
  table: "messages",
  id: "MID",
  columns: {
    MID: "id",
    Message: "message",
    UserID: "user_id",
    MDate: "date",
    CompanyID: "company_id",
    CreatedBy: "created_by",
    ModifiedBy: "modified_by",
    DeletedBy: "deleted_by",
    IsDeleted: "is_deleted",
    Version: "version",
  },
  kept: ["Message"],
  narrow: (messages, principal) => {
    if (principal.wholeCompany) return;
    void messages.where((own) => {
      void ofUsers(own, principal, "user_id").orWhere("created_by", principal.userId);
    });
  },
  prepare: async (write) => ({ user_id: await receiver(write), date: dateOf(write) }),
  words: {
    created: "Employee Message submitted successfully!",
    updated: "Employee Message updated successfully!",
    deleted: "Employee Message deleted successfully!",
  },
});

const list: Handler<"messages.list"> = async ({ principal, query, db }) => {
  const messages = ofCompany(db, principal, "messages as m").where("m.is_deleted", 0);
  joinOwn(messages, "users as u", "u.id", "m.user_id");
  joinOwn(messages, "users as a", "a.id", "m.created_by");
  if (!principal.wholeCompany || query.activeUserId)
    void messages.where((shown) => {
      void ofUsers(shown, principal, "m.user_id", query.activeUserId);
      void shown.orWhere((toAll) => isToAll(toAll, principal));
    });
  return select<Message>(
    messages.orderBy([
      { column: "m.date", order: "desc" },
      { column: "m.id", order: "desc" },
    ]),
    {
      MID: "m.id",
      Message: "m.message",
      UserID: "m.user_id",
      USERNAME: "u.name",
      MDate: "m.date",
      CompanyID: "m.company_id",
      CreatedBy: "m.created_by",
      ModifiedBy: "m.modified_by",
      DeletedBy: "m.deleted_by",
      IsDeleted: "m.is_deleted",
      Version: "m.version",
    },
  );
};

/** What the office tells its people, one or all of them. */
export const messages = {
  "messages.list": list,
  "messages.save": message.save,
  "messages.delete": message.remove,
};

/** Messages to nobody in particular: an administrator's reach everybody, a manager's his zone or branch. */
function isToAll(messages: Knex.QueryBuilder, principal: Principal): void {
  void messages.whereNull("m.user_id");
  if (principal.wholeCompany) return;
  void messages.where((reached) => {
    void reached.whereRaw("COALESCE(a.role_id, 1) = 1").orWhere("m.created_by", principal.userId);
    if (principal.zoneId !== null) void reached.orWhere({ "a.role_id": 3, "a.zone_id": principal.zoneId });
    if (principal.branchId !== null)
      void reached.orWhere({ "a.role_id": 4, "a.branch_id": principal.branchId });
  });
}

/** Whom the message is for: a user whom its author may write to, or null for all of them. */
async function receiver({ trx, principal, body, before }: MasterWrite<Input>) {
  const { UserID = before?.user_id } = body;
  if (UserID === undefined || UserID === null || UserID === 0) return null;
  if (UserID === before?.user_id) return UserID;
  const users = ofCompany(trx, principal, "users").where({ id: UserID, is_deleted: 0 });
  if (await ofUsers(users, principal, "id").first("id")) return UserID;
  const said = "There is no such user whom you may write to.";
  throw problem("USER_UNKNOWN", { message: said, fields: [{ field: "UserID", message: said }] });
}

function dateOf({ body, before }: MasterWrite<Input>) {
  return body.MDate || (before?.date ?? today());
}
