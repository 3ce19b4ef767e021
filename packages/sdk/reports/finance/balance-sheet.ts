import { toPaise } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { NamedSheet } from "../../files/sheet.ts";
import type { AnyTable } from "../../report/request/report-request.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import { statementsText } from "../../generated/text/en-IN/statements.ts";
import { cellsOf, groupLines, sideOf, sumLine, type Side } from "./statement-sides.ts";

/** Liabilities and assets on a date and one year earlier. */
export interface BalanceSheetSides {
  liabilities: Side;
  assets: Side;
}

/** Reads both sides from the report's rows. */
export function balanceSheetOf(table: AnyTable): BalanceSheetSides {
  const [sideName, groupOf, nameOf] = ["Side", "GName", "HName"].map((name) => cellsOf<string>(table, name));
  const headOf = cellsOf<number | null>(table, "AcHead");
  const figures = ["Amount", "LastYear"].map((name) => cellsOf<number>(table, name));
  const lines = table.rows.map((row) => ({
    side: sideName?.(row),
    group: String(groupOf?.(row)),
    name: String(nameOf?.(row)),
    head: headOf(row),
    amounts: figures.map((figure) => toPaise(figure(row))),
  }));
  return {
    liabilities: sideOf(lines.filter(({ side }) => side === "Liabilities")),
    assets: sideOf(lines.filter(({ side }) => side === "Assets")),
  };
}

/** Headings of the two amounts: the date, and the same date one year earlier (28 February for 29 February). */
export function balanceSheetDays(day: string): [now: string, before: string] {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace("-02-29", "-02-28")}`;
  return [date(day), date(before)];
}

/** The balance sheet of a date for print and files, in the browser and in Node. */
export function balanceSheetFile(
  table: AnyTable,
  { title, day }: { title: string; day: string },
  { statements: words = statementsText }: Text,
): NamedSheet {
  const { liabilities, assets } = balanceSheetOf(table);
  const [now, before] = balanceSheetDays(day);
  const side = (name: string, total: string, one: Side) => [
    sumLine("group", name, [], 1),
    ...groupLines(one),
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
        ...side(words.liabilities, words.totalLiabilities, liabilities),
        ...side(words.assets, words.totalAssets, assets),
      ],
      totals: [],
      page: "a4-portrait",
    },
    name: words.balanceSheetFile(day),
  };
}
