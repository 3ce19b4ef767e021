import { HsnCodeInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the HSN codes of goods and the SAC codes of services. A code may have a tax, which is
 * proposed for each new item with that code.
 * @widget Masters
 * @element none: is a part of the taxes
 */
export const hsnCodeMaster = declareMaster({
  operations: { list: "hsnCodes.list", update: "hsnCodes.save", remove: "hsnCodes.delete" },
  title: "HSN and SAC Codes",
  record: {
    id: "id",
    name: "code",
    noun: "HSN/SAC code",
    unique: { field: "code", message: "HSN/SAC Code already exists." },
  },
  rules: HsnCodeInput,
  fields: [
    { field: "code" },
    {
      field: "taxId",
      kind: "lookup",
      none: "None",
      from: lookUp("taxes.names", "TaxID", "TaxName"),
    },
    { field: "description", kind: "long" },
  ],
  list: {
    title: "HSN/SAC List",
    columns: [
      { field: "code" },
      { field: "description" },
      { field: "tax", label: "Usual Tax" },
      { field: "items", label: "Items", kind: "number" },
    ],
    search: ["code", "description"],
  },
  words: { search: "Search HSN/SAC codes" },
});
