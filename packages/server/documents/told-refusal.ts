import type { Message } from "@vanbook/sdk/messages";
import { Problem, getProblemMessage, type ProblemCode } from "@vanbook/sdk/problem";

/** Returns the problem with this code, or an empty list. Throws all other errors. */
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
