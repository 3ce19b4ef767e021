import { operation, type ReportId, type Table } from "@vanbook/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileReports, reportDefinition } from "../../packages/widgets/files/report-definitions.ts";
import { pdfText } from "../../packages/widgets/report/export/testing/pdf-text.ts";
import { money } from "../../packages/widgets/format/money.ts";
import { DAYS, openFileDesk, workbookLines, type FileDesk } from "./file-desk.ts";
import { tried } from "../whole.ts";
import { reportArgs } from "./report-args.ts";

/** Lines, groups of lines, two sides, a statement of one account and a pivot; all of them when reports or files have changed. */
const SLICE = new Set<string>([
  "sales.report",
  "profit.report",
  "trialBalance.report",
  "ledger.report",
  "vanLoads.analysis",
]);

let desk: FileDesk;
beforeAll(async () => {
  desk = await openFileDesk();
});
afterAll(() => desk?.stop());

test.each(tried(fileReports(), (id) => SLICE.has(id)))(
  "%s is a PDF and a workbook with what its widget says, made here and by the server for the command",
  async (id) => {
    const { vanbook, made, commanded } = desk;
    const definition = await reportDefinition(id);
    const args = await reportArgs(vanbook, definition, DAYS);
    const table = (await (operation(vanbook, id) as unknown as AnyTabled).table(args, {
      pageSize: 10_000,
    })) as Table<ReportId>;
    const [company] = await vanbook.session.company();

    const pdf = await made(id, "pdf", args);
    const pages = pdfText(pdf.bytes);
    const words = pages[0] ?? [];
    expect(pdf.name).toMatch(/^[\w-]+\.pdf$/);
    expect(words[0]).toBe(definition.title);
    expect(words).toContain(company?.CompanyName);

    const onPaper = definition.rows?.paper?.columns;
    const shown = definition.columns.filter(
      ({ isHidden, field = "#" }) =>
        !isHidden && !definition.rows?.groups?.includes(field) && (!onPaper || onPaper.includes(field)),
    );
    for (const { label, field = "" } of shown)
      expect(words.join(" ")).toContain((label ?? field).split(" ")[0]);
    const all = pages.flat();
    for (const { field = "", total, kind } of shown)
      if (total && kind === "money")
        expect(all).toContain(money((table.totals as Record<string, number>)[field] ?? NaN));

    const excel = await made(id, "excel", args);
    const lines = workbookLines(excel.bytes);
    expect(lines[0]?.[0]).toBe(definition.title);
    const labels = definition.columns
      .filter(({ isHidden }) => !isHidden)
      .map(({ label, field }) => label ?? field);
    const head = lines.findIndex((line) => labels.every((label) => line.includes(label ?? "")));
    expect(head).toBeGreaterThan(0);
    const totalled = definition.columns.filter(({ total, isHidden }) => total && !isHidden);
    const last = lines.at(-1) ?? [];
    // A row of totals where there are any, and none without a figure.
    const isTotalled = last[0] === (definition.words?.total ?? "Total");
    expect(isTotalled).toBe(last.some((cell, at) => at > 0 && isTotalled && typeof cell === "number"));
    if (!definition.rows?.pivot) expect(isTotalled).toBe(totalled.length > 0);
    if (!definition.rows?.groups)
      expect(lines.length - head - 1 - (isTotalled ? 1 : 0)).toBe(table.page.rows);
    for (const { field, label } of totalled)
      expect(last[lines[head]?.indexOf(label ?? field ?? "") ?? -1]).toBeCloseTo(
        (table.totals as Record<string, number>)[field ?? ""] ?? NaN,
        2,
      );

    expect(pdfText(await commanded(id, "pdf", args))).toEqual(pages);
    expect(workbookLines(await commanded(id, "excel", args))).toEqual(lines);
  },
);

interface AnyTabled {
  table: (args: object, options: object) => Promise<unknown>;
}
