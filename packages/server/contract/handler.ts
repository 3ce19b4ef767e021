import type { Knex } from "knex";
import type { Config } from "../config.ts";
import type { Answer, Body, OperationId, Query, ReportId } from "./contract.ts";
import type { Principal } from "./principal.ts";
import type { Report } from "./report.ts";

/** Operations without sign-in; the server refuses to start if the contract disagrees. */
export const publicOperations = [
  "session.companies",
  "session.login",
  "signIn.verifyCode",
  "signIn.choosePassword",
  "signIn.beginFactor",
  "signIn.confirmFactor",
  "recovery.open",
  "recovery.use",
  "setUp.create",
  "health.live",
  "health.ready",
] as const;
type PublicOperation = (typeof publicOperations)[number];

/** The contents of a request, before validation. */
export interface GivenInput {
  query: URLSearchParams;
  path: Record<string, string | undefined>;
  body: unknown;
}

/** What a handler receives: validated input, the caller and the database, but nothing of HTTP. */
export interface Call<Op extends OperationId> {
  query: Query<Op>;
  body: Body<Op>;
  principal: Op extends PublicOperation ? undefined : Principal;
  /** For a money operation with an Idempotency-Key, the transaction that inserted the key. */
  db: Knex;
  /** The installation's settings. */
  config: Config;
  signal: AbortSignal;
  client: Client;
}

/** What a streaming response knows of its request. */
export interface Following {
  /** The last event id that the client has received, from its Last-Event-ID header. */
  lastEventId: string | undefined;
  /** False while the server is stopping. */
  isOpen(): boolean;
  /** Whether the caller may still call the operation: its key may have been revoked since. */
  isStillAllowed(): Promise<boolean>;
}

/** The parts of the client that handlers need. */
export interface Client {
  address: string;
  userAgent: string;
  requestId: string;
  /** The session token of the request. */
  token: string | null;
  /** Sets the browser's session cookie; null removes it. */
  setToken(token: string | null): void;
  /** The token of a sign-in that needs another step. */
  step: string | null;
  /** Sets that token for ten minutes; null removes it. */
  setStep(token: string | null): void;
  /** The token that marks a browser as known to users who have signed in from it. */
  browser: string | null;
  /** Sets that token for a year. */
  setBrowser(token: string): void;
}

/**
 * Returns the documented response for a call; for a report, the definition from which all representations
 * are built.
 */
export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Op extends ReportId ? Report<Op> | Promise<Report<Op>> : Promise<Answer<Op>>;

/** The handlers of all operations: a missing or misspelt one is a compile error. */
export type Routes = { readonly [Op in OperationId]: Handler<Op> };
