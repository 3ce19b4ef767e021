import type { Knex } from "knex";
import type { Config } from "../config.ts";
import type { Client, Following, GivenInput } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import type { Paging } from "../contract/report.ts";
import type { IgnoredNames } from "../contract/unknown-names.ts";
import type { BodyReader } from "./body.ts";

export interface BoundOperation {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  readBody: BodyReader | undefined;
  /** The contract's media type of the body is a form's. */
  takesForm: boolean;
  /** Only operations that move money use an Idempotency-Key. */
  idempotencyKey: "ignored" | "accepted" | "required";
  /** The error codes that the operation may return; undefined if codes are not checked. */
  codes: readonly string[] | undefined;
  authorize(principal: Principal): void;
  /** With `ignoredNames`, unknown names are added to it; without, they are refused. */
  input(sentInput: GivenInput, principal: Principal | undefined, ignoredNames?: IgnoredNames): Promise<Input>;
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
  name?: string;
}

/** Yields the new events, or an empty list about every second if there are none. */
export type Streaming = (call: AnyCall) => Promise<AsyncIterable<readonly ServerSent[]>>;

export interface ServerSent {
  /** A client that reconnects sends this as `Last-Event-ID` to continue after it. */
  id: number;
  event: string;
  data: string;
}

export type AnyHandler = ((call: AnyCall) => Promise<unknown>) & { stream?: Streaming };
