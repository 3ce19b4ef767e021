import { AsyncLocalStorage } from "node:async_hooks";
import { channel, subscribe, unsubscribe, type Channel } from "node:diagnostics_channel";

/**
 * What happens in the server, for those who watch: the metrics, the log of slow statements, or an operator's own tracing (docs/operations.md).
 * Nothing is measured or said where nobody has subscribed. The names of the channels and what they carry are part of what we promise.
 */
export const channels = {
  /** A request was answered: `RequestEnded`. */
  request: channel("vanbook.request"),
  /** A statement was answered by the database, or failed: `StatementEnded`. */
  statement: channel("vanbook.statement"),
  /** A report began to read: `SnapshotBegun`. */
  snapshot: channel("vanbook.snapshot"),
  /** Another node of a cluster is used from now on: `NodeChosen`. */
  node: channel("vanbook.node"),
  /** Something was committed to the books or the masters: `Happened`. */
  happened: channel("vanbook.happened"),
};

export interface RequestEnded {
  requestId: string;
  /** As the contract spells it; undefined for pages and what is no operation. */
  operation: string | undefined;
  method: string;
  status: number;
  milliseconds: number;
  /** What its caller was known by: a session, an API key or an embed token; undefined where nobody was. */
  via: "session" | "key" | "token" | undefined;
  /** The error code, where it was refused. */
  problem: string | undefined;
}

export interface StatementEnded {
  /** With `?` in place of values. */
  sql: string;
  milliseconds: number;
  failed: boolean;
  /** The request that it belongs to, where it belongs to one. */
  request: RequestMark | undefined;
}

export interface SnapshotBegun {
  from: "writer" | "replica";
  /** Why it was not the replica, where there is one: not yet as new as the writer, not reached, or the writer keeps no log to compare by. */
  why?: "behind" | "away" | "without a log";
  /** What the replica was away with. */
  error?: unknown;
}

export interface NodeChosen {
  /** Its host and port, and those of the one before. */
  node: string;
  insteadOf: string;
  /** The one before can't be used any more; otherwise an earlier one of the list is back. */
  isLost: boolean;
}

export interface Happened {
  /** Type of the event, such as `bill.posted` (docs/events.md), and how many of them. */
  type: string;
  count: number;
}

/** Listens to one of the channels; answers how to stop. */
export function watch<T>({ name }: Channel, listener: (message: T) => void): () => void {
  const hear = (message: unknown) => listener(message as T); // each channel carries one kind
  subscribe(name, hear);
  return () => void unsubscribe(name, hear);
}

/** By what a request is known in the log. */
export interface RequestMark {
  requestId: string;
  operation: string;
}

const marks = new AsyncLocalStorage<RequestMark>();

/** Does a request's work so that its statements are known to be its. Costs nothing where nobody watches statements. */
export function markedAs<T>(mark: RequestMark, work: () => T): T {
  return channels.statement.hasSubscribers ? marks.run(mark, work) : work();
}

/** The request whose work is being done. */
export function currentRequest(): RequestMark | undefined {
  return marks.getStore();
}
