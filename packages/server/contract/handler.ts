import type { Knex } from "knex";
import type { Config } from "../config.ts";
import type { Answer, Body, OperationId, Query, ReportId } from "./contract.ts";
import type { Principal } from "./principal.ts";
import type { Report } from "./report.ts";

/** Operations without sign-in; the server refuses to start when the contract disagrees. */
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

/** What a request says, before the contract has been asked. */
export interface GivenInput {
  query: URLSearchParams;
  path: Record<string, string | undefined>;
  body: unknown;
}

/** What a handler receives: validated input, the caller and the database. It never sees HTTP. */
export interface Call<Op extends OperationId> {
  query: Query<Op>;
  body: Body<Op>;
  principal: Op extends PublicOperation ? undefined : Principal;
  /** For a money operation with an Idempotency-Key, the transaction that holds the key. */
  db: Knex;
  /** The settings of the installation. */
  config: Config;
  signal: AbortSignal;
  client: Client;
}

/** What an answer that goes on and on knows of its request. */
export interface Following {
  /** The id that the client has read up to, as its header says. */
  lastEventId: string | undefined;
  /** False while the server is stopping. */
  isOpen(): boolean;
  /** Whether the caller may still call the operation: a key may have been revoked meanwhile. */
  isStillAllowed(): Promise<boolean>;
}

/** The client, as far as handlers need it. */
export interface Client {
  address: string;
  userAgent: string;
  requestId: string;
  /** The session token of the request. */
  token: string | null;
  /** Sets the browser's session token, or removes it (null). */
  setToken(token: string | null): void;
  /** The token of a sign-in that is not over yet. */
  step: string | null;
  /** Sets it for ten minutes, or removes it (null). */
  setStep(token: string | null): void;
  /** The token by which the browser is known to who has signed in from it before. */
  browser: string | null;
  /** Sets it, for a year. */
  setBrowser(token: string): void;
}

/** A function from a call to the documented response, or to the report from which every representation is made. */
export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Op extends ReportId ? Report<Op> | Promise<Report<Op>> : Promise<Answer<Op>>;

/** The handlers of all operations: a missing or misspelt one is a compile error. */
export type Routes = { readonly [Op in OperationId]: Handler<Op> };
