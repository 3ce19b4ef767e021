import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT_FOLDER } from "../root.ts";

/** Results for one widget. */
export interface WidgetRow {
  group: string;
  title: string;
  name: string;
  isElement: boolean;
  stops: number;
  popups: number;
  controls: number;
  tables: number;
}

const TABLE_FILE = join(ROOT_FOLDER, "docs/accessibility.md");
const TABLE_BEGIN = "| widget | axe |";

/** Replaces the table of results in docs/accessibility.md. */
export function writeTable(rows: readonly WidgetRow[]): void {
  const text = readFileSync(TABLE_FILE, "utf8");
  const begin = text.indexOf(TABLE_BEGIN);
  const table = [
    `${TABLE_BEGIN} by Tab | opens and closes | screen reader's tree |`,
    "| --- | --- | --- | --- | --- |",
    ...rows.map(formatCells),
  ];
  writeFileSync(TABLE_FILE, `${text.slice(0, begin)}${table.join("\n")}\n`);
}

/** The widgets in the table of docs/accessibility.md. */
export function readTitles(): string[] {
  const text = readFileSync(TABLE_FILE, "utf8");
  const rows = text.slice(text.indexOf(TABLE_BEGIN)).trimEnd().split("\n").slice(2);
  return rows.map((row) => row.split("|")[1]?.trim() ?? "");
}

function formatCells(row: WidgetRow): string {
  const { title, name, isElement, stops, popups, controls, tables } = row;
  const states = isElement ? "0 in 4 states" : "0 in 2 states";
  const opens = popups === 0 ? "nothing to open" : `${popups} of ${popups}`;
  const tree = [
    `${controls} controls named`,
    ...(tables > 0 ? [`${tables} ${tables === 1 ? "table" : "tables"} headed`] : []),
  ];
  return `| ${title} (\`${name}\`) | ${states} | ${stops} stops, all reached and seen | ${opens} | ${tree.join(", ")} |`;
}
