import * as sayDoubts from "../../../sdk/generated/messages.ts";
import type { Schema } from "@vanbook/sdk";
import { findDoubt, isBesides, sheetColumns, sheetRules, type Said } from "@vanbook/sdk/rules";
import { csvCell, csvText } from "../../../sdk/files/csv/write-csv.ts";
import { messageOf } from "../../../sdk/text/say-in.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { sheetImportText } from "../../../sdk/generated/text/en-IN/masters/sheet-import.ts";
import type { ImportKind, Outcome, SheetRow } from "./import-kind.ts";

type Text = typeof sheetImportText;

/** A row of the table: number, state and reason, then its cells; the state again as the last value. */
export type ImportLine = readonly (string | number | null)[];

/** The shown columns of a sheet: the documented ones, and others that some row uses. */
export function shownColumns(kind: ImportKind, rows: readonly SheetRow[]): ShownColumns {
  return sheetColumns(kind).filter(
    ([column]) => !isBesides(column) || rows.some((row) => (row[column] ?? "") !== ""),
  );
}

type ShownColumns = ReturnType<typeof sheetColumns>;

/** The columns of the preview: number, state and reason, then the sheet's own columns. */
export function importColumns(shown: ShownColumns, text: Text): TableColumn[] {
  const { states } = text;
  const at = (index: number) => (line: readonly unknown[]) => (line[index] ?? null) as string | number | null; // an ImportLine
  const tones = {
    [states.ready]: "plain",
    [states.wrong]: "bad",
    [states.doubtful]: "warn",
    [states.made]: "ok",
    [states.refused]: "bad",
  } as const;
  const own = shown.map(([field, heading], index) => ({
    id: index === 0 ? "name" : field,
    label: heading,
    kind: "text" as const,
    value: at(FIRST + index),
    isSortable: false,
  }));
  return [
    { id: "row", label: text.rowNumber, kind: "number", value: at(0), isSortable: false },
    { id: "status", label: text.status, kind: "tag", value: at(1), isSortable: false, tones },
    { id: "reason", label: text.reason, kind: "text", value: at(2), isSortable: false },
    ...own,
  ];
}

/** A row of the file as shown in the table. */
export function importLine(
  { kind, shown, faults }: { kind: ImportKind; shown: ShownColumns; faults: Faults },
  row: SheetRow,
  outcome: Outcome | undefined,
  text: Text,
  say: (said: Said) => string,
): ImportLine {
  const { states } = text;
  const doubt = row.Error === null ? doubtfulRow(kind, row) : undefined;
  const reason = errorOf(row, faults) ?? refusalOf(outcome) ?? doubt;
  const state =
    row.Error !== null
      ? states.wrong
      : outcome === undefined
        ? doubt === undefined
          ? states.ready
          : states.doubtful
        : outcome.id === null
          ? states.refused
          : states.made;
  return [
    row.Row,
    state,
    reason === undefined ? null : say(reason),
    ...shown.map(([field]) => row[field] ?? null),
  ];
}

type Fault = NonNullable<Schema<"ImportPreview">["faults"]>[number];
type Faults = ReadonlyMap<number, Fault>;

/** The rows' errors of which a part varies, by the number of the row. */
export function faultsByRow(preview: Schema<"ImportPreview"> | undefined): Faults {
  return new Map((preview?.faults ?? []).map((fault) => [fault.Row, fault]));
}

/** Returns what is wrong with a row. */
export function errorOf({ Row, Error: message }: SheetRow, faults: Faults): Said | undefined {
  return message === null ? undefined : messageOf({ ...faults.get(Row), message });
}

function refusalOf(outcome: Outcome | undefined): Said | undefined {
  const { message = null, ...said } = outcome ?? {};
  return message === null ? undefined : messageOf({ ...said, message });
}

/** A warning about a valid row, which is imported anyway; undefined if there is none. */
export function doubtfulRow(kind: ImportKind, row: SheetRow): Said | undefined {
  const [first, ...others] = sheetRules(kind).flatMap(([column, rule]) => findDoubt(rule, row[column]) ?? []);
  if (first === undefined) return undefined;
  const fault = others.reduce((before, next) => sayDoubts.twoSentences({ first: before, next }), first);
  return sayDoubts.rowFault({ row: row.Row, fault });
}

/** Whether a row has an error or was refused. */
export function isWrong(line: ImportLine, { states }: Text): boolean {
  return line[1] === states.wrong || line[1] === states.refused;
}

/** Whether a row not imported yet has a warning. */
export function isDoubtful(line: ImportLine, { states }: Text): boolean {
  return line[1] === states.doubtful;
}

/** The rows that were not imported as CSV, with reasons, for correction in a spreadsheet. */
export function wrongRowsCsv(shown: ShownColumns, lines: readonly ImportLine[], text: Text): string {
  const head = [text.rowNumber, text.reason, ...shown.map(([, heading]) => heading)];
  const rows = lines.map(([row = null, , reason = null, ...cells]) => [row, reason, ...cells]);
  return csvText([head, ...rows].map((cells) => cells.map((cell) => csvCell(cell)).join(",")));
}

const FIRST = 3;
