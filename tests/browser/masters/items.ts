import { choose, fillFields, type MasterScreen } from "./master-screen.ts";

export const itemScreen: MasterScreen = {
  title: "Item Creation",
  listTitle: "Item List",
  path: "/ItemCreation",
  list: "/api/GetItem",
  writes: ["/api/insertupdateitem", "/api/deleteitem"],
  table: "items",
  fill: async (page, name) => {
    await choose(page, "Item Category", "Orthopedics Support");
    await fillFields(page, { "Item Name": name, Description: "Neoprene", MRP: "499.50", CCP: "318.1275" });
  },
  change: { label: "Size (L*B*H)", to: "10*8*2" },
  column: "size",
  count: async (db) => {
    const [row] = (await db("items").where({ company_id: 1, is_deleted: 0 }).count({ n: "*" })) as {
      n: number;
    }[];
    return Number(row?.n);
  },
  required: [
    "Item Category is required.",
    "Item Name is required.",
    "Description is required.",
    "MRP is required.",
    "CCP is required.",
  ],
  invalid: [
    { label: "MRP", typed: "-1", message: "MRP must be at least 0." },
    { label: "CCP", typed: "free", message: "CCP must be a number." },
    { label: "HSN Code", typed: "90211", message: "HSN Code must be 4, 6 or 8 digits." },
  ],
  words: {
    created: "Item submitted successfully!",
    updated: "Item updated successfully!",
    deleted: "Item deleted successfully!",
    question: "Are you sure you want to delete this item?",
    failedList: "Failed to fetch items.",
    failedCreate: "Failed to submit item",
    empty: "No item records found.",
    noMatch: "No matching item found",
  },
  salesman: "refused",
};
