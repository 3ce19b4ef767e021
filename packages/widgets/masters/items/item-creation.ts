import { isUnitCode, ItemInput, itemCategories, itemRules } from "@vanbook/sdk/rules";
import { lookUp, type LookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/** Marks a unit without a code of GST returns: an item that has it keeps it, others can't take it. */
const units: LookUp = {
  ...lookUp("units.names", "UnitID", "UnitName"),
  words: ({ UnitName, UQC }) => `${String(UnitName)}${isUnitCode(String(UQC)) ? "" : " (UQC?)"}`,
};

export const itemCreation = declareMaster({
  operations: { list: "items.list", update: "items.save", remove: "items.delete" },
  title: "Item Creation",
  record: { id: "ItemID", name: "ItemName", noun: "item" },
  rules: ItemInput,
  checks: itemRules,
  fields: [
    { field: "ItemCategoryID", kind: "choice", options: itemCategories },
    { field: "ItemName" },
    { field: "ItemDescription", isWide: true },
    { field: "MRP", prefix: "₹" },
    { field: "Sales_Price", prefix: "₹" },
    { field: "itmcolr" },
    { field: "itmsize" },
    { field: "TaxID", kind: "lookup", from: lookUp("taxes.names", "TaxID", "TaxName") },
    { field: "HSNCode", kind: "custom", send: (code) => String(code ?? "").trim() },
    { field: "UnitID", kind: "lookup", from: units },
    { field: "LargerUnitID", kind: "lookup", from: units, none: "None" },
    { field: "PerLargerUnit" },
    { field: "SP", prefix: "₹" },
    { field: "DP", prefix: "₹" },
    { field: "WholeSalePrice", prefix: "₹" },
    { field: "BPprice", prefix: "₹" },
    { field: "KeepsBatches", kind: "switch" },
    { field: "images", kind: "custom", isWide: true },
    { field: "RECNO", kind: "custom" },
    { field: "RemovedRECNO", kind: "custom" },
    { field: "IsService", kind: "switch", isFixed: (_, isNew) => !isNew },
  ],
  list: {
    title: "Item List",
    columns: [
      { field: "ItemName" },
      { field: "ItemDescription" },
      { field: "Tax", kind: "percent" },
      { field: "MRP", kind: "money" },
      {
        field: "ItemCategoryID",
        text: ({ ItemCategoryID }) => itemCategories[ItemCategoryID - 1]?.label ?? null,
      },
    ],
    amount: "MRP",
    search: ["ItemName"],
  },
  words: {
    search: "Search items",
    failedList: "Failed to fetch items.",
    failedCreate: "Failed to submit item",
    failedUpdate: "Failed to update item",
    failedDelete: "Delete failed",
  },
});
