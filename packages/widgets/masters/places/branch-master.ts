import { BranchInput } from "@vanbook/sdk/rules";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the branches with their addresses. Each bill, user and route belongs to one branch.
 * @widget Masters
 */
export const branchMaster = declareMaster({
  operations: {
    list: "branches.list",
    create: "branches.create",
    update: "branches.update",
    remove: "branches.delete",
  },
  title: "Branch Master",
  record: {
    id: "BranchId",
    name: "BranchName",
    noun: "branch",
    unique: {
      field: "BranchName",
      message: "Branch Name already exists.",
      onSubmit: "Branch Name already exists. Please choose a different name.",
    },
  },
  rules: BranchInput,
  fields: [
    { field: "BranchName", isWide: true },
    { field: "Address", kind: "long" },
    { field: "Country", usual: "India" },
    { field: "State" },
    { field: "City" },
    { field: "District" },
    { field: "Pincode" },
    { field: "Phoneno" },
    { field: "Mobileno" },
  ],
  list: {
    columns: [{ field: "BranchName" }, { field: "Address" }, { field: "Country" }, { field: "Pincode" }],
    search: ["BranchName"],
  },
  words: {
    failedList: "Failed to fetch branches",
    failedCreate: "Failed to submit branch information. Please try again.",
    failedUpdate: "An error occurred while updating",
    failedDelete: "An error occurred while deleting",
  },
});
