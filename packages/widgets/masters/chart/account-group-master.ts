import { OwnGroupInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the groups that a company sorts its accounts by, under the fixed ones. Reports add up the
 * fixed ones.
 * @widget Masters
 * @element none: is a part of the chart of accounts
 * @stories masters/chart/ChartOfAccounts
 */
export const accountGroupMaster = declareMaster({
  operations: { list: "accountGroups.list", update: "accountGroups.save", remove: "accountGroups.delete" },
  title: "Own Groups",
  record: {
    id: "id",
    name: "name",
    noun: "group",
    unique: { field: "name", message: "Group Name already exists." },
  },
  rules: OwnGroupInput,
  fields: [
    { field: "name" },
    { field: "groupId", kind: "lookup", from: lookUp("accountGroups.fixed", "id", "name") },
  ],
  list: {
    columns: [{ field: "name" }, { field: "group", label: "Account Group" }],
    search: ["name", "group"],
  },
});
