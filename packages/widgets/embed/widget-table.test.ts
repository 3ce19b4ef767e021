import { createVanbook } from "@vanbook/sdk";
import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { expect, test } from "vitest";
import { watchClient } from "../fixtures/called-operations.ts";
import { filterOptions } from "../../sdk/report/filters/filter-options.ts";
import { allReports } from "./all-reports.ts";
import { moreReports } from "../generated/more-reports.ts";
import { loadReport, type ReportRegistry } from "./report-registry.ts";

const further = (await moreReports["*"]?.()) as ReportRegistry; // the registry's key for further reports, not a widget
const names = Object.keys({ ...allReports, ...moreReports, ...further }).filter(
  (name): name is WidgetName => name !== "*",
);

test("a widget's token may look up the choices of each filter, unless the filter is locked or hidden", async () => {
  for (const name of names) {
    const filters = (await loadReport(allReports, name))?.definition.filters ?? [];
    const filterLookUps = await Promise.all(
      filters.map(async ({ param, kind }) => ({ param, operations: await lookUp(kind) })),
    );
    for (const { param, operations } of filterLookUps) {
      expect(widgetOperations([name]), name).toEqual(expect.arrayContaining(operations));
      const others = filterLookUps.flatMap((other) => (other.param === param ? [] : other.operations));
      const only = operations.filter((operation) => !others.includes(operation));
      for (const less of [{ locked: { [param.toUpperCase()]: 1 } }, { hidden: [param] }])
        expect(
          widgetOperations([name], less).filter((one) => only.includes(one)),
          name,
        ).toEqual([]);
    }
    // With all filters hidden, no look-up operation remains.
    const remaining = widgetOperations([name], { hidden: filters.map(({ param }) => param) });
    const lookUpOperations = filterLookUps.flatMap(({ operations }) => operations);
    expect(
      remaining.filter((operation) => lookUpOperations.includes(operation)),
      name,
    ).toEqual([]);
  }
});

test("the table lists every widget with the operation that it calls, and suggests a name for a wrong one", () => {
  for (const name of names) expect(widgetOperations([name])).toContain(CALLED_OPERATIONS[name] ?? name);
  expect(names.length).toBeGreaterThan(40);
  const wrong = "sale.report" as WidgetName;
  expect(() => widgetOperations([wrong])).toThrow(
    'There is no widget "sale.report"; did you mean "sales.report"?',
  );
});

/** The operations that list the choices of a kind of filter. */
async function lookUp(kind: string | undefined): Promise<string[]> {
  const calledOperations: string[] = [];
  const answerEmpty = () => Promise.resolve(Response.json([]));
  const client = createVanbook({
    baseUrl: "https://v.example",
    auth: { kind: "session" },
    fetch: answerEmpty,
  });
  const lister = Object.entries(filterOptions).find(([name]) => name === kind)?.[1];
  await lister?.(
    watchClient(client, (operation) => calledOperations.push(operation)),
    new AbortController().signal,
  );
  return calledOperations;
}

/** Widgets whose name differs from the operation's. */
const CALLED_OPERATIONS: Readonly<Record<string, string>> = {
  "dashboard.subscription": "dashboard.overview",
  "trialBalance.profitAndLoss": "trialBalance.report",
};
