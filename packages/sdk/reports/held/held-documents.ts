import { formatMoment } from "../../format/wall-time.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

export const heldDocuments = declareReport({
  operation: "heldDocuments.list",
  title: "Documents to Settle",
  words: {
    search: "Search by type, party, number, amount...",
    failure: "Failed to fetch the documents to settle. Please try again.",
    file: "DocumentsToSettle",
    empty:
      "Nothing to settle. Documents from GSTR-2B, imports and the van app wait here until you post or discard them.",
    missing: "–",
  },
  filters: [
    {
      param: "Status",
      kind: "choice",
      label: "Status",
      all: "Waiting",
      isOnBar: true,
      options: makeChoices("Posted", "Discarded"),
    },
    {
      param: "Source",
      kind: "choice",
      label: "Source",
      all: "All Sources",
      options: makeChoices("GSTR-2B", "Import", "Van App"),
    },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "Date", kind: "date" },
    { field: "Type", label: "Voucher Type" },
    { field: "Particulars" },
    { field: "Number", label: "Document No" },
    { field: "Amount", kind: "money", total: true },
    { field: "Source" },
    {
      field: "Status",
      kind: "tag",
      tones: { Waiting: "warn", Posted: "ok", Discarded: "plain" },
    },
    { field: "HeldBy", label: "Brought By" },
    { field: "HeldOn", label: "Brought On", text: ({ HeldOn }) => formatMoment(new Date(HeldOn)) },
    { field: "VoucherNo", label: "Voucher No", isHidden: true },
    { field: "DecidedBy", label: "Decided By", isHidden: true },
    { field: "Reason", isHidden: true },
  ],
  rows: { sort: "-HeldOn" },
  card: { title: "Particulars", amount: "Amount", details: ["Type", "Number", "Date", "Source"] },
  details: { title: ({ Type }) => Type },
});
