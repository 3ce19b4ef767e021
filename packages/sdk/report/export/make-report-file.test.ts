import { expect, test } from "vitest";
import { enIN } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { AnyTable } from "../request/report-request.ts";
import type { ExportLine } from "../../files/sheet.ts";
import { collectReportLines, yieldShownPages } from "./make-report-file.ts";

const report: AnyReport = {
  operation: "sales.report",
  title: "Balances",
  columns: [
    { kind: "serial", label: "No" },
    { field: "Type" },
    { field: "Head" },
    { field: "Amount", kind: "money", total: true },
  ],
  rows: { tone: (row) => (row["Status"] === 2 ? "cancelled" : undefined) },
  card: { title: "Head", amount: "Amount", details: [] },
};

function makeTable(columns: readonly string[], rows: AnyTable["rows"], number = 1, pages = 1): AnyTable {
  return { columns, rows, totals: { Amount: 0.3 }, page: { number, size: 2, rows: 4, pages }, ties: [] };
}

async function* yieldPages(...tables: AnyTable[]) {
  for (const one of tables) yield await Promise.resolve(one);
}

async function collectTestLines(
  definition: AnyReport,
  pages: AsyncIterable<AnyTable>,
  shownIds: readonly string[],
) {
  const lines: ExportLine[] = [];
  const take = (some: readonly ExportLine[]) => void lines.push(...some);
  const totals = await collectReportLines({ definition, pages, shown: shownIds, text: enIN, take });
  return { lines, totals };
}

test("row numbers continue from page to page, even if the columns come in another order", async () => {
  const pages = yieldPages(
    makeTable(
      ["Type", "Head", "Amount", "Status"],
      [
        ["A", "Cash", 0.1, 1],
        ["A", "Bank", 0.2, 2],
      ],
      1,
      2,
    ),
    makeTable(["Status", "Amount", "Head", "Type"], [[1, 0, "Stock", "B"]], 2, 2),
  );
  const { lines, totals } = await collectTestLines(report, pages, ["#", "Head", "Amount"]);
  expect(lines).toEqual([
    [1, "Cash", 0.1],
    [2, "Bank (Cancelled)", 0.2],
    [3, "Stock", 0],
  ]);
  expect(totals).toEqual([null, null, 0.3]);
});

test("columns are written in the requested order, also columns that are hidden", async () => {
  const pages = yieldPages(makeTable(["Type", "Head", "Amount"], [["A", "Cash", 0.1]]));
  const { lines } = await collectTestLines(report, pages, ["Amount", "Type", "no such column"]);
  expect(lines).toEqual([[0.1, "A"]]);
});

test("many rows are handed on in pieces, each row once", async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => ["A", `Head ${at}`, at]);
  const pieces: number[] = [];
  const lines: ExportLine[] = [];
  await collectReportLines({
    definition: report,
    pages: yieldPages(makeTable(["Type", "Head", "Amount"], rows)),
    shown: ["#", "Head"],
    text: enIN,
    take: (some) => {
      pieces.push(some.length);
      lines.push(...some);
    },
  });
  expect(pieces).toEqual([1000, 1000, 500]);
  expect(lines).toEqual(rows.map(([, head], at) => [at + 1, head]));
});

test("a grouped report has headings with exact sums, also across pages", async () => {
  const groupedReport = { ...report, rows: { groups: ["Type"] } };
  const columns = ["Type", "Head", "Amount"];
  const pages = yieldPages(
    makeTable(
      columns,
      [
        ["Assets", "Cash", 0.1],
        ["Assets", "Bank", 0.2],
      ],
      1,
      2,
    ),
    makeTable(
      columns,
      [
        ["Assets", "Stock", "0.30"],
        ["Income", "Sales", -5],
      ],
      2,
      2,
    ),
  );
  const { lines } = await collectTestLines(groupedReport, pages, ["#", "Type", "Head", "Amount"]);
  expect(lines).toEqual([
    { kind: "group", label: "Assets (3)", level: 1, figures: [null, null, null, "0.60"] },
    [1, "Assets", "Cash", 0.1],
    [2, "Assets", "Bank", 0.2],
    [3, "Assets", "Stock", "0.30"],
    { kind: "group", label: "Income (1)", level: 1, figures: [null, null, null, "-5.00"] },
    [4, "Income", "Sales", -5],
  ]);
});

test("a report that is loaded completely is written with the rows on the screen, in the same order", async () => {
  const whole = makeTable(
    ["Type", "Head", "Amount"],
    [
      ["A", "Cash", 1],
      ["A", "Bank", 2],
      ["B", "Stock", 3],
    ],
  );
  const { lines } = await collectTestLines(report, yieldShownPages(whole, Uint32Array.of(2, 0)), [
    "#",
    "Head",
  ]);
  expect(lines).toEqual([
    [1, "Stock"],
    [2, "Cash"],
  ]);
});
