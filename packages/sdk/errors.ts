import type { Message, MessageKey } from "./messages/message.ts";
import type { OperationCodes, ServerErrorCode } from "./generated/codes.ts";

/** Which field of a request was refused, and why. */
export interface FieldProblem extends Message {
  field: string;
}

/**
 * Codes that the SDK gives itself; every other code is the server's and is listed in docs/errors.md.
 * NETWORK: no answer came. TIMEOUT: none came in time. BAD_ANSWER: what came is not an answer of this API.
 * TOKEN_UNAVAILABLE: `getToken` failed; its error is the `cause`. MISUSE: the client was made so that no call can work; the message says
 * what to change. TOO_MANY_ROWS: `.all()` found more rows than it was told to keep.
 */
export type SdkErrorCode =
  | "NETWORK"
  | "TIMEOUT"
  | "BAD_ANSWER"
  | "TOKEN_UNAVAILABLE"
  | "MISUSE"
  | "TOO_MANY_ROWS";

/** Every code that is known today: the SDK's own and the server's. A newer server may answer others. */
export type ErrorCode = SdkErrorCode | ServerErrorCode;

/** The codes that calls of an operation fail with: `CodesOf<"bills.post">`. Of a batch, each entry's `problem` has one of them. */
export type CodesOf<Op extends keyof OperationCodes> = OperationCodes[Op] | SdkErrorCode;

/** What is known of a failure; null where there is nothing to know. */
export interface Failure<Code extends string = string> {
  code: Code;
  message: string;
  key?: MessageKey | (string & {}) | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
  status?: number;
  requestId?: string | null;
  fields?: readonly FieldProblem[];
  retryAfter?: number | null;
  cause?: unknown;
}

/** The one error that a call rejects with, besides the reason of the caller's own aborted signal. */
export class VanbookError<Code extends string = string> extends Error {
  override readonly name = "VanbookError";
  /** For programs: stable. */
  readonly code: Code;
  /** Names the message, where a part of it varies: with `values` it can be said in another language. A newer server may have other keys. */
  readonly key: MessageKey | (string & {}) | undefined;
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** HTTP status of the answer; null when none came. */
  readonly status: number | null;
  /** Names the request in the server's log; null when the server never answered. */
  readonly requestId: string | null;
  readonly fields: readonly FieldProblem[];
  /** Seconds to wait before another try, where the server says so. */
  readonly retryAfter: number | null;

  constructor({
    code,
    message,
    key,
    values,
    status = 0,
    requestId = null,
    fields = [],
    retryAfter = null,
    cause,
  }: Failure<Code>) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.key = key;
    this.values = values;
    this.status = status || null;
    this.requestId = requestId;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Whether a caught value is a failed call, and with this code when one is named. Editors complete the codes; others are taken too. */
export function isVanbookError<Code extends ErrorCode | (string & {})>(
  error: unknown,
  code?: Code,
): error is VanbookError<Code> {
  // By name, not class: a host page may hold two copies of the SDK.
  return (
    error instanceof Error &&
    error.name === "VanbookError" &&
    (code === undefined || (error as VanbookError).code === code)
  );
}
