import { ItemInput, itemCategories, itemRules } from "@vanbook/sdk/rules";
import { defineMaster } from "../../master/define-master.tsx";
import { lookUp } from "../../form/look-up.ts";
import { HsnInput } from "./HsnInput.tsx";
import { ItemImages } from "./ItemImages.tsx";

const units = lookUp("units.names", "UnitID", "UnitName");

/**
 * Keeps the items with prices, taxes and units: its own, and the larger one in which its quantities may be typed; among them the services
 * and charges, such as freight, which are taxed and have no stock. A change of tax counts from the day that it is made, and so does one of a
 * price that has days.
 * @widget Masters
 */
export const ItemCreation = defineMaster({
  operations: { list: "items.list", create: "items.save", update: "items.save", remove: "items.delete" },
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
    { field: "HSNCode", kind: "custom", input: HsnInput, send: (code) => String(code ?? "").trim() },
    { field: "UnitID", kind: "lookup", from: units },
    { field: "LargerUnitID", kind: "lookup", from: units, none: "None" },
    { field: "PerLargerUnit" },
    { field: "SP", prefix: "₹" },
    { field: "DP", prefix: "₹" },
    { field: "WholeSalePrice", prefix: "₹" },
    { field: "BPprice", prefix: "₹" },
    { field: "KeepsBatches", kind: "switch" },
    { field: "images", kind: "custom", input: ItemImages, isWide: true },
    // What the image field stores apart from the pictures.
    { field: "RECNO", kind: "custom", input: () => null },
    { field: "RemovedRECNO", kind: "custom", input: () => null },
    // Set when the item is created, and fixed afterwards.
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
