import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Query, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { createMasterTable } from "../master/master.ts";

const ownGroup = createMasterTable<Schema<"OwnGroup">, Schema<"OwnGroupInput">, Query<"accountGroups.list">>({
  name: "accountGroups",
  table: "account_subgroups",
  id: "id",
  columns: { id: "id", name: "name", groupId: "group_id", group: "g.name", Version: "version" },
  joins: { g: { table: "account_groups", id: "account_subgroups.group_id" } },
  listed: (groups, _, { groupId }) => {
    if (groupId !== undefined) void groups.where("account_subgroups.group_id", groupId);
  },
  stored: ["name", "groupId"],
  unique: { field: "name", code: "NAME_TAKEN", message: "Group Name already exists." },
  usedBy: [{ table: "accounts", column: "subgroup_id", words: "accounts", where: { is_deleted: 0 } }],
  words: {
    created: "Group created successfully",
    updated: "Group updated successfully",
    deleted: "Group deleted successfully",
  },
  prepare: async ({ trx, body, principal, before }) => {
    const fixedGroup: unknown = await ofCompany(trx, principal, "account_groups as g")
      .where("g.id", body.groupId)
      .whereNotIn("g.id", PARTY_GROUPS)
      .first("g.id");
    if (!fixedGroup) throw problemOnField("GROUP_UNKNOWN", "groupId");
    if (!before || before.group_id === body.groupId) return undefined;
    const account: unknown = await ofCompany(trx, principal, "accounts")
      .where({ subgroup_id: before.id, is_deleted: 0 })
      .first("id");
    if (account)
      throw problem("RECORD_IN_USE", { message: "Accounts are in the group: it stays where it is." });
    return undefined;
  },
});

const listFixedGroups: Handler<"accountGroups.fixed"> = async ({ principal, db }) =>
  select<Schema<"FixedGroup">>(
    ofCompany(db, principal, "account_groups as g")
      .whereNotIn("g.id", PARTY_GROUPS)
      .orderBy(["g.name", "g.id"]),
    { id: "g.id", name: "g.name", nature: "g.nature" },
  );

export const accountGroups = {
  "accountGroups.fixed": listFixedGroups,
  "accountGroups.list": ownGroup.list,
  "accountGroups.save": ownGroup.save,
  "accountGroups.delete": ownGroup.remove,
};

/** Customers and suppliers have their own masters. */
export const PARTY_GROUPS: readonly number[] = [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors];
