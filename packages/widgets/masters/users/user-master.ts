import { userRules } from "@vanbook/sdk/rules";
import { declareMaster } from "../../master/declare-master.ts";
import { passwordFields, pictureField, placeFields, userFields, userMasterRules } from "./user-form.ts";

export const userMaster = declareMaster({
  operations: { list: "users.list", update: "users.save", remove: "users.delete" },
  title: "User Master",
  record: { id: "UserId", name: "Name", noun: "user" },
  rules: userMasterRules,
  checks: userRules,
  fields: [...userFields, ...placeFields, ...passwordFields, pictureField],
  list: {
    columns: [
      { field: "Name" },
      { field: "Mobile" },
      { field: "Email" },
      { field: "RoleName", label: "User Role" },
    ],
    search: ["Name", "Email", "Mobile"],
  },
  words: {
    search: "Search by name, email or mobile",
    failedList: "Failed to fetch user data",
    failedCreate: "Operation failed",
    failedUpdate: "Update failed",
    failedDelete: "Delete failed",
  },
});

/**
 * For users who can only view: no empty password fields, and no zones, which salesmen may not read.
 */
export const usersShown = declareMaster({ ...userMaster, fields: [...userFields, pictureField] });
