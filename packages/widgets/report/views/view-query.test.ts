import { expect, test } from "vitest";
import { lastDays, quickRanges } from "../../../sdk/report/quick-range.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { createInitialState } from "../../../sdk/report/state/report-state.ts";
import { writeViewQuery, readViewState } from "./view-query.ts";

const report: AnyReport = {
  operation: "sales.report",
  title: "Sale Report",
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [{ param: "CustomerID", kind: "customer", label: "Customer" }],
  columns: [{ field: "BillAmount" }],
  card: { title: "BillAmount", amount: "BillAmount", details: [] },
};
const today = "2026-11-21";
const initial = createInitialState(report, {}, today);

test("a view saves a quick range by its name, so next month it means the new month", () => {
  const state = { ...initial, range: quickRanges.thisMonth(today), filters: { CustomerID: "12" }, page: 4 };
  const query = writeViewQuery(report, state, initial, today);
  expect(query).toBe("CustomerID=12&range=thisMonth");
  const later = readViewState(report, query, createInitialState(report, {}, "2026-12-05"), "2026-12-05");
  expect(later.range).toEqual(quickRanges.thisMonth("2026-12-05"));
  expect(later.range?.from).toBe("2026-12-01");
  expect(later.filters).toEqual({ CustomerID: "12" });
});

test("a view keeps chosen days, lets the report's default range move on, and ignores invalid values", () => {
  const chosenState = { ...initial, range: { from: "2026-04-02", to: "2026-04-09" } };
  expect(readViewState(report, writeViewQuery(report, chosenState, initial, today), initial, today)).toEqual(
    chosenState,
  );
  expect(writeViewQuery(report, initial, initial, today)).toBe("");
  expect(readViewState(report, "range=constructor&sort=Password", initial, today)).toEqual(initial);
});
