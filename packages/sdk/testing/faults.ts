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

export interface Refusal {
  status: number;
  code: string;
  message: string;
  fields?: readonly FieldProblem[];
  retryAfter?: number;
}

export function createFaults() {
  const failures = new Map<string, { failure: "network" | Refusal; left: number }[]>();
  const delays = new Map<string, number>();
  return {
    fail(operation: string, failure: FailureOf<OperationId>, times: number | "always") {
      const timesLeft = times === "always" ? Infinity : times;
      const refusal = failure === "network" ? failure : createRefusal(failure);
      failures.set(operation, [...(failures.get(operation) ?? []), { failure: refusal, left: timesLeft }]);
    },
    delay(operation: string, milliseconds: number) {
      delays.set(operation, milliseconds);
    },
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

/** Throws a TypeError for an unknown code. */
export function createRefusal({ code, ...more }: Failing<OperationId>): Refusal {
  const knownProblem = problems[code as ProblemCode] as readonly [number, string] | undefined;
  if (!knownProblem) throw new TypeError(`There is no error code "${code}".`);
  const [status, message] = knownProblem;
  return { status, code, message, ...more };
}
