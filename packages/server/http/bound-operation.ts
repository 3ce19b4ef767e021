import type { Knex } from "knex";
import type { Config } from "../config.ts";
import type { Client, Following, GivenInput } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { Paging } from "../contract/report.ts";
import type { BodyReader } from "./body.ts";

/** An operation of the contract that is ready to be called; all rules of the contract for it are enforced here. */
export interface BoundOperation {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  /** Reads the body, JSON or a form, within the contract's limits; undefined for an operation without a body. */
  readBody: BodyReader | undefined;
  /** How an Idempotency-Key is handled: only operations that move money use it. */
  idempotencyKey: "ignored" | "accepted" | "required";
  /** Every error code that the operation may return; undefined if codes are not checked. */
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
  /** File name with its extension, for a download. */
  name?: string;
}

/** A handler's `stream`: yields the new events, or an empty list every second or so if there are none. */
export type Streaming = (call: AnyCall) => Promise<AsyncIterable<readonly ServerSent[]>>;

/** A server-sent event. */
export interface ServerSent {
  /** A client that reconnects sends this as `Last-Event-ID` to continue after it. */
  id: number;
  event: string;
  /** JSON text. */
  data: string;
}

/** A handler whose name and types the compiler has already checked (Routes). */
export type AnyHandler = ((call: AnyCall) => Promise<unknown>) & { stream?: Streaming };
