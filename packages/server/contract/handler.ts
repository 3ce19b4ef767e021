import type { Knex } from "knex";
import type { Pending } from "./pending.ts";
import type { Config } from "../config.ts";
import type { Answer, Body, OperationId, Query, ReportId } from "./contract.ts";
import type { Principal } from "./principal.ts";
import type { Report } from "./report.ts";

/** Operations that need no sign-in; the server refuses to start when the contract says otherwise. */
export type PublicOperation = "session.companies" | "session.login" | "health.live" | "health.ready";

/** What a handler gets: checked input, who asks, and the database. It never sees HTTP. */
export interface Call<Op extends OperationId> {
  query: Query<Op>;
  body: Body<Op>;
  principal: Op extends PublicOperation ? undefined : Principal;
  /** Of a money operation that came with an Idempotency-Key, this is the transaction that holds the key. */
  db: Knex;
  /** What the installation is set up to do. */
  config: Config;
  signal: AbortSignal;
  client: Client;
}

/** The other end of the call, as far as a handler may care. */
export interface Client {
  address: string;
  userAgent: string;
  requestId: string;
  /** The session token that came with the request. */
  token: string | null;
  /** Gives the browser a session token, or takes it away. */
  setToken(token: string | null): void;
}

/** A plain function from a call to the documented answer, or to the report that every representation is made from. */
export type Handler<Op extends OperationId> = (
  call: Call<Op>,
) => Op extends ReportId ? Report<Op> | Promise<Report<Op>> : Promise<Answer<Op>>;

/** Every operation that is not pending, with its handler: a missing, misspelt or pending one is a compile error. */
export type Routes = { readonly [Op in Exclude<OperationId, Pending>]: Handler<Op> };
