import { expect, test, vi } from "vitest";
import { findReportLink } from "./report-link.ts";

const days = { FromDate: "2026-11-01", ToDate: "2026-11-18" };
const journals = {
  ...days,
  label: "Sales",
  operation: "ledger.report",
  AccountCode: 31,
  Type: "Journal",
} as const;

test("the journals of an account are its ledger over the same days, narrowed to journals", () => {
  const navigate = vi.fn();
  const link = findReportLink(1, navigate)(journals);
  expect(link?.href).toBe("/LedgerAll?from=2026-11-01&to=2026-11-18&AccountCode=31&Type=Journal");
  link?.open();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(link?.href);
});

test("the sale report is a tab", () => {
  const report = { ...days, label: "Sale Report", operation: "sales.report" } as const;
  expect(findReportLink(4, vi.fn())(report)?.href).toBe("/Tabsale?tab=sale&from=2026-11-01&to=2026-11-18");
});

test("a role that may not open the screen is offered nothing", () => {
  expect(([1, 2, 3, 4] as const).filter((role) => findReportLink(role, vi.fn())(journals))).toEqual([
    1, 3, 4,
  ]);
});
