import { formatMoment } from "../../format/wall-time.ts";
import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";
import { RECORD_KINDS, describeKind, CHANGE_CHANNELS, describeChannel } from "./audit-words.ts";

export const auditLog = declareReport({
  operation: "auditLog.report",
  title: "Audit Log",
  words: {
    search: "Search by user, record or operation",
    failure: "Failed to fetch the audit log. Please try again.",
    file: "AuditLog_{from}_to_{to}",
    missing: "–",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    { param: "UserID", kind: "user", label: "User", all: "All Users" },
    { param: "What", kind: "choice", label: "Kind of record", all: "All", options: RECORD_KINDS },
    {
      param: "Result",
      kind: "choice",
      label: "Change",
      all: "All",
      options: makeChoices("Created", "Changed", "Deleted", "Done"),
    },
    { param: "Via", kind: "choice", label: "By way of", all: "All", options: CHANGE_CHANNELS },
  ],
  columns: [
    { field: "At", label: "Time", text: ({ At }) => formatMoment(new Date(At)) },
    { field: "Name", label: "User" },
    { field: "What", label: "Kind of record", text: ({ What }) => describeKind(What) },
    { field: "Record" },
    {
      field: "Result",
      label: "Change",
      kind: "tag",
      tones: { Created: "ok", Changed: "plain", Deleted: "bad", Done: "plain" },
    },
    { field: "Changes", label: "From what to what", text: ({ Changes }) => Changes.join("; ") },
    { field: "Via", label: "By way of", text: ({ Via }) => describeChannel(Via), isHidden: true },
    { field: "Operation", isHidden: true },
    { field: "RequestID", label: "Request", isHidden: true },
  ],
  rows: { sort: "-At" },
  card: { title: "Name", amount: "Result", details: ["At", "What", "Record"] },
  details: { title: ({ Record }) => Record ?? "Audit Log" },
});
