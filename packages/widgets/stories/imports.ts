import { json, REFUSAL, wait } from "./story-answers.ts";
import type { OwnServer } from "./StoryFrame.tsx";

/** What the server of a story about imports is like. */
export interface ImportServer {
  /** How many rows the file has; those at `wrong` lack something. */
  rows?: number;
  wrong?: readonly number[];
  /** Columns that are not read. */
  ignored?: readonly string[];
  /** The file can't be read. */
  refuses?: { code: string; message: string };
  /** Rows whose names somebody has taken since the file was read. */
  taken?: readonly number[];
  /** Milliseconds before each answer. */
  delay?: number;
  /** The batch, from 1, that fails once. */
  fails?: number;
  /** Called with each batch: its key and its rows' numbers. */
  onBatch?: (key: string, rows: readonly number[]) => void;
}

/** A small server inside the page that reads any file as customers, suppliers or items of its own, and keeps nothing. */
export function importServer(server: ImportServer = {}): OwnServer {
  return { createFetch: () => importFetch(server) };
}

function importFetch({ rows = 5, wrong = [], taken = [], fails = 0, ...server }: ImportServer): typeof fetch {
  let batches = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === "/api/GetRouteName") return json(ROUTES);
    await wait(server.delay ?? 0, request.signal);
    if (pathname === "/api/v1/imports/preview") {
      if (server.refuses) return refusal(422, server.refuses);
      const { kind } = (await request.json()) as { kind: string };
      const numbers = Array.from({ length: rows }, (_, at) => at + 2);
      return json({
        kind,
        sheet: "Sheet1",
        ignored: server.ignored ?? [],
        importKey: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
        rows: numbers.map((Row) => (kind === "item" ? item(Row, wrong) : account(Row, wrong))),
      });
    }
    const sent = (await request.json()) as { rows: { Row: number }[] };
    batches += 1;
    server.onBatch?.(
      request.headers.get("Idempotency-Key") ?? "",
      sent.rows.map(({ Row }) => Row),
    );
    if (batches === fails) return json(REFUSAL, 500);
    const results = sent.rows.map(({ Row }) =>
      taken.includes(Row)
        ? { Row, id: null, message: `Row ${Row}: ${TAKEN}` }
        : { Row, id: 100 + Row, message: null },
    );
    const made = results.filter(({ id }) => id !== null).length;
    return json({ made, refused: results.length - made, results });
  };
}

function refusal(status: number, body: { code: string; message: string }): Response {
  return json({ success: false, error: body.message, requestId: "req_7f3a9c", ...body }, status);
}

function account(Row: number, wrong: readonly number[]) {
  const isWrong = wrong.includes(Row);
  return {
    Row,
    Error: isWrong ? `Row ${Row} is missing required fields: Customer, Address, Place, or Mobile.` : null,
    AccountName: Row === 3 ? LONG : `Asha Medicals ${Row}`,
    Address: "12/340 Main Road",
    Place: "Adoor",
    District: "Pathanamthitta",
    State: "Kerala",
    PinNo: "691523",
    GSTinNo: "32AABCU9603R1ZM",
    Phone: "4734224400",
    ...(!isWrong && { Mobile: String(9_847_000_000 + Row) }),
  };
}

function item(Row: number, wrong: readonly number[]) {
  const isWrong = wrong.includes(Row);
  return {
    Row,
    Error: isWrong ? `Row ${Row} is missing required fields.` : null,
    ...(!isWrong && { ItemName: `Knee Cap ${Row}` }),
    ItemDescription: "Elastic, washable",
    MRP: "1250.5",
    itemcolour: "Beige",
    itemsize: "M",
    SalePrice: "999.99",
  };
}

const LONG = "Sree Padmanabha Medicals and Surgicals, Wholesale and Retail, near the Private Bus Stand";
const TAKEN = "Account Name already exists. Please choose a different name.";
const ROUTES = [
  { RouteID: 4, RouteName: "Adoor" },
  { RouteID: 5, RouteName: "Kottarakkara and Punalur" },
];
