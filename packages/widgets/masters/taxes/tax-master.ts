import { TaxInput, taxKinds, taxRules } from "@vanbook/sdk/rules";
import { declareMaster } from "../../master/declare-master.ts";

export const taxMaster = declareMaster({
  operations: { list: "taxes.list", update: "taxes.save", remove: "taxes.delete" },
  title: "Taxes",
  record: {
    id: "id",
    name: "name",
    noun: "tax",
    unique: { field: "name", message: "Tax Name already exists." },
  },
  rules: TaxInput,
  checks: taxRules,
  fields: [
    { field: "name", isWide: true },
    { field: "kind", kind: "choice", options: taxKinds, usual: "taxable" },
    { field: "rate", isShown: ({ kind }, isNew) => isNew && kind === "taxable" },
    // The start of GST: documents of any later date find a rate.
    { field: "validFrom", kind: "date", usual: "2017-07-01", isShown: (_, isNew) => isNew },
  ],
  list: {
    title: "Tax List",
    columns: [
      { field: "name" },
      { field: "kind", text: ({ kind }) => taxKinds.find(({ value }) => value === kind)?.label ?? null },
      { field: "rate", kind: "percent" },
      { field: "validFrom", kind: "date" },
      { field: "items", label: "Items", kind: "number" },
    ],
    amount: "rate",
    search: ["name", "rate"],
  },
  words: { search: "Search taxes" },
});
