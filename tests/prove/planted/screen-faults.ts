import type { Catch, PlantedFault } from "./fault.ts";

/** What may go wrong in widgets, app and SDK. */
export const screenFaults: readonly PlantedFault[] = [
  {
    name: "amounts are grouped by thousands",
    file: "packages/widgets/format/money.ts",
    from: 'new Intl.NumberFormat("en-IN"',
    to: 'new Intl.NumberFormat("en-US"',
    caughtBy: unit("packages/widgets/format/format.test.ts"),
  },
  {
    name: "one salesman is sent as a number, which the filter is not",
    file: "packages/widgets/report/request/report-request.ts",
    from: "isMultiple(filter) || filter.kind",
    to: "filter.kind",
    caughtBy: unit("packages/widgets/report/state/report-state.test.ts"),
  },
  {
    name: "a filter that was taken off comes back with the address",
    file: "packages/widgets/report/state/report-state.ts",
    from: 'state.filters[param] ?? (initial.filters[param] === undefined ? undefined : "")',
    to: "state.filters[param]",
    caughtBy: unit("packages/widgets/report/state/report-state.test.ts"),
  },
  {
    name: "totals of a file stand under the columns before them",
    file: "packages/widgets/report/export/report-lines.ts",
    from: "const found = columns.map(({ id }) => (shown.includes(id) ? (totals[id] ?? null) : null));",
    to: "void columns; return shown.map((id) => totals[id] ?? null);",
    caughtBy: unit("packages/widgets/report/export/report-lines.test.ts"),
  },
  {
    name: "the rows of each exported page are numbered from 1",
    file: "packages/widgets/report/export/report-lines.ts",
    from: "firstSerial + index",
    to: "index + 1",
    caughtBy: unit("packages/widgets/report/export/report-lines.test.ts"),
  },
  {
    name: "last month ends on the first day of this one",
    file: "packages/widgets/parts/dates/quick-range.ts",
    from: "to: addDays(monthStart(today), -1)",
    to: "to: monthStart(today)",
    caughtBy: unit("packages/widgets/parts/dates/quick-range.test.ts"),
  },
  {
    name: "a write without a key is sent again",
    file: "packages/sdk/call.ts",
    from: 'const mayRepeat = method === "GET" || readOperations.includes(id) || idempotencyKey !== undefined;',
    to: "const mayRepeat = true;",
    caughtBy: unit("packages/sdk/transport.test.ts", "never repeats a write that has no key"),
  },
  {
    name: "an amount of one decimal is read as paise",
    file: "packages/sdk/money.ts",
    from: 'fraction.padEnd(2, "0")',
    to: 'fraction.padStart(2, "0")',
    caughtBy: unit("packages/sdk/money.test.ts"),
  },
  {
    name: "blanks count as an answer to a field that is needed",
    file: "packages/sdk/rules/rule.ts",
    from: 'String(values[name] ?? "").trim();',
    to: 'String(values[name] ?? "");',
    caughtBy: unit("packages/sdk/rules/rule.test.ts"),
  },
  {
    name: "another record is opened over what was typed",
    file: "packages/widgets/master/master-model.ts",
    from: 'if (isDirty && isEditable) ask("discard", () => show(next)); else show(next);',
    to: "show(next);",
    caughtBy: stories("packages/widgets/masters/places/ZoneMaster.stories.tsx", "Unsaved"),
  },
  {
    name: "a record is deleted without being asked about",
    file: "packages/widgets/master/master-model.ts",
    from: 'askRemove: () => ask("remove", remove)',
    to: "askRemove: remove",
    caughtBy: stories("packages/widgets/masters/places/ZoneMaster.stories.tsx", "Deleted"),
  },
  {
    name: "a row on a phone lacks its first detail",
    file: "packages/widgets/table/CardCells.tsx",
    from: "card.details.map(",
    to: "card.details.slice(1).map(",
    caughtBy: stories("packages/widgets/reports/sales/SaleReport.stories.tsx", "Phone"),
  },
  {
    name: "faint words in the dark are those of the light",
    file: "packages/widgets/theme/tokens.ts",
    from: '"ink-3": "light-dark(#5f6a7b, #929dad)",',
    to: '"ink-3": "light-dark(#5f6a7b, #5f6a7b)",',
    caughtBy: stories("packages/widgets/reports/sales/SaleReport.stories.tsx", "Dark"),
  },
  {
    name: "the focus is lost when a question is answered with no",
    file: "packages/widgets/master/master-model.ts",
    from: "else if (from instanceof HTMLElement) from.focus();",
    to: "",
    caughtBy: stories("packages/widgets/masters/places/BranchMaster.stories.tsx", "Deleted"),
  },
  {
    name: "the key of the search does nothing",
    file: "packages/widgets/report/ReportShortcuts.tsx",
    from: 'report.querySelector<HTMLInputElement>(".vb-search input")?.focus();',
    to: "",
    caughtBy: browser("tests/browser/report-screens.test.ts", "'Sale Report' works on a phone"),
  },
  {
    name: "names that begin like a formula stand so in an Excel file",
    file: "packages/widgets/report/export/excel/workbook-file.ts",
    from: "/^[=+\\-@\\t\\r]/",
    to: "/^[=]/",
    caughtBy: browser("tests/browser/hostile-names.test.ts", "'Sale Report' shows and prints"),
  },
  {
    name: "a report's file has another name than documented",
    file: "packages/widgets/reports/ledgers/CreditorsReport.tsx",
    from: 'file: "CreditorsReport_{from}_to_{to}"',
    to: 'file: "Creditors_{from}_to_{to}"',
    caughtBy: browser("tests/browser/report-walk.test.ts", "'Creditors Report' shows what the books say"),
  },
];

function unit(file: string, test?: string): Catch {
  return { project: "unit", file, ...(test !== undefined && { test }) };
}

function stories(file: string, test: string): Catch {
  return { project: "stories", file, test };
}

function browser(file: string, test: string): Catch {
  return { project: "browser", file, test };
}
