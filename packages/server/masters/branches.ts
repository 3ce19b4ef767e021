import type { Schema } from "../contract/contract.ts";
import { AUDIT_COLUMNS, createMasterTable } from "../master/master.ts";

const branch = createMasterTable<Schema<"Branch">, Schema<"BranchInput">>({
  name: "branches",
  table: "branches",
  id: "BranchId",
  columns: {
    BranchId: "id",
    BranchName: "name",
    Address: "address",
    Country: "country",
    State: "state",
    District: "district",
    City: "city",
    Pincode: "pincode",
    Phoneno: "phone",
    Mobileno: "mobile",
    ...AUDIT_COLUMNS,
  },
  stored: ["BranchName", "Address", "Country", "State", "District", "City", "Pincode", "Phoneno", "Mobileno"],
  unique: { field: "BranchName", code: "BRANCH_NAME_TAKEN", message: "Branch Name already exists." },
  usedBy: [
    { table: "users", column: "branch_id", words: "users", where: { is_deleted: 0 } },
    { table: "vehicles", column: "branch_id", words: "vehicles", where: { is_deleted: 0 } },
    { table: "stock_locations", column: "branch_id", words: "godowns" },
  ],
  words: {
    created: "Branch information submitted successfully!",
    updated: "Branch updated successfully!",
    deleted: "Branch deleted successfully!",
  },
});

export const branches = {
  "branches.list": branch.list,
  "branches.create": branch.create,
  "branches.update": branch.update,
  "branches.delete": branch.remove,
};
