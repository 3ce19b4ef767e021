import { expect, test } from "vitest";
import { lastDays } from "../../../sdk/report/quick-range.ts";
import { isInWindow } from "../../../sdk/report/filters/filter.ts";
import { reportRequest } from "../../../sdk/report/request/report-request.ts";
import { initialState, missingWords } from "../../../sdk/report/state/report-state.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { offeredReport } from "./offered-report.ts";

const REPORT: AnyReport = {
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
const ALL = ["customers.names", "routes.names"];
const GIVEN = { CustomerID: "3", RouteID: "4", FromDate: "2026-04-01" };

/** What is sent, offered and missing with this token. */
function under(said: { locked?: string[]; hidden?: string[]; operations?: string[] }) {
  const { locked = [], hidden = [], operations = ALL } = said;
  const report = offeredReport(REPORT, { locked: new Set(locked), hidden: new Set(hidden), operations });
  const state = initialState(report, GIVEN, "2026-11-21");
  return {
    sent: reportRequest(report, state, state).args,
    offered: report.filters
      ?.filter((filter) => filter.isOnBar || isInWindow(filter))
      .map(({ param }) => param),
    range: report.range && !report.range.isHidden,
    missing: missingWords(report, initialState(report, {}, "2026-11-21")),
  };
}

const DAYS = { FromDate: "2026-04-01", ToDate: "2026-11-21" };

test("a token that locks and hides nothing leaves the report unchanged", () => {
  expect(under({})).toEqual({
    sent: { ...DAYS, CustomerID: 3, RouteID: 4 },
    offered: ["CustomerID", "RouteID", "Type"],
    range: true,
    missing: "A customer is required.",
  });
});

test("a locked parameter is not sent, offered or reported as missing, whatever the host gave", () => {
  expect(under({ locked: ["customerid"] })).toEqual({
    sent: { ...DAYS, RouteID: 4 },
    offered: ["RouteID", "Type"],
    range: true,
    missing: undefined,
  });
});

test("a hidden parameter is sent as the host gave it and is not offered", () => {
  const { sent, offered, range } = under({ hidden: ["routeid", "fromdate"] });
  expect(sent).toEqual({ ...DAYS, CustomerID: 3, RouteID: 4 });
  expect(offered).toEqual(["CustomerID", "Type"]);
  expect(range).toBe(false);
});

test("a filter is offered only if the token may look up its choices", () => {
  expect(under({ operations: ["customers.names"] }).offered).toEqual(["CustomerID", "Type"]);
});

test("a range disappears when both its days are locked; when one is locked, the other day stays as a filter", () => {
  expect(under({ locked: ["fromdate", "todate"] })).toMatchObject({
    sent: { CustomerID: 3, RouteID: 4 },
    range: undefined,
  });
  const one = under({ locked: ["fromdate"] });
  expect(one.sent).toEqual({ ToDate: "2026-11-21", CustomerID: 3, RouteID: 4 });
  expect(one.offered).toContain("ToDate");
  expect(one.range).toBeUndefined();
});
