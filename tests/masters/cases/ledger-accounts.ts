import type { MasterCase, Row } from "../master-case.ts";

export const ledgerAccounts: MasterCase = {
  name: "ledgerAccounts",
  table: "accounts",
  id: "id",
  list: "/api/v1/accounts",
  create: "/api/v1/accounts",
  update: "/api/v1/accounts",
  remove: "/api/v1/accounts",
  saveMethod: "PUT",
  removeMethod: "DELETE",
  ignored: {},
  rows: (answer) => (answer as { data: Row[] }).data,
  record: async (_db, _companyId, nth) => ({ name: `HDFC Bank A/c No. ${nth}`, groupId: 5 }),
  change: { groupId: 26 },
  unique: {
    field: "name",
    code: "ACCOUNT_NAME_TAKEN",
    message: "Account Name already exists. Please choose a different name.",
  },
  words: {
    created: "Account created successfully",
    updated: "Account updated successfully",
    deleted: "Account deleted successfully",
  },
  invalid: [
    [{ name: " " }, "Account Name is required."],
    [{ name: "A".repeat(201) }, "Account Name must have at most 200 characters."],
    [{ groupId: undefined }, "Account Group is required."],
    [{ groupId: 9999 }, "The company has no such account group."],
    [{ groupId: 14 }, "The company has no such account group."],
    [{ ownGroupId: 9999 }, "Bank Accounts has no such own group."],
  ],
};
