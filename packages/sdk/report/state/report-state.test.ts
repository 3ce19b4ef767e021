import { expect, test } from "vitest";
import { lastDays } from "../quick-range.ts";
import type { AnyReport } from "../define/any-report.ts";
import { buildReportRequest } from "../request/report-request.ts";
import { usualLayout } from "./column-layout.ts";
import { createInitialState, readState, writeState } from "./report-state.ts";

const report: AnyReport = {
  operation: "sales.report",
  title: "Sale Report",
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    {
      param: "Type",
      kind: "choice",
      label: "Type",
      options: ["Retail", "Wholesale"].map((value) => ({ value, label: value })),
    },
    { param: "activeUserId", kind: "salesmen", label: "Salesman" },
    { param: "CustomerID", kind: "customer", label: "Customer" },
  ],
  columns: [{ field: "BillDate" }, { field: "BillAmount" }],
  rows: { sort: (isNarrowed) => (isNarrowed ? "BillDate" : "-BillDate") },
  card: { title: "BillDate", amount: "BillAmount", details: [] },
};
const today = "2026-11-21";
const initial = createInitialState(report, {}, today);
const read = (query: string, key?: string) => readState(query, key, report, initial);

test("an empty address gives the report's initial state", () => {
  expect(read("")).toEqual({
    range: { from: "2026-11-14", to: "2026-11-21" },
    filters: {},
    search: "",
    sort: undefined,
    page: 1,
    size: 500,
    layout: usualLayout,
  });
  expect(writeState("", undefined, report, initial, initial)).toBe("");
});

test("a state that is written to the address is read back, and other parameters stay", () => {
  const state = {
    range: { from: "2026-10-01", to: "2026-10-31" },
    filters: { activeUserId: "3,7", Type: "Retail" },
    search: "ad & or",
    sort: "-BillAmount",
    page: 3,
    size: 1000,
    layout: {
      toggled: ["BillDate"],
      order: ["BillAmount", "BillDate"],
      widths: { BillAmount: 140, "BillDate A: B": 90 },
      pinned: ["BillAmount"],
    },
  };
  const query = writeState("tab=2&from=2020-01-01", undefined, report, state, initial);
  expect(new URLSearchParams(query).get("tab")).toBe("2");
  expect(read(query)).toEqual(state);
  expect(writeState(query, undefined, report, initial, initial)).toBe("tab=2");
});

test("columns begin with the saved layout, but a layout in the address takes precedence", () => {
  const layout = { ...usualLayout, order: ["BillAmount", "BillDate"] };
  const arrangedState = { ...initial, layout };
  expect(readState("", undefined, report, arrangedState).layout).toEqual(layout);
  expect(readState("columnPins=BillDate", undefined, report, arrangedState).layout).toEqual({
    ...usualLayout,
    pinned: ["BillDate"],
  });
  expect(writeState("", undefined, report, arrangedState, arrangedState)).toBe(
    "columnOrder=BillAmount%2CBillDate",
  );
});

test("invalid column widths in the address are ignored", () => {
  const { layout } = read("columnWidths=BillDate:9,BillAmount:999,A:x,B,:80,C:-1,D:99999,E:39");
  expect(layout.widths).toEqual({ BillAmount: 999 });
});

test("two reports with separate keys do not affect each other", () => {
  const one = writeState("", "a", report, { ...initial, search: "one" }, initial);
  const both = writeState(one, "b", report, { ...initial, search: "two" }, initial);
  expect(read(both, "a").search).toBe("one");
  expect(read(both, "b").search).toBe("two");
  expect(read(both).search).toBe("");
});

test("invalid values in the address are ignored", () => {
  const state = read("from=2026-02-30&to=x&page=-4&size=7&sort=Password");
  expect(state).toEqual(read(""));
  expect(read("from=2026-11-20&to=2026-11-01").range).toEqual(initial.range);
});

test("a user can remove a filter that the host page has set", () => {
  const givenState = createInitialState(report, { Type: "Retail", FromDate: "2026-11-01" }, today);
  expect(givenState.filters).toEqual({ Type: "Retail" });
  expect(givenState.range).toEqual({ from: "2026-11-01", to: "2026-11-21" });
  const query = writeState("", undefined, report, { ...givenState, filters: {} }, givenState);
  expect(readState(query, undefined, report, givenState).filters).toEqual({});
});

test("the request uses the names and types of the contract", () => {
  const request = buildReportRequest(
    report,
    read("CustomerID=12&activeUserId=3,7&Type=Wholesale&q=+adoor+"),
    initial,
  );
  expect(request).toEqual({
    args: {
      FromDate: "2026-11-14",
      ToDate: "2026-11-21",
      CustomerID: 12,
      activeUserId: "3,7",
      Type: "Wholesale",
    },
    sort: "BillDate",
    search: "adoor",
  });
  // One salesman is still passed as a list.
  expect(buildReportRequest(report, read("activeUserId=3"), initial).args["activeUserId"]).toBe("3");
});

test("the newest rows come first until a filter or a range is set, and a chosen order stays", () => {
  const sort = (query: string) => buildReportRequest(report, read(query), initial).sort;
  expect(sort("")).toBe("-BillDate");
  expect(sort("Type=Retail")).toBe("BillDate");
  expect(sort("from=2026-04-01&to=2026-04-30")).toBe("BillDate");
  expect(sort("q=adoor")).toBe("-BillDate");
  expect(sort("Type=Retail&sort=-BillAmount")).toBe("-BillAmount");
});

test.each([
  ["an empty text", "", '""'],
  ["blanks", " ", '" "'],
  ["an empty list", [], "[]"],
  ["a list of nothing", [null], "[null]"],
  ["an object", { id: 7 }, "[object Object]"],
  ["NaN", Number.NaN, "NaN"],
])("%s as a filter is sent, so that the server refuses it, and not left out", (_, CustomerID, sentText) => {
  const state = createInitialState(report, { CustomerID, FromDate: "2026-11-01" }, today);
  expect(buildReportRequest(report, state, state).args).toMatchObject({ CustomerID: sentText });
});

test("null and undefined are no filter, and an id is sent as a number", () => {
  for (const CustomerID of [null, undefined])
    expect(createInitialState(report, { CustomerID }, today).filters).toEqual({});
  const state = createInitialState(report, { CustomerID: 7 }, today);
  expect(buildReportRequest(report, state, state).args).toMatchObject({ CustomerID: 7 });
});

test("an empty day is sent, and does not widen the range to every day", () => {
  const state = createInitialState(report, { FromDate: "", ToDate: "" }, today);
  expect(buildReportRequest(report, state, state).args).toMatchObject({ FromDate: '""', ToDate: '""' });
});
