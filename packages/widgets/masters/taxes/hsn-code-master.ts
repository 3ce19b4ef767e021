import { HsnCodeInput } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

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
    { field: "code", kind: "custom", send: (code) => String(code ?? "").trim() },
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
      {
        field: "description",
        text: ({ description, officialDescription }) => description ?? officialDescription,
      },
      { field: "tax", label: "Usual Tax" },
      { field: "items", label: "Items", kind: "number" },
    ],
    search: ["code", "description", "officialDescription"],
  },
  words: { search: "Search HSN/SAC codes" },
});
