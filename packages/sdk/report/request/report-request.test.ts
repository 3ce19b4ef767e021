import { expect, it } from "vitest";
import type { AnyReport } from "../define/any-report.ts";
import { initialState } from "../state/report-state.ts";
import { reportRequest } from "./report-request.ts";

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
const initial = initialState(report, {}, "2026-11-26");
const argsWith = (...toggled: string[]) =>
  reportRequest(report, { ...initial, layout: { ...initial.layout, toggled } }, initial).args;

it("a report asks for extra figures only while a column that needs them is shown", () => {
  expect(argsWith()).toEqual({});
  expect(argsWith("Mob", "AccountName")).toEqual({});
  expect(argsWith("Older")).toEqual({ Ageing: 1 });
});
