import { declareReport } from "../../report/define/declare-report.ts";
import { itemFilters } from "./stock-filters.ts";

/**
 * Lists what lies of each batch at each place, what expires first on top. It shows what has
 * expired, or will within 30, 60 or 90 days.
 * @widget Stock
 */
export const batchStock = declareReport({
  operation: "batchStock.report",
  title: "Batch Stock",
  words: {
    search: "Search by item name, batch or place...",
    failure: "Failed to fetch the stock of batches. Please try again.",
    file: "BatchStock_{to}",
  },
  filters: [
    ...itemFilters,
    {
      param: "Expiry",
      kind: "choice",
      label: "Expiry",
      all: "All Batches",
      options: [
        { value: "Expired", label: "Expired" },
        { value: "30", label: "Within 30 days" },
        { value: "60", label: "Within 60 days" },
        { value: "90", label: "Within 90 days" },
      ],
    },
    {
      param: "Place",
      kind: "choice",
      label: "Place",
      all: "All Places",
      options: [
        { value: "godown", label: "Godowns" },
        { value: "van", label: "Vans" },
        { value: "damaged", label: "Damaged Goods" },
      ],
    },
    { param: "VehicleID", kind: "vehicle", label: "Vehicle", all: "All Vehicles" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "CategoryName", label: "Category Name", isHidden: true },
    { field: "Batch" },
    { field: "ExpiresOn", label: "Expiry", kind: "date" },
    {
      field: "DaysLeft",
      label: "Days Left",
      kind: "number",
      help: "0 on the last day on which it is good, negative after it.",
    },
    { field: "LocationName", label: "Place" },
    { field: "Quantity", kind: "quantity", total: true },
    { field: "UnitName", label: "Unit Name", isHidden: true },
  ],
  rows: { sizes: [50, 100, 250], sort: "ExpiresOn" },
  card: { title: "ItemName", amount: "Quantity", details: ["Batch", "ExpiresOn", "LocationName"] },
});
