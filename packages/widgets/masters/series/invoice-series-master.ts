import { describeRefusedSeries, InvoiceSeriesInput, listSeriesFaults, seriesRules } from "@vanbook/sdk/rules";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the series in which bills are numbered. A series' name begins with the type of its bills.
 * @widget Masters
 */
export const invoiceSeriesMaster = declareMaster({
  operations: {
    list: "series.list",
    create: "series.create",
    update: "series.update",
    remove: "series.delete",
  },
  title: "InvoiceSeries Master",
  record: {
    id: "SID",
    name: "Series",
    noun: "invoice series",
    unique: {
      field: "Series",
      message: "InvoiceSeries Name already exists. Please choose a different name.",
    },
  },
  rules: InvoiceSeriesInput,
  checks: seriesRules,
  fields: [
    {
      field: "InvType",
      kind: "choice",
      options: ["B2B", "B2C"].map((type) => ({ value: type, label: type })),
      changes: (type, { Series }) => ({ Series: `${String(type)}/${stripSeriesType(String(Series))}` }),
    },
    { field: "Series", findFault: (name) => listSeriesFaults(String(name).trim())[0] },
    { field: "FYearID", kind: "lookup", from: lookUp("financialYears.list", "FYearID", "FYear") },
  ],
  list: {
    columns: [
      { field: "InvType" },
      { field: "Series", label: "Invoice Series" },
      { field: "FYear", label: "Financial Year" },
    ],
    search: ["Series", "FYear"],
    notice: (records) => describeRefusedSeries(records.map(({ Series }) => Series)),
  },
  words: {
    failedCreate: "Failed to submit InvoiceSeries information. Please try again.",
    failedUpdate: "Update failed.",
    failedDelete: "Failed to delete data!",
  },
});

function stripSeriesType(name: string): string {
  return name.trim().replace(/^(B2B|B2C)\/?/i, "");
}
