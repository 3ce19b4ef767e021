import { userRules } from "@vanbook/sdk/rules";
import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { passwordFields, pictureField, placeFields, userFields, userMasterRules } from "./user-form.ts";

/**
 * Shows all users to everybody in the company. The administrator changes them here too.
 * @widget Users and company
 * @element none: as UserCreation
 */
export function UserMaster(props: MasterProps) {
  return props.isReadOnly ? <UsersShown {...props} /> : <UsersKept {...props} />;
}

const definition = {
  operations: { list: "users.list", create: "users.save", update: "users.save", remove: "users.delete" },
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
} as const;

const UsersKept = defineMaster(definition);
UserMaster.definition = UsersKept.definition;
/** View-only users don't need empty password fields, and salesmen may not read the zones. */
const UsersShown = defineMaster({ ...definition, fields: [...userFields, pictureField] });
