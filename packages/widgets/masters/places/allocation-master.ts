import { AllocationInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

export const allocationMaster = declareMaster({
  operations: { list: "allocations.list", update: "allocations.save", remove: "allocations.delete" },
  title: "Allocation Master",
  record: {
    id: "AlocId",
    name: ({ USERNAME, VRegNo }) => `${USERNAME}, ${VRegNo}`,
    noun: "allocation",
  },
  rules: AllocationInput,
  fields: [
    { field: "Date", kind: "date", read: ({ datealoctn }) => datealoctn, usual: (today) => today },
    { field: "VanID", kind: "lookup", from: lookUp("vehicles.names", "VID", "VRegNo") },
    { field: "UserId", kind: "lookup", from: lookUp("users.names", "UserID", "USERNAME"), isWide: true },
    { field: "B2BSeries", kind: "custom" },
    { field: "B2CSeries", kind: "custom" },
  ],
  list: {
    columns: [
      { field: "USERNAME", label: "User" },
      { field: "VRegNo", label: "Vehicle" },
      { field: "B2BSeries" },
      { field: "B2CSeries" },
    ],
    search: ["B2CSeries"],
  },
  words: {
    search: "Search by B2C Series",
    failedCreate: "Failed to submit Allocation.",
    failedUpdate: "Update failed.",
    failedDelete: "Delete failed.",
  },
});
