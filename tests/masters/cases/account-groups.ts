import type { MasterCase } from "../master-case.ts";

export const accountGroups: MasterCase = {
  name: "accountGroups",
  table: "account_subgroups",
  id: "id",
  list: "/api/v1/account-groups",
  create: "/api/v1/account-groups",
  update: "/api/v1/account-groups",
  remove: "/api/v1/account-groups",
  saveMethod: "PUT",
  removeMethod: "DELETE",
  ignored: {},
  record: async (_db, _companyId, nth) => ({ name: `Delivery Vehicles ${nth}`, groupId: 11 }),
  change: { groupId: 15 },
  unique: {
    field: "name",
    code: "NAME_TAKEN",
    message: "The name already exists. Please choose a different name.",
  },
  words: {
    created: "Group created successfully",
    updated: "Group updated successfully",
    deleted: "Group deleted successfully",
  },
  invalid: [
    [{ name: " " }, "Group Name is required."],
    [{ groupId: 27 }, "The company has no such account group."],
  ],
};
