import { makeSheetFile } from "../imports/sheet.ts";

/**
 * Sample arguments of the import operations: a workbook with one customer, and a row of each kind.
 */
export const importSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "imports.preview": {
    kind: "customer",
    file: makeSheetFile([
      ["Customer", "Address", "Place", "Mobile"],
      ["Imported Medicals", "Main Road", "Adoor", "9847012345"],
    ]),
  },
  "accounts.import": { AccountParent: 27, AccountName: "Imported Agencies", Mob: "9847012345" },
  "accounts.importRows": {
    AccountParent: 27,
    rows: [
      { Row: 2, AccountName: "Imported Traders", Address: "Main Road", Place: "Adoor", Mobile: "9847012345" },
    ],
  },
  "items.importRows": { ItemCategoryID: 1, rows: [{ Row: 2, ItemName: "Imported Cap" }] },
};
