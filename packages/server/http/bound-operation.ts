import type { Knex } from "knex";
import type { Config } from "../config.ts";
import type { Client, Following, GivenInput } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { Paging } from "../contract/report.ts";
import type { BodyReader } from "./body.ts";

/** An operation of the contract ready to be called: all rules of the contract for it are enforced here. */
export interface BoundOperation {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  /** Reads its body, JSON or a form, within the contract's limits; undefined for an operation without a body. */
  readBody: BodyReader | undefined;
  /** How an Idempotency-Key is treated: only operations that move money use it. */
  idempotencyKey: "ignored" | "accepted" | "required";
  /** Every error code that it may answer; undefined where they are not checked. */
  codes: readonly string[] | undefined;
  authorize(principal: Principal): void;
  input(given: GivenInput, principal: Principal | undefined): Input;
  answer(call: AnyCall, accept: (types: string[]) => string | false): Promise<Answered>;
}

export interface Input {
  query: Record<string, unknown>;
  body: unknown;
  paging: Paging;
}

export interface AnyCall extends Input {
  principal: Principal | undefined;
  db: Knex;
  config: Config;
  signal: AbortSignal;
  client: Client;
  following: Following;
}

export interface Answered {
  type: string;
  body: string | Buffer | NodeJS.ReadableStream;
  /** Of a file, with its ending. */
  name?: string;
}

/** What a handler has as its `stream`: it yields what there is, and an empty list every second or so where there is nothing. */
export type Streaming = (call: AnyCall) => Promise<AsyncIterable<readonly ServerSent[]>>;

/** What is sent to a client one by one, as it comes about. */
export interface ServerSent {
  /** Where a client that comes back goes on: it sends it as `Last-Event-ID`. */
  id: number;
  event: string;
  /** JSON. */
  data: string;
}

/** A handler as it is bound: the compiler has checked its name and types before (Routes). */
export type AnyHandler = ((call: AnyCall) => Promise<unknown>) & { stream?: Streaming };
