import { expect, test } from "vitest";
import { lastDays } from "../../../sdk/report/quick-range.ts";
import { isInWindow } from "../../../sdk/report/filters/filter.ts";
import { buildReportRequest } from "../../../sdk/report/request/report-request.ts";
import { createInitialState, findMissingWords } from "../../../sdk/report/state/report-state.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { offerReport } from "./offered-report.ts";

const SAMPLE_REPORT: AnyReport = {
  operation: "sales.report",
  title: "Sale Report",
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "CustomerID", kind: "customer", label: "Customer", missing: "A customer is required." },
    { param: "RouteID", kind: "route", label: "Route" },
    { param: "Type", kind: "choice", label: "Type", options: [] },
  ],
  columns: [],
  card: { title: "", amount: "", details: [] },
};
const ALL_OPERATIONS = ["customers.names", "routes.names"];
const GIVEN_ARGUMENTS = { CustomerID: "3", RouteID: "4", FromDate: "2026-04-01" };

/** What is sent, offered and missing with this token. */
function readUnderTerms(terms: { locked?: string[]; hidden?: string[]; operations?: string[] }) {
  const { locked = [], hidden = [], operations = ALL_OPERATIONS } = terms;
  const report = offerReport(SAMPLE_REPORT, { locked: new Set(locked), hidden: new Set(hidden), operations });
  const state = createInitialState(report, GIVEN_ARGUMENTS, "2026-11-21");
  return {
    sent: buildReportRequest(report, state, state).args,
    offered: report.filters
      ?.filter((filter) => filter.isOnBar || isInWindow(filter))
      .map(({ param }) => param),
    range: report.range && !report.range.isHidden,
    missing: findMissingWords(report, createInitialState(report, {}, "2026-11-21")),
  };
}

const DEFAULT_DAYS = { FromDate: "2026-04-01", ToDate: "2026-11-21" };

test("a token that locks and hides nothing leaves the report unchanged", () => {
  expect(readUnderTerms({})).toEqual({
    sent: { ...DEFAULT_DAYS, CustomerID: 3, RouteID: 4 },
    offered: ["CustomerID", "RouteID", "Type"],
    range: true,
    missing: "A customer is required.",
  });
});

test("a locked parameter is not sent, offered or reported as missing, whatever the host gave", () => {
  expect(readUnderTerms({ locked: ["customerid"] })).toEqual({
    sent: { ...DEFAULT_DAYS, RouteID: 4 },
    offered: ["RouteID", "Type"],
    range: true,
    missing: undefined,
  });
});

test("a hidden parameter is sent as the host gave it and is not offered", () => {
  const { sent, offered, range } = readUnderTerms({ hidden: ["routeid", "fromdate"] });
  expect(sent).toEqual({ ...DEFAULT_DAYS, CustomerID: 3, RouteID: 4 });
  expect(offered).toEqual(["CustomerID", "Type"]);
  expect(range).toBe(false);
});

test("a filter is offered only if the token may look up its choices", () => {
  expect(readUnderTerms({ operations: ["customers.names"] }).offered).toEqual(["CustomerID", "Type"]);
});

test("a range disappears when both its days are locked; when one is locked, the other day stays as a filter", () => {
  expect(readUnderTerms({ locked: ["fromdate", "todate"] })).toMatchObject({
    sent: { CustomerID: 3, RouteID: 4 },
    range: undefined,
  });
  const one = readUnderTerms({ locked: ["fromdate"] });
  expect(one.sent).toEqual({ ToDate: "2026-11-21", CustomerID: 3, RouteID: 4 });
  expect(one.offered).toContain("ToDate");
  expect(one.range).toBeUndefined();
});
