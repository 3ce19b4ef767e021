import { toPaise } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { NamedSheet } from "../../files/sheet.ts";
import type { AnyTable } from "../../report/request/report-request.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import { statementsText } from "../../generated/text/en-IN/statements.ts";
import { createCellReader, listGroupLines, buildSide, sumLine, type Side } from "./statement-sides.ts";

export interface BalanceSheetSides {
  liabilities: Side;
  assets: Side;
}

export function readBalanceSheet(table: AnyTable): BalanceSheetSides {
  const [sideName, groupOf, nameOf] = ["Side", "GName", "HName"].map((name) =>
    createCellReader<string>(table, name),
  );
  const headOf = createCellReader<number | null>(table, "AcHead");
  const figures = ["Amount", "LastYear"].map((name) => createCellReader<number>(table, name));
  const lines = table.rows.map((row) => ({
    side: sideName?.(row),
    group: String(groupOf?.(row)),
    name: String(nameOf?.(row)),
    head: headOf(row),
    amounts: figures.map((figure) => toPaise(figure(row))),
  }));
  return {
    liabilities: buildSide(lines.filter(({ side }) => side === "Liabilities")),
    assets: buildSide(lines.filter(({ side }) => side === "Assets")),
  };
}

/** The date, and the same date one year earlier (28 February for 29 February). */
export function formatBalanceSheetDays(day: string): [now: string, before: string] {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace("-02-29", "-02-28")}`;
  return [date(day), date(before)];
}

export function buildBalanceSheetFile(
  table: AnyTable,
  { title, day }: { title: string; day: string },
  { statements: words = statementsText }: Text,
): NamedSheet {
  const { liabilities, assets } = readBalanceSheet(table);
  const [now, before] = formatBalanceSheetDays(day);
  const makeSideLines = (name: string, total: string, one: Side) => [
    sumLine("group", name, [], 1),
    ...listGroupLines(one),
    sumLine("subtotal", total, one.totals, 1),
  ];
  return {
    content: {
      title,
      notes: [words.asOn(now)],
      columns: [
        { label: words.particulars, kind: "text" },
        { label: now, kind: "money" },
        { label: before, kind: "money" },
      ],
      rows: [
        ...makeSideLines(words.liabilities, words.totalLiabilities, liabilities),
        ...makeSideLines(words.assets, words.totalAssets, assets),
      ],
      totals: [],
      page: "a4-portrait",
    },
    name: words.balanceSheetFile(day),
  };
}
