import { expect } from "vitest";
import type { Answer } from "../product.ts";

/** Expects the documented error body with this status, code and, if given, message. */
export function expectProblem(answer: Answer, status: number, code: string, message?: string | RegExp) {
  const body = answer.read<{
    success: boolean;
    message: string;
    error: string;
    code: string;
    requestId: string;
  }>();
  expect({ status: answer.status, code: body?.code }, answer.text).toEqual({ status, code });
  expect(body.success).toBe(false);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toBe(answer.headers.get("X-Request-Id"));
  if (message instanceof RegExp) expect(body.message).toMatch(message);
  else if (message) expect(body.message).toBe(message);
}
