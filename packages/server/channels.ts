import { AsyncLocalStorage } from "node:async_hooks";
import { channel, subscribe, unsubscribe, type Channel } from "node:diagnostics_channel";

/**
 * Diagnostics channels of the server, for metrics, the log of slow statements or an operator's own tracing
 * (docs/operations.md). Without subscribers nothing is measured or published. The channels' names and
 * messages are a public interface.
 */
export const channels = {
  /** A request was answered: `RequestEnded`. */
  request: channel("vanbook.request"),
  /** A statement was answered by the database, or failed: `StatementEnded`. */
  statement: channel("vanbook.statement"),
  /** A report began a snapshot: `SnapshotBegun`. */
  snapshot: channel("vanbook.snapshot"),
  /** Another node of a cluster is used now: `NodeChosen`. */
  node: channel("vanbook.node"),
  /** A change to the books or the masters was committed: `Happened`. */
  happened: channel("vanbook.happened"),
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
  /** The error code, if refused. */
  problem: string | undefined;
}

export interface StatementEnded {
  /** SQL with `?` in place of values. */
  sql: string;
  milliseconds: number;
  failed: boolean;
  /** The request that the statement belongs to, if any. */
  request: RequestMark | undefined;
}

export interface SnapshotBegun {
  from: "writer" | "replica";
  /**
   * Why a configured replica was not used: behind the writer, not reachable, or the writer has no binary
   * log to compare positions.
   */
  why?: "behind" | "away" | "without a log";
  /** The error with which the replica failed. */
  error?: unknown;
}

export interface NodeChosen {
  /** Hosts and ports of the new node and the previous one. */
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

/** Listens to a channel; returns a function that stops listening. */
export function watch<T>({ name }: Channel, listener: (message: T) => void): () => void {
  const hear = (message: unknown) => listener(message as T); // each channel has one type of message
  subscribe(name, hear);
  return () => void unsubscribe(name, hear);
}

/** What identifies a request in the log. */
export interface RequestMark {
  requestId: string;
  operation: string;
}

const marks = new AsyncLocalStorage<RequestMark>();

/**
 * Runs a request's work so that its statements are attributed to it. Costs nothing if no one subscribes to
 * statements.
 */
export function markedAs<T>(mark: RequestMark, work: () => T): T {
  return channels.statement.hasSubscribers ? marks.run(mark, work) : work();
}

/** The request that is being handled. */
export function currentRequest(): RequestMark | undefined {
  return marks.getStore();
}
