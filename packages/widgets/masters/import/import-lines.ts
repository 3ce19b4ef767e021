import * as sayDoubts from "../../../sdk/generated/messages.ts";
import type { Schema } from "@vanbook/sdk";
import {
  findDoubt,
  isBesides,
  describeRounding,
  sheetColumns,
  sheetRules,
  type Said,
} from "@vanbook/sdk/rules";
import { toCsvCell, writeCsvText } from "../../../sdk/files/csv/write-csv.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import type { sheetImportText } from "../../../sdk/generated/text/en-IN/masters/sheet-import.ts";
import type { ImportKind, Outcome, SheetRow } from "./import-kind.ts";

type Text = typeof sheetImportText;

/** Number, state and reason, then the row's cells; the state again as the last value. */
export type ImportLine = readonly (string | number | null)[];

export function listShownColumns(kind: ImportKind, rows: readonly SheetRow[]): ShownColumns {
  return sheetColumns(kind).filter(
    ([column]) => !isBesides(column) || rows.some((row) => (row[column] ?? "") !== ""),
  );
}

type ShownColumns = ReturnType<typeof sheetColumns>;

export function importColumns(visibleColumns: ShownColumns, text: Text): TableColumn[] {
  const { states } = text;
  const readCell = (index: number) => (line: readonly unknown[]) =>
    (line[index] ?? null) as string | number | null; // an ImportLine
  const tones = {
    [states.ready]: "plain",
    [states.wrong]: "bad",
    [states.doubtful]: "warn",
    [states.made]: "ok",
    [states.refused]: "bad",
  } as const;
  const own = visibleColumns.map(([field, heading], index) => ({
    id: index === 0 ? "name" : field,
    label: heading,
    kind: "text" as const,
    value: readCell(FIRST_CELL + index),
    isSortable: false,
  }));
  return [
    { id: "row", label: text.rowNumber, kind: "number", value: readCell(0), isSortable: false },
    { id: "status", label: text.status, kind: "tag", value: readCell(1), isSortable: false, tones },
    { id: "reason", label: text.reason, kind: "text", value: readCell(2), isSortable: false },
    ...own,
  ];
}

export function importLine(
  { kind, shown, faults, roundedFigures }: LineTerms,
  row: SheetRow,
  outcome: Outcome | undefined,
  text: Text,
  say: (message: Said) => string,
): ImportLine {
  const { states } = text;
  const doubt = row.Error === null ? findRowDoubt(kind, row) : undefined;
  const rounding = roundedFigures.get(row.Row);
  const reason =
    findRowError(row, faults) ??
    findRefusal(outcome) ??
    doubt ??
    (rounding && describeRounding(kind, rounding));
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

interface LineTerms {
  kind: ImportKind;
  shown: ShownColumns;
  faults: Faults;
  roundedFigures: RoundedFigures;
}

type RoundedFigures = ReadonlyMap<number, readonly Schema<"RoundedFigure">[]>;

export function mapRoundedByRow(preview: Schema<"ImportPreview"> | undefined): RoundedFigures {
  const figuresOf = new Map<number, Schema<"RoundedFigure">[]>();
  for (const figure of preview?.rounded ?? [])
    figuresOf.set(figure.Row, [...(figuresOf.get(figure.Row) ?? []), figure]);
  return figuresOf;
}

type Fault = NonNullable<Schema<"ImportPreview">["faults"]>[number];
type Faults = ReadonlyMap<number, Fault>;

export function mapFaultsByRow(preview: Schema<"ImportPreview"> | undefined): Faults {
  return new Map((preview?.faults ?? []).map((fault) => [fault.Row, fault]));
}

export function findRowError({ Row, Error: message }: SheetRow, faults: Faults): Said | undefined {
  return message === null ? undefined : getFailureMessage({ ...faults.get(Row), message });
}

function findRefusal(outcome: Outcome | undefined): Said | undefined {
  const { message = null, ...refusal } = outcome ?? {};
  return message === null ? undefined : getFailureMessage({ ...refusal, message });
}

/** Returns a warning about a valid row, which is imported anyway. */
export function findRowDoubt(kind: ImportKind, row: SheetRow): Said | undefined {
  const [first, ...others] = sheetRules(kind).flatMap(([column, rule]) => findDoubt(rule, row[column]) ?? []);
  if (first === undefined) return undefined;
  const fault = others.reduce((before, next) => sayDoubts.twoSentences({ first: before, next }), first);
  return sayDoubts.rowFault({ row: row.Row, fault });
}

export function isWrong(line: ImportLine, { states }: Text): boolean {
  return line[1] === states.wrong || line[1] === states.refused;
}

export function isDoubtful(line: ImportLine, { states }: Text): boolean {
  return line[1] === states.doubtful;
}

/** Writes the rows that were not imported as CSV, with reasons, for correction in a spreadsheet. */
export function writeWrongRowsCsv(
  visibleColumns: ShownColumns,
  lines: readonly ImportLine[],
  text: Text,
): string {
  const head = [text.rowNumber, text.reason, ...visibleColumns.map(([, heading]) => heading)];
  const rows = lines.map(([row = null, , reason = null, ...cells]) => [row, reason, ...cells]);
  return writeCsvText([head, ...rows].map((cells) => cells.map((cell) => toCsvCell(cell)).join(",")));
}

const FIRST_CELL = 3;
