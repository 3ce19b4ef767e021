import type { Posted, Voucher } from "../books/posting/voucher.ts";
import { postEach } from "../books/posting/post.ts";
import { catchProblem, Problem, problem } from "../contract/problem.ts";
import type { DocumentInput, Plan, Planning } from "./document-type.ts";

/**
 * Plans documents and posts them, in their order. What a document takes of a customer's credit, an order or a bill is gone for
 * those after it; where the books then refuse that document, those that were refused after it are planned again, until nobody
 * is refused for what nobody took.
 */
export async function planAndPost<Input extends DocumentInput>(
  planning: Planning,
  plan: Plan<Input>,
  inputs: readonly Input[],
  finish: (input: Input, toVoucher: (input: Input) => Voucher) => Voucher,
): Promise<Map<Input, Posted | Problem>> {
  const outcomes = new Map<Input, Posted | Problem>();
  let left = inputs;
  while (left.length > 0) {
    const toVoucher = await plan(planning, left);
    const planned = left.map((input) => ({ input, voucher: catchProblem(() => finish(input, toVoucher)) }));
    const sound = planned.flatMap(({ voucher }) => (voucher instanceof Problem ? [] : voucher));
    const posted = (await postEach(planning.trx, planning.principal, sound)).values();
    const again: Input[] = [];
    let hasFreed = false;
    for (const { input, voucher } of planned) {
      if (voucher instanceof Problem) {
        outcomes.set(input, voucher);
        if (hasFreed) again.push(input);
        continue;
      }
      const outcome = posted.next().value ?? problem("INTERNAL");
      outcomes.set(input, outcome);
      hasFreed ||= outcome instanceof Problem;
    }
    left = again;
  }
  return outcomes;
}
