import { fillFields, type MasterScreen } from "./master-screen.ts";

export const branchScreen: MasterScreen = {
  title: "Branch Master",
  path: "/TabMasters?tab=branch",
  list: "/api/getbranch",
  writes: ["/api/insertbranch", "/api/updatebranch", "/api/deletebranch"],
  table: "branches",
  fill: (page, name) =>
    fillFields(page, {
      "Branch Name": name,
      Address: "TB Junction",
      Country: "India",
      State: "Kerala",
      City: "Punalur",
      District: "Kollam",
      Pincode: "691305",
      "Business Phone": "4752222222",
      "Mobile Number": "9847012346",
    }),
  change: { label: "Address", to: "8/2 Chandamukku" },
  column: "address",
  count: async (db) =>
    Number(
      ((await db("branches").where({ company_id: 1, is_deleted: 0 }).count({ n: "*" })) as { n: number }[])[0]
        ?.n,
    ),
  required: ["Branch Name is required.", "Address is required.", "Pincode is required."],
  invalid: [
    {
      label: "Branch Name",
      typed: "Punalur & Co",
      message: "Branch Name can only contain letters, numbers, and spaces.",
    },
    { label: "Pincode", typed: "6913055", message: "Pincode must be a valid 6-digit number." },
    {
      label: "Mobile Number",
      typed: "98470123467",
      message: "Mobile Number must be a valid 10-digit number.",
    },
  ],
  words: {
    created: "Branch information submitted successfully!",
    updated: "Branch updated successfully!",
    deleted: "Branch deleted successfully!",
    question: "Are you sure you want to delete this branch?",
    failedList: "Failed to fetch branches",
    failedCreate: "Failed to submit branch information. Please try again.",
    empty: "No branch records found.",
    noMatch: "No matching branch found",
  },
  salesman: "refused",
};
