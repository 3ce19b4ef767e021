import type { Knex } from "knex";
import type { Config } from "../config.ts";
import type { Answer, Body, OperationId, Query, ReportId } from "./contract.ts";
import type { Principal } from "./principal.ts";
import type { Report } from "./report.ts";

/** Operations without sign-in; the server doesn't start if the contract disagrees. */
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

export interface GivenInput {
  query: URLSearchParams;
  path: Record<string, string | undefined>;
  body: unknown;
  /** The request has the header `X-Vanbook-Client`. */
  isNamedClient?: boolean | undefined;
}

export interface Call<Op extends OperationId> {
  query: Query<Op>;
  body: Body<Op>;
  principal: Op extends PublicOperation ? undefined : Principal;
  /** With an Idempotency-Key, the transaction that inserted the key. */
  db: Knex;
  config: Config;
  signal: AbortSignal;
  client: Client;
}

export interface Following {
  lastEventId: string | undefined;
  isOpen(): boolean;
  /** Whether the caller may still call the operation: its key may have been revoked since. */
  isStillAllowed(): Promise<boolean>;
}

export interface Client {
  address: string;
  userAgent: string;
  requestId: string;
  token: string | null;
  setToken(token: string | null): void;
  /** Token of a sign-in that needs another step. */
  step: string | null;
  /** Sets the token for ten minutes; null removes it. */
  setStep(token: string | null): void;
  /** A token that identifies the browser to the users who have signed in from it. */
  browser: string | null;
  setBrowser(token: string): void;
}

export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Op extends ReportId ? Report<Op> | Promise<Report<Op>> : Promise<Answer<Op>>;

/** A missing or misspelt handler is a compile error. */
export type Routes = { readonly [Op in OperationId]: Handler<Op> };
