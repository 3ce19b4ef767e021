import { LedgerAccountInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

export const chartOfAccounts = declareMaster({
  operations: { list: "ledgerAccounts.list", update: "ledgerAccounts.save", remove: "ledgerAccounts.delete" },
  title: "Chart of Accounts",
  record: {
    id: "id",
    name: "name",
    noun: "account",
    unique: { field: "name", message: "Account Name already exists." },
  },
  rules: LedgerAccountInput,
  fields: [
    { field: "name", isWide: true },
    {
      field: "groupId",
      kind: "lookup",
      from: lookUp("accountGroups.fixed", "id", "name"),
      changes: () => ({ ownGroupId: null }),
    },
    {
      field: "ownGroupId",
      kind: "lookup",
      none: "None",
      from: lookUp("accountGroups.list", "id", "name", ({ groupId }) =>
        groupId ? { groupId: Number(groupId) } : undefined,
      ),
    },
  ],
  list: {
    columns: [{ field: "name" }, { field: "balance", label: "Balance", kind: "money" }],
    search: ["name", "group", "ownGroup"],
  },
  words: { search: "Search accounts" },
});
