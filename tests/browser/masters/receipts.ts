import { getToday } from "../../../packages/server/clock.ts";
import { choose, fillFields, type MasterScreen } from "./master-screen.ts";

export const receiptScreen: MasterScreen = {
  title: "Receipt Master",
  listTitle: "Receipt List",
  path: "/Recieptpage",
  list: "/api/getreciept",
  writes: ["/api/insertupdatereciept", "/api/updateReceipt", "/api/deleteReciept"],
  table: "receipts",
  standing: { status: 1 },
  // The tests identify receipts by the paying party.
  prepare: async (db) => {
    const names = ["Zebra One", "Zebra Two", "Zebra Three", "Zebra Four"];
    await db("accounts").insert(
      names.map((name, at) => ({ company_id: 1, id: 900_001 + at, name, group_id: 14 })),
    );
  },
  fill: async (page, name) => {
    await choose(page, "Receipt Type", "Main Cash");
    await choose(page, "Ledger Type", name);
    await fillFields(page, { Amount: "250.25" });
  },
  change: { label: "Amount", to: "1234.51" },
  column: "amount",
  count: async (db) => {
    const year = db("financial_years")
      .where("company_id", 1)
      .whereRaw("? BETWEEN start_date AND end_date", [getToday()]);
    const standing = db("receipts").where({ company_id: 1, status: 1 }).whereIn("year_id", year.select("id"));
    const [countRow] = (await standing.count({ n: "*" })) as { n: number }[];
    return Number(countRow?.n);
  },
  required: [
    "Please select a ledger name.",
    "Please select a recipient name.",
    "Please enter an amount above 0.",
  ],
  invalid: [{ label: "Amount", typed: "12.345", message: "Amount must have at most two decimals." }],
  words: {
    created: "Receipt submitted successfully!",
    updated: "Receipt updated successfully!",
    deleted: "Receipt deleted successfully!",
    question: "Are you sure you want to delete this receipt?",
    failedList: "Failed to fetch receipt details. Please try again.",
    failedCreate: "Failed to submit data.",
    empty: "No receipts in this financial year.",
    noMatch: "No matching receipt found",
  },
  salesman: "refused",
};
