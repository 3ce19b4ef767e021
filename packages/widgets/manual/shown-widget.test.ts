import { expect, test } from "vitest";
import { SaleReport } from "../reports/sales/SaleReport.tsx";
import type { Choices } from "./choices.ts";
import { choiceOf, shownWidget, termsAndGiven, type ShownWidget } from "./shown-widget.ts";
import { manualWidgets } from "../generated/manual-widgets.ts";

const row = manualWidgets.find(({ name }) => name === "SaleReport");
if (!row) throw new Error("no page of the Sale Report");
const property = (name: string, type: string) => ({ name, type, description: "", isRequired: false });
const types = [
  property("heading", "false | 1 | 2 | 3"),
  property("onRowClick", "(row: Row) => void"),
  property("FromDate", "string"),
  property("ToDate", "string"),
  property("Type", '"Wholesale" | "Retail" | "All"'),
  property("RouteID", "number"),
];
// `shownWidget` uses only what all widgets have in common, not a report's own properties.
const Component = SaleReport as ShownWidget["Component"];
const widget = shownWidget(row, Component, types, { query: "RouteID=3", args: { heading: 1 } });
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
  const said = (token: Choices["token"], args = widget.args) =>
    termsAndGiven(widget, choiceOf(widget, args, { ...choices, token }));
  expect(said("none")).toEqual({ terms: {}, given: [["RouteID", "3"]] });
  expect(said("none", { ...widget.args, FromDate: "2026-04-01" }).given).toContainEqual([
    "FromDate",
    "2026-04-01",
  ]);
  expect(said("locked", { ...widget.args, Type: "Retail" })).toEqual({
    terms: { locked: { Type: "Retail" } },
    given: [["RouteID", "3"]],
  });
  expect(said("hidden", { ...widget.args, Type: "Retail" })).toEqual({
    terms: { hidden: ["Type"] },
    given: [
      ["Type", "Retail"],
      ["RouteID", "3"],
    ],
  });
  expect(choiceOf(widget, widget.args, choices)).toMatchObject({
    brand: "#7a1fa2",
    scheme: "dark",
    isolation: "shadow",
  });
});

test("every widget's page starts without token terms, also the page of a widget for React only", () => {
  const names = manualWidgets.map((row) => {
    const shown = shownWidget(row, Component, types, { query: "", args: {} });
    expect(termsAndGiven(shown, choiceOf(shown, shown.args, choices)).terms, row.name).toEqual({});
    return shown.embedName;
  });
  expect(names).toContain(undefined);
});
