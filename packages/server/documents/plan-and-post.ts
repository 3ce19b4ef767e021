import type { Posted } from "@vanbook/sdk/books";
import { postEach } from "../books/posting/post.ts";
import { mapInSlices } from "../contract/slices.ts";
import { catchProblem, Problem, problem } from "@vanbook/sdk/problem";
import { countInputValues } from "./input-values.ts";
import type { DocumentInput, Plan, PlannedVoucher, Planning } from "./document-type.ts";

/**
 * Posts in order; `planVoucher` makes the vouchers. A document uses up credit, orders or quantities
 * that later documents of the batch then lack. If posting refuses it, later documents that were
 * refused are planned again, so none is refused because of a document that was not posted.
 */
export async function planAndPost<Input extends DocumentInput>(
  planning: Planning,
  plan: Plan<Input>,
  inputs: readonly Input[],
  planVoucher: (input: Input) => PlannedVoucher,
  finish: (input: Input, toVoucher: (input: Input) => PlannedVoucher) => PlannedVoucher,
): Promise<Map<Input, Posted | Problem>> {
  const outcomes = new Map<Input, Posted | Problem>();
  let remainingInputs = inputs;
  let toVoucher = planVoucher;
  while (remainingInputs.length > 0) {
    const plannedVouchers = await mapInSlices(remainingInputs, countInputValues, (input) => ({
      input,
      voucher: catchProblem(() => finish(input, toVoucher)),
    }));
    const sound = plannedVouchers.flatMap(({ voucher }) => (voucher instanceof Problem ? [] : voucher));
    const postingOutcomes = (await postEach(planning.trx, planning.principal, sound)).values();
    const again: Input[] = [];
    let hasFreed = false;
    for (const { input, voucher } of plannedVouchers) {
      if (voucher instanceof Problem) {
        outcomes.set(input, voucher);
        if (hasFreed) again.push(input);
        continue;
      }
      const outcome = postingOutcomes.next().value ?? problem("INTERNAL");
      outcomes.set(input, outcome);
      hasFreed ||= outcome instanceof Problem;
    }
    remainingInputs = again;
    if (remainingInputs.length > 0) toVoucher = await plan(planning, remainingInputs);
  }
  return outcomes;
}
