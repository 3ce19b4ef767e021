import { choose, countOf, fillFields, type MasterScreen } from "./master-screen.ts";

export const vehicleScreen: MasterScreen = {
  title: "Vehicle Master",
  path: "/TabBeatMaster?tab=vehicle",
  list: "/api/GetVehicle",
  writes: ["/api/insertupdatevehicle"],
  // The form keeps such codes in capitals.
  listed: (name) => name.toUpperCase(),
  table: "vehicles",
  fill: async (page, name) => {
    await fillFields(page, { "Vehicle Registration Number": name });
    await choose(page, "Branch", "Thiruvalla");
  },
  change: { label: "Branch", to: "Kottayam" },
  chosen: {
    put: (page, value) => choose(page, "Branch", value),
    other: "Alappuzha",
    changed: (db, value) =>
      db("vehicles as v")
        .join("branches as b", (on) => on.on("b.company_id", "v.company_id").andOn("b.id", "v.branch_id"))
        .where({ "v.company_id": 1, "v.is_deleted": 0, "b.name": value })
        .where("v.reg_no", "like", "Zebra%")
        .select("v.id"),
  },
  column: "branch_id",
  count: (db) => countOf(db, "vehicles"),
  required: ["Vehicle Registration Number is required.", "Branch is required."],
  invalid: [
    {
      label: "Vehicle Registration Number",
      typed: "KL-24-T-4000-KL-24-T-4000",
      message: "Vehicle Registration Number must have at most 20 characters.",
    },
  ],
  words: {
    created: "Vehicle created successfully",
    updated: "Vehicle updated successfully",
    deleted: "Vehicle deleted successfully",
    question: "Are you sure you want to delete this vehicle?",
    failedList: "The list could not be loaded.",
    failedCreate: "Operation failed",
    empty: "No vehicles available",
    noMatch: "No matching vehicles found",
  },
  salesman: "refused",
};
