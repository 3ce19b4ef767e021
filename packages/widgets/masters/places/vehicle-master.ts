import { VehicleInput } from "@vanbook/sdk/rules";
import { SHORT_LIST_HEIGHT } from "../../../sdk/format/documented-numbers.ts";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the vans. Loads and sales are counted per van.
 * @widget Masters
 */
export const vehicleMaster = declareMaster({
  operations: { list: "vehicles.list", update: "vehicles.save", remove: "vehicles.save" },
  title: "Vehicle Master",
  record: {
    id: "VID",
    name: "VRegNo",
    noun: "vehicle",
    unique: { field: "VRegNo", message: "Vehicle Registration Number already exists." },
    removal: ({ VID, VRegNo, BranchId, Version }) => ({ VID, VRegNo, BranchId, Version, IsDeleted: 1 }),
  },
  rules: VehicleInput,
  fields: [
    { field: "VRegNo", isWide: true },
    {
      field: "BranchId",
      kind: "lookup",
      from: lookUp("branches.list", "BranchId", "BranchName", undefined, "Failed to fetch branches"),
      isWide: true,
    },
  ],
  list: {
    columns: [
      { field: "VRegNo", label: "Registration Number" },
      { field: "BranchName", label: "Branch Name" },
    ],
    search: ["VRegNo", "BranchName"],
    height: SHORT_LIST_HEIGHT,
  },
  words: {
    empty: "No vehicles available",
    noMatch: "No matching vehicles found",
    failedCreate: "Operation failed",
    failedUpdate: "Operation failed",
    failedDelete: "Deletion failed",
  },
});
