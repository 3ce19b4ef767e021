import type { Message, MessageKey } from "./messages/message.ts";
import type { OperationCodes, ServerErrorCode } from "./generated/codes.ts";

/** Which field of a request was refused, and why. */
export interface FieldProblem extends Message {
  field: string;
}

/**
 * Error codes of the SDK itself; all other codes are the server's and are listed in docs/errors.md.
 * NETWORK: no response came. TIMEOUT: none came in time. BAD_ANSWER: what came is not a response of
 * this API. NOT_DONE: `success` is false, or the status an error's, without a code; the message is
 * the server's. UNEXPLAINED: `success` is false without a message. TOKEN_UNAVAILABLE: the token route or `getToken` gave no token; the message has the
 * route's words, the `cause` is the error. MISUSE: the client's options are such that no call can
 * work, or an argument is NaN, Infinity, an invalid date, a function or a symbol; the message says
 * what to change.
 * TOO_MANY_ROWS: `.all()` found more rows than its limit.
 */
export type SdkErrorCode =
  | "NETWORK"
  | "TIMEOUT"
  | "BAD_ANSWER"
  | "NOT_DONE"
  | "UNEXPLAINED"
  | "TOKEN_UNAVAILABLE"
  | "MISUSE"
  | "TOO_MANY_ROWS";

/** Every code known today: the SDK's own and the server's. A newer server may return others. */
export type ErrorCode = SdkErrorCode | ServerErrorCode;

/**
 * The codes with which calls of an operation can fail: `CodesOf<"bills.post">`. In a batch, each
 * entry's `problem` has one of them.
 */
export type CodesOf<Op extends keyof OperationCodes> = OperationCodes[Op] | SdkErrorCode;

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

/** The only error that a call rejects with, except for the reason of the caller's own abort. */
export class VanbookError<Code extends string = string> extends Error {
  override readonly name = "VanbookError";
  /** Stable, for use in programs. */
  readonly code: Code;
  /** If a part varies: translate it with `values`. A newer server may have other keys. */
  readonly key: MessageKey | (string & {}) | undefined;
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** HTTP status of the response; null if none came. */
  readonly status: number | null;
  /** The request's id in the server's log; null if the server never answered. */
  readonly requestId: string | null;
  readonly fields: readonly FieldProblem[];
  /** Seconds to wait before another try; null if the server doesn't say. */
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

/**
 * Whether a caught value is a failed call and, if a code is given, has that code. Editors complete
 * known codes; others are accepted too.
 */
export function isVanbookError<Code extends ErrorCode | (string & {})>(
  error: unknown,
  code?: Code,
): error is VanbookError<Code> {
  // Compare by name, not class: a host page may contain two copies of the SDK.
  return (
    error instanceof Error &&
    error.name === "VanbookError" &&
    (code === undefined || (error as VanbookError).code === code)
  );
}
