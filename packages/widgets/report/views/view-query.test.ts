import { expect, test } from "vitest";
import { lastDays, quickRanges } from "../../../sdk/report/quick-range.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { initialState } from "../../../sdk/report/state/report-state.ts";
import { viewQuery, viewState } from "./view-query.ts";

const report: AnyReport = {
  operation: "sales.report",
  title: "Sale Report",
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [{ param: "CustomerID", kind: "customer", label: "Customer" }],
  columns: [{ field: "BillAmount" }],
  card: { title: "BillAmount", amount: "BillAmount", details: [] },
};
const today = "2026-11-21";
const initial = initialState(report, {}, today);

test("a view saves a quick range by its name, so next month it means the new month", () => {
  const state = { ...initial, range: quickRanges.thisMonth(today), filters: { CustomerID: "12" }, page: 4 };
  const query = viewQuery(report, state, initial, today);
  expect(query).toBe("CustomerID=12&range=thisMonth");
  const later = viewState(report, query, initialState(report, {}, "2026-12-05"), "2026-12-05");
  expect(later.range).toEqual(quickRanges.thisMonth("2026-12-05"));
  expect(later.range?.from).toBe("2026-12-01");
  expect(later.filters).toEqual({ CustomerID: "12" });
});

test("a view keeps chosen days, lets the report's default range move on, and ignores invalid values", () => {
  const chosen = { ...initial, range: { from: "2026-04-02", to: "2026-04-09" } };
  expect(viewState(report, viewQuery(report, chosen, initial, today), initial, today)).toEqual(chosen);
  expect(viewQuery(report, initial, initial, today)).toBe("");
  expect(viewState(report, "range=constructor&sort=Password", initial, today)).toEqual(initial);
});
