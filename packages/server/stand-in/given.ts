import type { Schema } from "../contract/contract.ts";
import { DECIMALS } from "../contract/coerce.ts";
import { jsonWriter } from "../contract/json.ts";
import { LIST, type ReportColumns } from "../contract/report.ts";
import type { SpecOperation, SpecSchema } from "../contract/spec.ts";
import type { Cell } from "./cells.ts";
import type { AnyReport } from "./report.ts";

/** What a test gives in place of the stand-in's own answer: the documented answer, or a report's rows. */
export interface Given {
  kind: "answer" | "rows";
  of: (call: GivenCall) => unknown;
}

/** A call that the contract has checked. */
export interface GivenCall {
  args: Arguments;
  idempotencyKey: string | null;
}

/** Query, path and body as one object; the body alone if it is a list. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A report's rows and how its arguments limit them. The contract says which columns have totals. */
export interface GivenRows {
  rows: readonly Arguments[];
  day?: string | undefined;
  filters?: Readonly<Record<string, ((row: never, value: never) => boolean) | undefined>> | undefined;
  search?: readonly string[] | undefined;
  sort?: string | undefined;
  figures?: Readonly<Record<string, number>> | undefined;
  ties?: readonly Schema<"Tie">[] | ((totals: never) => readonly Schema<"Tie">[]) | undefined;
}

/** What the contract says of a report. */
export interface ReportLayout {
  operation: SpecOperation;
  /** The schema of its documented answer. */
  schema: SpecSchema;
  columns: ReportColumns;
}

/** The arguments of a checked call, as the client's method takes them. */
export function argumentsOf(query: object, sent: unknown): Arguments {
  return Array.isArray(sent) ? (sent as unknown as Arguments) : { ...query, ...(sent as object | undefined) };
}

/** The report of given rows, and its columns: the contract's, and those of which only the rows know. */
export function givenReport(
  { rows, day, filters = {}, search, sort, figures = {}, ties = [] }: GivenRows,
  { operation, schema, columns }: ReportLayout,
  args: Arguments,
): { report: AnyReport; columns: ReportColumns } {
  const [from = "", to = ""] = operation["x-range"] ?? [];
  const isInRange = (row: Arguments) =>
    day === undefined ||
    ((args[from] === undefined || String(row[day]) >= String(args[from])) &&
      (args[to] === undefined || String(row[day]) <= String(args[to])));
  const found = rows.filter(
    (row) =>
      isInRange(row) &&
      Object.entries(filters).every(
        ([name, keeps]) => (args[name] ?? null) === null || keeps?.(row as never, args[name] as never),
      ),
  );
  const more = Object.keys(rows[0] ?? {}).filter((name) => !columns.formats.has(name));
  const all = more.length > 0 ? withQuantities(columns, more) : columns;
  const report: AnyReport = {
    rows: found.map((row) => ({ cells: cellsOf(row, all), key: [] })),
    totals: [...(operation["x-totals"] ?? []), ...more],
    search: search ?? [...all.formats.keys()],
    ...(sort !== undefined && { sort }),
    figures: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)])),
    envelope: (written, own) => enveloped(schema, written, own as Readonly<Record<string, unknown>>),
    ties: (totals) => (typeof ties === "function" ? ties(asNumbers(totals) as never) : ties),
  };
  return { report, columns: all };
}

/** The rows and figures of a documented answer. */
export function rowsIn(schema: SpecSchema, answer: unknown): GivenRows {
  if (schema["x-rows"]) return { rows: (answer ?? []) as Arguments[] };
  if (Array.isArray(answer) && schema.items) return rowsIn(schema.items, answer[0]);
  const fields = Object.entries((answer ?? {}) as Arguments);
  const inner = fields.find(([name]) => holdsRows(schema.properties?.[name]));
  const figures = fields.filter((field): field is [string, number] => typeof field[1] === "number");
  const { rows } = inner ? rowsIn(schema.properties?.[inner[0]] ?? {}, inner[1]) : { rows: [] };
  return { rows, figures: Object.fromEntries(figures) };
}

/** Puts rows and figures to where the documented answer has them. */
function enveloped(schema: SpecSchema, rows: unknown, figures: Readonly<Record<string, unknown>>): unknown {
  if (schema["x-rows"]) return rows;
  if (schema.items) return [enveloped(schema.items, rows, figures)];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (holdsRows(inner)) return [[name, enveloped(inner, rows, figures)] as const];
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

/** Cells as the database has them: decimals and lists are texts. */
function cellsOf(row: Arguments, { formats }: ReportColumns): Record<string, Cell> {
  return Object.fromEntries(
    [...formats].map(([name, format = ""]) => {
      const value = row[name] ?? null;
      if (format === LIST) return [name, JSON.stringify(value ?? [])];
      const decimals = DECIMALS[format];
      const isDecimal = decimals !== undefined && typeof value === "number";
      return [name, isDecimal ? value.toFixed(decimals) : (value as Cell)];
    }),
  );
}

function withQuantities(columns: ReportColumns, names: readonly string[]): ReportColumns {
  const write = jsonWriter({ format: "quantity" });
  const { formats, writers } = columns;
  return {
    ...columns,
    formats: new Map([...formats, ...names.map((name) => [name, "quantity"] as const)]),
    writers: new Map([...writers, ...names.map((name) => [name, write] as const)]),
  };
}

function asNumbers(totals: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, Number(total)]));
}
