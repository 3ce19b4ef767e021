import type { Message } from "@vanbook/sdk/messages";
import { Problem, getProblemMessage, type ProblemCode } from "@vanbook/sdk/problem";

/**
 * Returns the problem with this code instead of throwing it, or an empty list. Other errors are
 * thrown.
 */
export async function catchRefusal<Code extends ProblemCode>(
  code: Code,
  work: () => void | Promise<void>,
): Promise<({ code: Code } & Message)[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Problem && error.code === code) return [{ code, ...getProblemMessage(error) }];
    throw error;
  }
}
