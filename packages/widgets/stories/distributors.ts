import { json, REFUSAL, wait } from "./story-answers.ts";
import type { OwnServer } from "./StoryFrame.tsx";

/** What the server of a story about distributors is like. */
export interface DistributorServer {
  /** Distributors of the first user, by id; none unless given. */
  assigned?: readonly number[];
  /** Milliseconds before each answer. */
  delay?: number;
  /** How many requests for the links fail before one succeeds. */
  failures?: number;
  /** What every save is refused with. */
  refuses?: { status: number; code: string; message: string; fields?: readonly object[] };
  /** Somebody else gives the first user these meanwhile: one save is refused. */
  meanwhile?: readonly number[];
  /** Called with what was saved. */
  onSave?: (data: readonly Sent[]) => void;
}

/** A small server inside the page that keeps whose distributors are whose. */
export function distributorServer(server: DistributorServer = {}): OwnServer {
  return { createFetch: () => distributorFetch(server) };
}

function distributorFetch(server: DistributorServer): typeof fetch {
  let links = (server.assigned ?? []).map((distributor, index) => link(index + 1, ANIL, distributor));
  let { failures = 0, meanwhile } = server;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    await wait(server.delay ?? 0, request.signal);
    if (pathname === "/api/GetUsers") return json(USERS);
    if (pathname === "/api/getdistributor") return json(DISTRIBUTORS);
    if (pathname === "/api/GetEmployeeDistributors") {
      if (failures === 0) return json(links);
      failures -= 1;
      return json(REFUSAL, 500);
    }
    const { data } = (await request.json()) as { data: readonly Sent[] };
    server.onSave?.(data);
    if (server.refuses) return refusal(server.refuses);
    if (meanwhile) {
      links = meanwhile.map((distributor, index) => ({
        ...link(index + 1, ANIL, distributor),
        Version: links[index] ? 2 : 1,
      }));
      meanwhile = undefined;
      return refusal({ status: 409, code: "RECORD_CHANGED", message: "Somebody else was faster." });
    }
    const gone = new Set(data.filter(({ IsDeleted }) => IsDeleted === 1).map(({ EmpDistID }) => EmpDistID));
    const next = 1 + Math.max(0, ...links.map(({ EmpDistID }) => EmpDistID));
    const added = data.filter(({ EmpDistID }) => EmpDistID === 0);
    links = [
      ...links.filter(({ EmpDistID }) => !gone.has(EmpDistID)),
      ...added.map(({ EmployeeID, DistributorID }, index) => link(next + index, EmployeeID, DistributorID)),
    ];
    return json({ success: true, message: "Saved successfully" });
  };
}

function refusal({ status, ...body }: NonNullable<DistributorServer["refuses"]>): Response {
  return json({ success: false, error: body.message, requestId: "req_7f3a9c", ...body }, status);
}

function link(EmpDistID: number, EmployeeID: number, DistributorID: number) {
  return {
    EmpDistID,
    EmployeeID,
    DistributorID,
    CompanyID: 1,
    CreatedBy: 1,
    CreatedDate: "2026-04-01T04:30:00.000Z",
    ModifiedBy: null,
    ModifiedDate: null,
    DeletedBy: null,
    DeletedDate: null,
    IsDeleted: 0,
    Version: 1,
  };
}

interface Sent {
  EmpDistID: number;
  EmployeeID: number;
  DistributorID: number;
  IsDeleted: number;
  Version?: number;
}

const ANIL = 7;
const USERS = [
  { UserID: ANIL, USERNAME: "Anil Kumar" },
  { UserID: 8, USERNAME: "Shyama Nair" },
];
const DISTRIBUTORS = [
  { CustomerID: 31, CustomerName: "Amrita Distributors" },
  { CustomerID: 32, CustomerName: "Bharath Surgical Agencies" },
  { CustomerID: 33, CustomerName: "Central Medical Distributors and Stockists, Kottarakkara" },
];
