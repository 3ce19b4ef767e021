import { COMPANY, json, REFUSAL, wait } from "./story-answers.ts";

/** A report as a story's server keeps it: its rows, and how they are bounded, narrowed, searched and summed. */
export interface StoryReport {
  rows: readonly StoryRow[];
  /** The field that the range bounds, and the two arguments that bound it. */
  range?: { field: string; from: string; to: string };
  /** Filters by argument: whether a row stays with a value. */
  filters?: Readonly<Record<string, (row: StoryRow, value: string) => boolean>>;
  /** Fields that a search looks into; all unless given. */
  search?: readonly string[];
  /** The order that the server gives by itself, `-` before a field for descending. */
  sort?: string;
  totals?: readonly string[];
  /** Figures that are no sums of the rows. */
  figures?: Readonly<Record<string, number>>;
  ties?: readonly { label: string; amount: number; agrees: boolean }[];
}

export type StoryRow = Readonly<Record<string, string | number | null>>;

/** What the server of a story is like. */
export interface ReportServer {
  /** Reports by path. */
  reports: Readonly<Record<string, StoryReport>>;
  /** Whatever else is asked, by path. */
  answers?: Readonly<Record<string, unknown>>;
  /** Milliseconds before each answer; `Infinity` for one that never comes. */
  delay?: number;
  /** How many reports fail before one succeeds. */
  failures?: number;
  /** Called with each request's path and its arguments. */
  onRequest?: (path: string, args: Readonly<Record<string, unknown>>) => void;
}

/** A small server inside the page: it answers any report as the contract says, from the rows that the story names. */
export function reportFetch(server: ReportServer): typeof fetch {
  let failures = server.failures ?? 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = request.method === "GET" ? "" : await request.text();
    const args = { ...Object.fromEntries(url.searchParams), ...(text ? (JSON.parse(text) as object) : {}) };
    server.onRequest?.(url.pathname, args);
    await wait(server.delay ?? 0, request.signal);
    const report = server.reports[url.pathname];
    if (!report) {
      const answer = server.answers?.[url.pathname] ?? USUAL[url.pathname];
      if (answer === undefined) throw new Error(`The story's server has no ${url.pathname}.`);
      return json(answer);
    }
    if (failures > 0) {
      failures -= 1;
      return json(REFUSAL, 500);
    }
    const isCsv = (request.headers.get("Accept") ?? "").includes("text/csv");
    return answered(report, found(report, args, url.searchParams), url.searchParams, isCsv);
  };
}

/** What every page asks for. */
const USUAL: Readonly<Record<string, unknown>> = { "/api/getcompanynav": [COMPANY] };

function found(report: StoryReport, args: Readonly<Record<string, unknown>>, query: URLSearchParams) {
  const { range, filters = {} } = report;
  const search = (query.get("search") ?? "").toLowerCase();
  return report.rows.filter((row) => {
    if (
      range &&
      (String(row[range.field]) < String(args[range.from]) ||
        String(row[range.field]) > String(args[range.to]))
    )
      return false;
    for (const [name, keeps] of Object.entries(filters)) {
      const value = args[name];
      if (value !== undefined && value !== null && !keeps(row, String(value))) return false;
    }
    return (report.search ?? Object.keys(row)).some((field) =>
      String(row[field]).toLowerCase().includes(search),
    );
  });
}

function answered(report: StoryReport, rows: StoryRow[], query: URLSearchParams, isCsv: boolean): Response {
  const sort = query.get("sort") ?? report.sort;
  if (sort) {
    const by = sort.replace(/^-/, "");
    const sign = sort.startsWith("-") ? -1 : 1;
    rows.sort((a, b) => sign * compare(a[by] ?? null, b[by] ?? null));
  }
  const columns = Object.keys(report.rows[0] ?? {});
  if (isCsv)
    return new Response(
      [columns, ...rows.map((row) => columns.map((name) => row[name]))].map(String).join("\n"),
    );
  const size = Number(query.get("pageSize") ?? 500);
  const number = Number(query.get("page") ?? 1);
  const totals = (report.totals ?? []).map((name) => [name, sum(rows, name)] as const);
  return json({
    columns,
    rows: rows.slice((number - 1) * size, number * size).map((row) => columns.map((name) => row[name])),
    totals: { ...Object.fromEntries(totals), ...report.figures },
    page: { number, size, rows: rows.length, pages: Math.max(1, Math.ceil(rows.length / size)) },
    ties: report.ties ?? [],
  });
}

function sum(rows: readonly StoryRow[], name: string): number {
  return rows.reduce((thousandths, row) => thousandths + Math.round(Number(row[name] ?? 0) * 1000), 0) / 1000;
}

function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en-IN", { numeric: true });
}
