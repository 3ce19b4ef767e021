import { userRules } from "@vanbook/sdk/rules";
import { defineMaster } from "../../master/define-master.tsx";
import { passwordFields, pictureField, userCreationRules, userFields } from "./user-form.ts";

/**
 * Keeps the company's users and how they sign in. A password is set here, never shown.
 * @widget Users and company
 * @element none: says who may sign in, and as what: as ApiKeyMaster
 */
export const UserCreation = defineMaster({
  operations: { list: "users.list", create: "users.save", update: "users.save", remove: "users.delete" },
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
