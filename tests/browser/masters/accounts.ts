import { choose, fillFields, type MasterScreen } from "./master-screen.ts";

export const accountScreen: MasterScreen = {
  title: "Account Creation",
  path: "/Account",
  list: "/api/getAccount",
  writes: ["/api/insertaccount", "/api/updateaccount", "/api/deleteAccount"],
  table: "accounts",
  listed: (name) => `${name} Medicals`,
  fill: async (page, name) => {
    await fillFields(page, {
      "Account Name": `${name} Medicals`,
      Address: "14/220 Temple Road",
      Place: "Anchal",
      "PIN No": "691306",
      District: "Kollam",
      Country: "India",
      Phone: "4752270011",
      "Mobile Number": "9847012346",
    });
    await choose(page, "Route", "Kozhencherry");
    await choose(page, "Rate Type", "SP");
    await choose(page, "Customer Type", "Retail");
  },
  change: { label: "Place", to: "Yeroor" },
  column: "place",
  count: async (db) => {
    const keptQuery = db("accounts").where({ company_id: 1, is_deleted: 0 }).whereIn("group_id", [14, 27]);
    const [countRow] = (await keptQuery.count({ n: "*" })) as { n: number }[];
    return Number(countRow?.n);
  },
  required: ["Account Name is required.", "Address is required.", "Route is required."],
  invalid: [
    {
      label: "Account Name",
      typed: "Anchal & Sons",
      message: "Account Name can only contain letters, numbers, and spaces.",
    },
    { label: "PIN No", typed: "6913065", message: "PIN No must be a valid 6-digit number." },
    { label: "Phone", typed: "47522700112", message: "Phone must be a valid 10-digit number." },
    { label: "Mobile Number", typed: "98470 1234", message: "Mob must be a valid 10-digit number." },
    { label: "GSTIN No", typed: "32-AB", message: "GSTIN must be alphanumeric and up to 15 characters." },
  ],
  words: {
    created: "Account submitted successfully",
    updated: "Account updated successfully",
    deleted: "Account deleted successfully",
    question: "Are you sure you want to delete this account?",
    failedList: "The list could not be loaded.",
    failedCreate: "Failed to submit account.",
    empty: "No account records found.",
    noMatch: "No matching account found",
  },
  salesman: "refused",
};
