import { json, REFUSAL, wait } from "./story-answers.ts";
import type { OwnServer } from "./StoryFrame.tsx";

/** What the server of a story about beat plans is like. */
export interface BeatServer {
  /** Milliseconds before each answer. */
  delay?: number;
  /** How many requests for a plan fail before one succeeds. */
  failures?: number;
  /** How many requests for the routes fail before one succeeds. */
  routeFailures?: number;
  /** What every save is refused with. */
  refuses?: { status: number; code: string; message: string; fields?: readonly object[] };
  /** Somebody else changes the first row, and adds one, before the first save. */
  hasOthers?: boolean;
  /** So many more routes in the plan. */
  more?: number;
  /** Called with the rows of each save. */
  onSave?: (rows: readonly Sent[]) => void;
}

/** A small server inside the page that keeps the beat plans of two sales representatives; the first has one of two routes. */
export function beatServer(server: BeatServer = {}): OwnServer {
  return { createFetch: () => beatFetch(server) };
}

function beatFetch(server: BeatServer): typeof fetch {
  let rows = [
    saved(1, { RouteID: 11, Mon: 1, Thur: 1 }),
    saved(2, { RouteID: 12, Tue: 1, Sun: 1, Ex: 1 }),
    ...Array.from({ length: server.more ?? 0 }, (_, at) => saved(3 + at, { RouteID: 21 + at, Mon: 1 })),
  ];
  let { failures = 0, routeFailures = 0, hasOthers = false } = server;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const body = request.method === "GET" ? [] : ((await request.json()) as Sent[]);
    if (request.method !== "GET") server.onSave?.(body);
    await wait(server.delay ?? 0, request.signal);
    if (pathname === "/api/GetUserByrole") return json(EMPLOYEES);
    if (pathname === "/api/GetRouteName") {
      if (routeFailures > 0) {
        routeFailures -= 1;
        return json(REFUSAL, 500);
      }
      return json([...ROUTES, ...manyRoutes(server.more ?? 0)]);
    }
    if (pathname === "/api/GetRouteallocatedemp") {
      if (failures > 0) {
        failures -= 1;
        return json(REFUSAL, 500);
      }
      return json(rows.filter(({ EmpID }) => EmpID === Number(searchParams.get("EmpID"))));
    }
    if (server.refuses) return refusal(server.refuses);
    if (hasOthers) {
      hasOthers = false;
      rows = rows.map((row) => (row.SlNo === 1 ? { ...row, Sat: 1, Version: 2 } : row));
      rows = [...rows, saved(9, { RouteID: 13, Wed: 1 })];
      return refusal({ status: 409, code: "RECORD_CHANGED", message: "Somebody else was faster." });
    }
    return save(body);
  };

  function save(body: readonly Sent[]): Response {
    for (const { Slno = 0, Isdeleted, ...sent } of body) {
      if (Isdeleted === 1) rows = rows.filter(({ SlNo }) => SlNo !== Slno);
      else if (Slno > 0)
        rows = rows.map((row) => (row.SlNo === Slno ? saved(Slno, sent, row.Version + 1) : row));
      else rows = [...rows, saved(1 + Math.max(0, ...rows.map(({ SlNo }) => SlNo)), sent)];
    }
    const isDeletion = body.every(({ Isdeleted }) => Isdeleted === 1);
    const message = isDeletion ? "Assignment deleted successfully!" : "Assignments saved successfully!";
    return json({ success: true, message });
  }
}

function refusal({ status, ...body }: NonNullable<BeatServer["refuses"]>): Response {
  return json({ success: false, error: body.message, requestId: "req_7f3a9c", ...body }, status);
}

function saved(SlNo: number, { RouteID, ...sent }: Sent, Version = 1) {
  const days = { Mon: 0, Tue: 0, Wed: 0, Thur: 0, Friday: 0, Sat: 0, Sun: 0, Ex: 0 };
  return {
    SlNo,
    EmpID: ANIL,
    RootID: RouteID,
    Target: 400_000,
    ...days,
    ...sent,
    IsDeleted: 0,
    CompanyID: 1,
    CreatedBy: 1,
    CreatedDate: "2026-04-01T04:30:00.000Z",
    ModifiedBy: null,
    ModifiedDate: null,
    DeletedBy: null,
    DeletedDate: null,
    Version,
  };
}

function manyRoutes(count: number) {
  return Array.from({ length: count }, (_, at) => ({ RouteID: 21 + at, RouteName: `Route ${at + 1}` }));
}

interface Sent {
  Slno?: number;
  RouteID: number;
  Isdeleted?: number;
  [field: string]: unknown;
}

const ANIL = 7;
const EMPLOYEES = [
  { UserID: ANIL, USERNAME: "Anil Kumar" },
  { UserID: 8, USERNAME: "Venkatasubramania Iyer Ramachandran Potti" },
];
const ROUTES = [
  { RouteID: 11, RouteName: "Kollam Town" },
  { RouteID: 12, RouteName: "Kottarakkara to Punalur by way of Kunnicode and Vilakkudy" },
  { RouteID: 13, RouteName: "Chathannoor" },
  { RouteID: 14, RouteName: "Paravur" },
];
