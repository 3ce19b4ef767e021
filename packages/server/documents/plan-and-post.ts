import type { Posted } from "@vanbook/sdk/books";
import { postEach } from "../books/posting/post.ts";
import { catchProblem, Problem, problem } from "@vanbook/sdk/problem";
import type { DocumentInput, Plan, PlannedVoucher, Planning } from "./document-type.ts";

/**
 * Posts documents in order; `planned` makes their vouchers. A document uses up credit, orders or quantities that later
 * ones in the batch then lack. If posting refuses it, the later documents that were refused are planned again, so none
 * is refused because of a document that was not posted.
 */
export async function planAndPost<Input extends DocumentInput>(
  planning: Planning,
  plan: Plan<Input>,
  inputs: readonly Input[],
  planned: (input: Input) => PlannedVoucher,
  finish: (input: Input, toVoucher: (input: Input) => PlannedVoucher) => PlannedVoucher,
): Promise<Map<Input, Posted | Problem>> {
  const outcomes = new Map<Input, Posted | Problem>();
  let left = inputs;
  let toVoucher = planned;
  while (left.length > 0) {
    const made = left.map((input) => ({ input, voucher: catchProblem(() => finish(input, toVoucher)) }));
    const sound = made.flatMap(({ voucher }) => (voucher instanceof Problem ? [] : voucher));
    const posted = (await postEach(planning.trx, planning.principal, sound)).values();
    const again: Input[] = [];
    let hasFreed = false;
    for (const { input, voucher } of made) {
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
    if (left.length > 0) toVoucher = await plan(planning, left);
  }
  return outcomes;
}
