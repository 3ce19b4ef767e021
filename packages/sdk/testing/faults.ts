import { problems, type ProblemCode } from "../problem.ts";
import type { FieldProblem } from "../errors.ts";
import type { OperationCodes } from "../generated/codes.ts";
import type { OperationId } from "../methods.ts";

/** How a call fails: with one of its operation's error codes, or `"network"`: no response. */
export type FailureOf<Op extends OperationId> = "network" | Failing<Op>;

/** A refusal by the server, with the code's default message unless another is given. */
export interface Failing<Op extends OperationId> {
  code: OperationCodes[Op];
  message?: string;
  fields?: readonly FieldProblem[];
  /** Seconds. */
  retryAfter?: number;
}

/** A refusal as sent in the response. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: readonly FieldProblem[];
  retryAfter?: number;
}

/** Stores which calls of a test must fail, and how long calls take. */
export function createFaults() {
  const failures = new Map<string, { failure: "network" | Refusal; left: number }[]>();
  const delays = new Map<string, number>();
  return {
    fail(operation: string, failure: FailureOf<OperationId>, times: number | "always") {
      const left = times === "always" ? Infinity : times;
      const refusal = failure === "network" ? failure : refusalOf(failure);
      failures.set(operation, [...(failures.get(operation) ?? []), { failure: refusal, left }]);
    },
    delay(operation: string, milliseconds: number) {
      delays.set(operation, milliseconds);
    },
    /** The failure for the next call of an operation; undefined if it must succeed. */
    next(operation: string): "network" | Refusal | undefined {
      const of = failures.get(operation)?.length ? operation : "*";
      const [next, ...others] = failures.get(of) ?? [];
      if (!next) return undefined;
      next.left -= 1;
      if (next.left <= 0) failures.set(of, others);
      return next.failure;
    },
    delayOf: (operation: string) => delays.get(operation) ?? delays.get("*") ?? 0,
    clear() {
      failures.clear();
      delays.clear();
    },
  };
}

/** A failure with its status and message. Throws a TypeError for a code that there is not. */
export function refusalOf({ code, ...more }: Failing<OperationId>): Refusal {
  const known = problems[code as ProblemCode] as readonly [number, string] | undefined;
  if (!known) throw new TypeError(`There is no error code "${code}".`);
  const [status, message] = known;
  return { status, code, message, ...more };
}
