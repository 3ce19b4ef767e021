import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createVanbook } from "@vanbook/sdk";
import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { expect, test } from "vitest";
import { toldOf } from "../fixtures/called-operations.ts";
import { lazyWidgets } from "../lazy-widgets.ts";
import { embedComponents } from "../partners/embed-components.ts";
import { filterOptions } from "../report/filters/filter-options.ts";
import { allReports } from "./all-reports.ts";
import { moreReports } from "./more-reports.ts";
import { loadReport, type ReportRegistry } from "./report-registry.ts";

const further = (await moreReports["*"]?.()) as ReportRegistry; // under this name a registry has no widget
const names = Object.keys({ ...allReports, ...moreReports, ...further }).filter(
  (name): name is WidgetName => name !== "*",
);

test("a token for a widget may ask what its filters offer, each only while its parameter is offered", async () => {
  for (const name of names) {
    const filters = (await loadReport(allReports, name))?.definition.filters ?? [];
    const asked = await Promise.all(
      filters.map(async ({ param, kind }) => ({ param, operations: await lookUp(kind) })),
    );
    for (const { param, operations } of asked) {
      expect(widgetOperations([name]), name).toEqual(expect.arrayContaining(operations));
      const others = asked.flatMap((other) => (other.param === param ? [] : other.operations));
      const only = operations.filter((operation) => !others.includes(operation));
      for (const less of [{ locked: { [param.toUpperCase()]: 1 } }, { hidden: [param] }])
        expect(
          widgetOperations([name], less).filter((one) => only.includes(one)),
          name,
        ).toEqual([]);
    }
    // Nothing is left of the look-ups when no filter is offered.
    const left = widgetOperations([name], { hidden: filters.map(({ param }) => param) });
    const offered = asked.flatMap(({ operations }) => operations);
    expect(
      left.filter((operation) => offered.includes(operation)),
      name,
    ).toEqual([]);
  }
}, 60_000);

test("the table knows the widgets that elements know, by names of operations that they call, and says which name was meant", () => {
  for (const name of names) expect(widgetOperations([name])).toContain(CALLED[name] ?? name);
  expect(names.length).toBeGreaterThan(40);
  const wrong = "sale.report" as WidgetName;
  expect(() => widgetOperations([wrong])).toThrow(
    'There is no widget "sale.report"; did you mean "sales.report"?',
  );
});

test("every widget that the package exports stands in an element too, but for those that make no sense there", async () => {
  const index = await readFile(fileURLToPath(new URL("../index.ts", import.meta.url)), "utf8");
  const folders = "reports|masters|dashboard|field|team|vouchers|session|partners";
  const exports = [...index.matchAll(new RegExp(`export \\{([^}]*)\\} from "\\./(?:${folders})/`, "g"))];
  const exported = exports.flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );
  const widgets = new Set([...exported, ...Object.keys(lazyWidgets)]);
  expect(widgets.size).toBeGreaterThan(80);
  const shown = new Set([...Object.values(embedComponents), "SubscriptionCard"]);
  const missing = [...widgets].filter((name) => !shown.has(name));
  expect(missing.toSorted()).toEqual(Object.keys(NO_ELEMENT).toSorted());
});

/** Exported widgets without an element, and why. */
const NO_ELEMENT: Readonly<Record<string, string>> = {
  ApiKeyMaster: "makes keys; a token makes nothing that others come in by",
  EmbedOrigins: "allows origins: as ApiKeyMaster",
  EmbedWizard: "makes tokens: as ApiKeyMaster",
  UserCreation: "says who may sign in, and as what: as ApiKeyMaster",
  UserDetails: "as UserCreation",
  UserMaster: "as UserCreation",
  MacMaster: "says from which devices users sign in: as UserCreation",
  CompanyManagement: "is about companies, and a token is of one",
  CompanySettings: "sets what binds everybody in the company, and what tokens themselves are bound by",
  FinancialYears: "closes, locks and reopens the books",
  ExcelImport: "writes thousands of records at once, in steps of minutes: longer than a token lives",
  ReceiptMaster: "is a voucher: it posts to the books in the name of whoever sits in the office",
  Profile: "is the signed-in user's own; behind a token nobody is signed in",
  ResetPassword: "as Profile",
  TripHead: "says whose trips a screen is about: a line above a report",
  Dashboard: "is all of its parts, each of which is an element",
  DashboardRangePicker: "is a part of Dashboard; an element of the dashboard takes `range`",
};

/** The operations that list what a kind of filter offers. */
async function lookUp(kind: string | undefined): Promise<string[]> {
  const called: string[] = [];
  const answers = () => Promise.resolve(Response.json([]));
  const client = createVanbook({ baseUrl: "https://v.example", auth: { kind: "session" }, fetch: answers });
  const lister = Object.entries(filterOptions).find(([name]) => name === kind)?.[1];
  await lister?.(
    toldOf(client, (operation) => called.push(operation)),
    new AbortController().signal,
  );
  return called;
}

/** Widgets whose name is another than the operation's. */
const CALLED: Readonly<Record<string, string>> = {
  "dashboard.subscription": "dashboard.overview",
  "trialBalance.profitAndLoss": "trialBalance.report",
};
