import type { Message } from "@vanbook/sdk/messages";
import { Problem, saidOf, type ProblemCode } from "@vanbook/sdk/problem";

/** Returns the problem with this code instead of throwing it; empty if `work` succeeds. Other errors are thrown. */
export async function toldRefusal<Code extends ProblemCode>(
  code: Code,
  work: () => void | Promise<void>,
): Promise<({ code: Code } & Message)[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Problem && error.code === code) return [{ code, ...saidOf(error) }];
    throw error;
  }
}
