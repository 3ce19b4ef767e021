import { expect, it } from "vitest";
import type { AnyReport } from "../define/any-report.ts";
import { createInitialState } from "../state/report-state.ts";
import { buildReportRequest } from "./report-request.ts";

const report: AnyReport = {
  operation: "debtors.report",
  title: "Debitors Report",
  columns: [
    { field: "AccountName" },
    { field: "NotDue", kind: "money", isHidden: true, asks: "Ageing" },
    { field: "Older", kind: "money", isHidden: true, asks: "Ageing" },
    { field: "Mob", isHidden: true },
  ],
  card: { title: "AccountName", amount: "NotDue", details: [] },
};
const initial = createInitialState(report, {}, "2026-11-26");
const buildArgsWith = (...toggledIds: string[]) =>
  buildReportRequest(report, { ...initial, layout: { ...initial.layout, toggled: toggledIds } }, initial)
    .args;

it("a report asks for extra figures only while a column that needs them is shown", () => {
  expect(buildArgsWith()).toEqual({});
  expect(buildArgsWith("Mob", "AccountName")).toEqual({});
  expect(buildArgsWith("Older")).toEqual({ Ageing: 1 });
});
