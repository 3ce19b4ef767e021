import type { Schema } from "../contract/contract.ts";
import { FORMAT_DECIMALS } from "../contract/coerce.ts";
import { createJsonWriter } from "../contract/json.ts";
import { LIST_FORMAT, type ReportColumns } from "../contract/report.ts";
import type { SpecOperation, SpecSchema } from "../contract/spec.ts";
import type { Cell } from "./cells.ts";
import type { AnyReport } from "./report.ts";

export interface Given {
  kind: "answer" | "rows";
  of: (call: GivenCall) => unknown;
}

export interface GivenCall {
  args: Arguments;
  idempotencyKey: string | null;
}

/** Query, path and body as one object; the body alone if it is a list. */
export type Arguments = Readonly<Record<string, unknown>>;

export interface GivenRows {
  rows: readonly Arguments[];
  day?: string | undefined;
  filters?: Readonly<Record<string, ((row: never, value: never) => boolean) | undefined>> | undefined;
  search?: readonly string[] | undefined;
  sort?: string | undefined;
  figures?: Readonly<Record<string, number>> | undefined;
  ties?: readonly Schema<"Tie">[] | ((totals: never) => readonly Schema<"Tie">[]) | undefined;
}

export interface ReportLayout {
  operation: SpecOperation;
  schema: SpecSchema;
  columns: ReportColumns;
}

export function mergeArguments(query: object, requestBody: unknown): Arguments {
  return Array.isArray(requestBody)
    ? (requestBody as unknown as Arguments)
    : { ...query, ...(requestBody as object | undefined) };
}

/**
 * Builds a report from rows that a test gives. Its columns are the contract's, and those that
 * appear only in the rows.
 */
export function makeGivenReport(
  { rows, day, filters = {}, search, sort, figures = {}, ties = [] }: GivenRows,
  { operation, schema, columns }: ReportLayout,
  args: Arguments,
): { report: AnyReport; columns: ReportColumns } {
  const [from = "", to = ""] = operation["x-range"] ?? [];
  const isInRange = (row: Arguments) =>
    day === undefined ||
    ((args[from] === undefined || String(row[day]) >= String(args[from])) &&
      (args[to] === undefined || String(row[day]) <= String(args[to])));
  const selectedRows = rows.filter(
    (row) =>
      isInRange(row) &&
      Object.entries(filters).every(
        ([name, keeps]) => (args[name] ?? null) === null || keeps?.(row as never, args[name] as never),
      ),
  );
  const more = Object.keys(rows[0] ?? {}).filter((name) => !columns.formats.has(name));
  const all = more.length > 0 ? withQuantities(columns, more) : columns;
  const report: AnyReport = {
    rows: selectedRows.map((row) => ({ cells: toCells(row, all), key: [] })),
    totals: [...(operation["x-totals"] ?? []), ...more],
    search: search ?? [...all.formats.keys()],
    ...(sort !== undefined && { sort }),
    figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)])),
    envelope: (writtenRows, own) =>
      wrapInEnvelope(schema, writtenRows, own as Readonly<Record<string, unknown>>),
    ties: (totals) => (typeof ties === "function" ? ties(toNumbers(totals) as never) : ties),
  };
  return { report, columns: all };
}

export function extractRows(schema: SpecSchema, answer: unknown): GivenRows {
  if (schema["x-rows"]) return { rows: (answer ?? []) as Arguments[] };
  if (Array.isArray(answer) && schema.items) return extractRows(schema.items, answer[0]);
  const fields = Object.entries((answer ?? {}) as Arguments);
  const inner = fields.find(([name]) => holdsRows(schema.properties?.[name]));
  const figures = fields.filter((field): field is [string, number] => typeof field[1] === "number");
  const { rows } = inner ? extractRows(schema.properties?.[inner[0]] ?? {}, inner[1]) : { rows: [] };
  return { rows, figures: Object.fromEntries(figures) };
}

function wrapInEnvelope(
  schema: SpecSchema,
  rows: unknown,
  figures: Readonly<Record<string, unknown>>,
): unknown {
  if (schema["x-rows"]) return rows;
  if (schema.items) return [wrapInEnvelope(schema.items, rows, figures)];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (holdsRows(inner)) return [[name, wrapInEnvelope(inner, rows, figures)] as const];
    if (name in figures) return [[name, figures[name]] as const];
    return name === "success" ? [[name, true] as const] : [];
  });
  return Object.fromEntries(fields);
}

function holdsRows(schema: SpecSchema | undefined): boolean {
  if (!schema) return false;
  const { items, properties = {} } = schema;
  return schema["x-rows"] === true || holdsRows(items) || Object.values(properties).some(holdsRows);
}

/** Formats cells as the database does: decimals and lists become texts. */
function toCells(row: Arguments, { formats }: ReportColumns): Record<string, Cell> {
  return Object.fromEntries(
    [...formats].map(([name, format = ""]) => {
      const value = row[name] ?? null;
      if (format === LIST_FORMAT) return [name, JSON.stringify(value ?? [])];
      const decimals = FORMAT_DECIMALS[format];
      const isDecimal = decimals !== undefined && typeof value === "number";
      return [name, isDecimal ? value.toFixed(decimals) : (value as Cell)];
    }),
  );
}

function withQuantities(columns: ReportColumns, names: readonly string[]): ReportColumns {
  const write = createJsonWriter({ format: "quantity" });
  const { formats, writers } = columns;
  return {
    ...columns,
    formats: new Map([...formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...writers, ...names.map((name) => [name, write] as const)]),
  };
}

function toNumbers(totals: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, Number(total)]));
}
