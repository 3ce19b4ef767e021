import { AsyncLocalStorage } from "node:async_hooks";
import { channel, subscribe, unsubscribe, type Channel } from "node:diagnostics_channel";
import { noteAsking, noteUnderWay } from "./asking-companies.ts";

/**
 * Diagnostics channels of the server, for metrics, the log of slow statements or an operator's own
 * tracing (docs/operations.md). Without subscribers nothing is measured or published. The channels'
 * names and messages are a public interface.
 */
export const channels = {
  request: channel("vanbook.request"),
  statement: channel("vanbook.statement"),
  snapshot: channel("vanbook.snapshot"),
  node: channel("vanbook.node"),
  happened: channel("vanbook.happened"),
  hash: channel("vanbook.hash"),
};

export interface RequestEnded {
  requestId: string;
  /** As the contract spells it; undefined for pages and unknown paths. */
  operation: string | undefined;
  method: string;
  status: number;
  milliseconds: number;
  /** How the caller was identified; undefined for anonymous requests. */
  via: "session" | "key" | "token" | undefined;
  problem: string | undefined;
}

export interface StatementEnded {
  /** SQL with `?` in place of values. */
  sql: string;
  milliseconds: number;
  failed: boolean;
  request: RequestMark | undefined;
}

export interface SnapshotBegun {
  from: "writer" | "replica";
  /** It is behind the writer or not reachable, or the writer has no binary log to compare. */
  why?: "behind" | "away" | "without a log";
  error?: unknown;
}

export interface NodeChosen {
  node: string;
  insteadOf: string;
  /** True if the previous node failed; false if an earlier node of the list is back. */
  isLost: boolean;
}

export interface Happened {
  /** Type of the events, such as `bill.posted` (docs/events.md). `count` is their number. */
  type: string;
  count: number;
}

export interface PasswordHashed {
  /** With the wait for a free place. */
  milliseconds: number;
}

export function watch<T>({ name }: Channel, listener: (message: T) => void): () => void {
  const forwardMessage = (message: unknown) => listener(message as T); // each channel has one type of message
  subscribe(name, forwardMessage);
  return () => void unsubscribe(name, forwardMessage);
}

export interface RequestMark {
  requestId: string;
  operation: string;
}

const marks = new AsyncLocalStorage<MarkedRequest>();

interface MarkedRequest {
  mark: RequestMark;
  companyId: number | undefined;
  noteEnd?: () => void;
}

/** Marks what `work` asks of the database and of queues with the request. */
export async function runMarked<T>(mark: RequestMark, work: () => T | Promise<T>): Promise<T> {
  const request: MarkedRequest = { mark, companyId: undefined };
  try {
    return await marks.run(request, work);
  } finally {
    request.noteEnd?.();
  }
}

export function getCurrentRequest(): RequestMark | undefined {
  return marks.getStore()?.mark;
}

/** From here on, the current request waits in its company's queues (db/concurrency-queue.ts). */
export function markCompany(companyId: number): void {
  const store = marks.getStore();
  if (store) {
    store.noteEnd?.();
    store.companyId = companyId;
    store.noteEnd = noteUnderWay(companyId);
  }
  noteAsking(companyId);
}

/** Undefined outside a request, and in a request of nobody. */
export function getAskingCompany(): number | undefined {
  return marks.getStore()?.companyId;
}
