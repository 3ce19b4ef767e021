import type { Args } from "@vanbook/sdk";
import { UserInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import type { MasterField } from "../../master/definition.ts";
import type { RecordOf } from "../../form/record.ts";

type UserField = MasterField<RecordOf<"users.list">, Args<"users.save">>;

export const userFields: readonly UserField[] = [
  { field: "Name" },
  { field: "Email" },
  { field: "UserName" },
  {
    field: "Sex",
    kind: "choice",
    options: [
      { value: 0, label: "Male" },
      { value: 1, label: "Female" },
      { value: 2, label: "Other" },
    ],
  },
  { field: "Mobile" },
  {
    field: "UserRoleId",
    kind: "choice",
    usual: 2,
    options: [
      { value: 1, label: "Company Administrator" },
      { value: 2, label: "Salesman" },
      { value: 3, label: "Zone Manager" },
      { value: 4, label: "Branch Manager" },
    ],
  },
  { field: "Address", isWide: true },
  { field: "Place" },
  { field: "District" },
];

export const placeFields: readonly UserField[] = [
  {
    field: "BranchId",
    kind: "lookup",
    from: lookUp("branches.list", "BranchId", "BranchName", undefined, "Failed to fetch branches"),
  },
  {
    field: "ZoneId",
    kind: "lookup",
    from: lookUp("zones.list", "ZoneId", "ZoneName", undefined, "Failed to fetch Zone"),
  },
];

/** A new password, entered twice. If left empty, the user keeps the current password. */
export const passwordFields: readonly UserField[] = [
  { field: "Password", kind: "password" },
  { field: "ConformPassword", kind: "password" },
];

export const pictureField: UserField = {
  field: "image",
  kind: "custom",
  isWide: true,
};

/** The rules of User Creation, which requires an email and a gender even when editing. */
export const userCreationRules = {
  ...UserInput,
  Email: { ...UserInput.Email, required: UserInput.Email.message },
  Sex: { ...UserInput.Sex, required: UserInput.Sex.message },
};

/** The rules of the user master, which requires a name and a username when editing. */
export const userMasterRules = {
  ...UserInput,
  Name: { ...UserInput.Name, required: "Name and Username are required" },
  UserName: { ...UserInput.UserName, required: "Name and Username are required" },
};
