import type { Message } from "@vanbook/sdk/messages";
import { Problem, saidOf, type ProblemCode } from "@vanbook/sdk/problem";

/** What posting would be refused for with this code, told rather than thrown: none where the work goes well. */
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
