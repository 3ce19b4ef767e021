import { countOf, fillFields, type MasterScreen } from "./master-screen.ts";

// Lower than the rates of the demo's slabs.
const SLAB_RATES: Readonly<Record<string, number>> = {
  "Zebra One": 1000,
  "Zebra Two": 2000,
  "Zebra Three": 3000,
  "Zebra Four": 4000,
};

export const rateScreen: MasterScreen = {
  title: "Rate Discount percentage",
  listTitle: "Rate List",
  path: "/ItemRateDiscount",
  list: "/api/WebGetRateWiseDiscount",
  writes: ["/api/WebInsertUpdateTotalRateWisePurchase", "/api/WebDeleteTotalRateWisePurchase"],
  table: "rate_slabs",
  fill: (page, name) => {
    const from = SLAB_RATES[name] ?? 5000;
    return fillFields(page, { "From Rate": `${from}`, "To Rate": `${from + 99.5}`, Discount: "2.5" });
  },
  sought: (name) => `${SLAB_RATES[name]}`,
  listed: (name) => `${(SLAB_RATES[name] ?? 0).toLocaleString("en-IN")}.00`,
  change: { label: "Discount", to: "3.75" },
  column: "discount",
  count: (db) => countOf(db, "rate_slabs"),
  required: ["From Rate is required.", "To Rate is required.", "Discount is required."],
  invalid: [
    { label: "From Rate", typed: "10.005", message: "From Rate must have at most two decimals." },
    { label: "From Rate", typed: "-1", message: "From Rate must be at least 0." },
    { label: "Discount", typed: "100.01", message: "Discount must be at most 100." },
    { label: "To Rate", typed: "ten", message: "To Rate must be a number." },
  ],
  words: {
    created: "Rate created successfully",
    updated: "Rate created successfully",
    deleted: "Rate deleted successfully",
    question: "Are you sure you want to delete this rate?",
    failedList: "The list could not be loaded.",
    failedCreate: "Operation failed",
    empty: "No rates available",
    noMatch: "No matching rates found",
  },
  salesman: "refused",
};
