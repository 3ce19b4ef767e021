import { formatMoment } from "../../format/wall-time.ts";
import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

/**
 * Lists who signed in and who tried to, with browser, address and how. Nobody can alter it.
 * @widget Users and company
 * @element none: for the reason given at AuditLog
 * @stories reports/logs/Logs
 * @story SignIns
 */
export const signInLog = declareReport({
  operation: "signInLog.report",
  title: "Sign-in Log",
  words: {
    search: "Search by name, address or place",
    failure: "Failed to fetch the sign-in log. Please try again.",
    file: "SignInLog_{from}_to_{to}",
    missing: "–",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    { param: "UserID", kind: "user", label: "User", all: "All Users" },
    {
      param: "Result",
      kind: "choice",
      label: "Result",
      all: "All",
      options: makeChoices("Success", "Failed"),
    },
    { param: "NewBrowser", kind: "choice", label: "New Browser", all: "All", options: makeChoices("Yes") },
  ],
  columns: [
    { field: "At", label: "Time", text: ({ At }) => formatMoment(new Date(At)) },
    { field: "Name" },
    { field: "UserName", label: "Username" },
    { field: "RoleName", label: "Role", isHidden: true },
    { field: "Result", kind: "tag", tones: { Success: "ok", Failed: "bad" } },
    { field: "Method", label: "Signed in by" },
    { field: "Browser" },
    { field: "System" },
    { field: "NewBrowser", label: "New Browser" },
    { field: "Address" },
    { field: "Place", isHidden: true },
  ],
  rows: { sort: "-At" },
  card: { title: "Name", amount: "Result", details: ["At", "Browser", "Address"] },
});
