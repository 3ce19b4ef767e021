import { userRules } from "@vanbook/sdk/rules";
import { declareMaster } from "../../master/declare-master.ts";
import { passwordFields, pictureField, userCreationRules, userFields } from "./user-form.ts";

export const userCreation = declareMaster({
  operations: { list: "users.list", update: "users.save", remove: "users.delete" },
  title: "User Creation",
  record: { id: "UserId", name: "Name", noun: "user" },
  rules: userCreationRules,
  checks: userRules,
  fields: [
    ...userFields,
    ...passwordFields,
    { field: "Active", kind: "switch", usual: 1, isShown: (_, isNew) => !isNew },
    pictureField,
  ],
  list: {
    columns: [
      { field: "Name" },
      { field: "UserName" },
      { field: "Mobile" },
      { field: "Email" },
      {
        field: "Active",
        label: "Status",
        kind: "tag",
        text: ({ Active }) => (Active ? "Active" : "Inactive"),
        tones: { Active: "ok", Inactive: "warn" },
      },
    ],
    search: ["Name", "Email", "Mobile", "UserName"],
  },
  words: {
    search: "Search users",
    failedList: "Failed to fetch users",
    failedCreate: "Operation failed",
    failedUpdate: "Update failed",
    failedDelete: "Delete failed",
  },
});
