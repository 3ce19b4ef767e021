import { expect, test } from "vitest";
import { SaleReport } from "../reports/sales/SaleReport.tsx";
import type { Choices } from "./choices.ts";
import { makeChoice, makeShownWidget, makeTermsAndGiven, type ShownWidget } from "./shown-widget.ts";
import { manualWidgets } from "../generated/manual-widgets.ts";

const row = manualWidgets.find(({ name }) => name === "SaleReport");
if (!row) throw new Error("no page of the Sale Report");
const makeProperty = (name: string, type: string) => ({ name, type, description: "", isRequired: false });
const types = [
  makeProperty("heading", "false | 1 | 2 | 3"),
  makeProperty("onRowClick", "(row: Row) => void"),
  makeProperty("FromDate", "string"),
  makeProperty("ToDate", "string"),
  makeProperty("Type", '"Wholesale" | "Retail" | "All"'),
  makeProperty("RouteID", "number"),
];
// `makeShownWidget` uses only what all widgets have in common, not a report's own properties.
const Component = SaleReport as ShownWidget["Component"];
const widget = makeShownWidget(row, Component, types, { query: "RouteID=3", args: { heading: 1 } });
const choices: Choices = {
  scheme: "dark",
  brand: "violet",
  locale: "en-IN",
  way: "element",
  isolation: "shadow",
  token: "none",
};

test("the manual lists each property with its attribute and a field to try it, arguments first", () => {
  expect(widget.embedName).toBe("sales.report");
  expect(widget.rows.map(({ name, attribute, control }) => [name, attribute, control?.kind])).toEqual([
    ["FromDate", "from-date", "date"],
    ["ToDate", "to-date", "date"],
    ["Type", "type", "choice"],
    ["RouteID", "route-id", "number"],
    ["heading", "heading", "choice"],
    ["onRowClick", undefined, undefined],
  ]);
  // Today is 21-11-2026 in the stories; the report's default range is seven days.
  expect(widget.args).toEqual({ FromDate: "2026-11-14", ToDate: "2026-11-21", RouteID: "3", heading: 2 });
});

test("the manual's code gives the chosen values but not the samples' days, and locks or hides a parameter", () => {
  const makeTerms = (token: Choices["token"], args = widget.args) =>
    makeTermsAndGiven(widget, makeChoice(widget, args, { ...choices, token }));
  expect(makeTerms("none")).toEqual({ terms: {}, given: [["RouteID", "3"]] });
  expect(makeTerms("none", { ...widget.args, FromDate: "2026-04-01" }).given).toContainEqual([
    "FromDate",
    "2026-04-01",
  ]);
  expect(makeTerms("locked", { ...widget.args, Type: "Retail" })).toEqual({
    terms: { locked: { Type: "Retail" } },
    given: [["RouteID", "3"]],
  });
  expect(makeTerms("hidden", { ...widget.args, Type: "Retail" })).toEqual({
    terms: { hidden: ["Type"] },
    given: [
      ["Type", "Retail"],
      ["RouteID", "3"],
    ],
  });
  expect(makeChoice(widget, widget.args, choices)).toMatchObject({
    brand: "#7a1fa2",
    scheme: "dark",
    isolation: "shadow",
  });
});

test("every widget's page starts without token terms, also the page of a widget for React only", () => {
  const names = manualWidgets.map((row) => {
    const widgetData = makeShownWidget(row, Component, types, { query: "", args: {} });
    expect(
      makeTermsAndGiven(widgetData, makeChoice(widgetData, widgetData.args, choices)).terms,
      row.name,
    ).toEqual({});
    return widgetData.embedName;
  });
  expect(names).toContain(undefined);
});
