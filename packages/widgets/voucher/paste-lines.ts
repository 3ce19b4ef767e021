import type { QueryClient } from "@tanstack/react-query";
import { normaliseSheetFigure, roundFigure } from "@vanbook/sdk/rules";
import { getFetchedOptions } from "../form/use-look-up.ts";
import { findChoiceList } from "./choices/choice-list.ts";
import type {
  AnyVoucher,
  AnyVoucherField,
  AnyVoucherLines,
  FieldValues,
  VoucherLine,
  VoucherValues,
} from "./definition.ts";
import { hasDocumentLines, listTypedColumns } from "./proposed-lines.ts";
import { withSpareLine } from "./voucher-values.ts";

interface PastedText {
  key: number;
  field: string;
  text: string;
  cache: QueryClient;
}

/**
 * The voucher's lines after pasting spreadsheet cells, the texts found in no list, and the figures
 * that are rounded to the decimals of their columns. Undefined for a single value or a voucher
 * without lines.
 */
export function pasteLines(
  definition: AnyVoucher,
  voucher: VoucherValues,
  { key, field, text, cache }: PastedText,
): PastedLines | undefined {
  const rows = pastedRows(text);
  const { lines: kind } = definition;
  if (!kind || !rows) return undefined;
  const choose: Pasted["choose"] = (column, words, values) => findOptionValue(cache, column, words, values);
  const typedKind = { ...kind, columns: listTypedColumns(definition, voucher) };
  const isFixed = hasDocumentLines(definition, voucher);
  return withPasted(typedKind, voucher.lines, { key, field, rows, isFixed, choose });
}

function findOptionValue(cache: QueryClient, field: AnyVoucherField, words: string, values: FieldValues) {
  const options =
    field.kind === "lookup"
      ? getFetchedOptions(cache, field.from, values)
      : field.kind === "choice"
        ? field.options
        : [];
  return findChoiceList(options).byName.get(words.toLowerCase())?.value ?? null;
}

interface PastedLines {
  lines: readonly VoucherLine[];
  unknown: readonly string[];
  /** As they were before. */
  rounded: readonly string[];
}

export interface Pasted {
  key: number;
  field: string;
  rows: readonly (readonly string[])[];
  isFixed?: boolean;
  choose: (field: AnyVoucherField, words: string, values: FieldValues) => string | null;
}

/** Splits rows by line breaks, cells by tabs. Undefined for one value: its field handles it. */
export function pastedRows(text: string): string[][] | undefined {
  const rows = text
    .replace(/[\r\n]+$/, "")
    .split(/\r\n|\r|\n/)
    .map((row) => row.split("\t").map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ""));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/** Pastes from this line; ignores cells after the last column. */
export function withPasted(
  kind: Pick<AnyVoucherLines, "columns" | "least" | "proposal"> & Partial<Pick<AnyVoucherLines, "rules">>,
  lines: readonly VoucherLine[],
  { key, field, rows, isFixed = false, choose }: Pasted,
): PastedLines {
  const first = kind.columns.findIndex((column) => column.field === field);
  const unknown: string[] = [];
  const roundedFigures: string[] = [];
  const readFigure = (column: AnyVoucherField, cell: string) => {
    const figure = normaliseSheetFigure(cell);
    const { decimals } = kind.rules?.[column.field] ?? {};
    const shownFigure = decimals === undefined ? figure : roundFigure(figure, decimals);
    const isOther = shownFigure !== figure && Number(shownFigure) !== Number(figure);
    if (isOther) roundedFigures.push(figure);
    return shownFigure;
  };
  const take = (values: FieldValues, column: AnyVoucherField, cell: string): FieldValues => {
    const isListed = isChosen(column) && cell !== "";
    const text = column.kind === "figure" ? readFigure(column, cell) : cell;
    const value = isListed ? choose(column, cell, values) : text;
    if (value === null) unknown.push(cell);
    return {
      ...values,
      ...column.changes?.(value),
      [column.field]: isChosen(column) ? value || null : value,
    };
  };
  let at = lines.findIndex((line) => line.key === key);
  let all = lines;
  for (const row of rows) {
    const pastedColumns = kind.columns.slice(first, first + row.length);
    const next = all.map((line, place) =>
      place === at
        ? {
            ...line,
            fields: pastedColumns.reduce(
              (values, column, cell) => take(values, column, row[cell] ?? ""),
              line.fields,
            ),
          }
        : line,
    );
    all = isFixed ? next : withSpareLine(kind, next);
    at += 1;
  }
  return { lines: all, unknown, rounded: roundedFigures };
}

function isChosen({ kind }: AnyVoucherField): boolean {
  return kind === "lookup" || kind === "choice";
}
