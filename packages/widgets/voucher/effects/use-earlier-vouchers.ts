import type { Dispatch } from "react";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import type { StepToVoucher } from "../earlier-vouchers.ts";
import type { EarlierAction, EarlierState, Step } from "../state/reduce-earlier.ts";

export function useEarlierVouchers(
  step: StepToVoucher,
  { shown }: EarlierState,
  dispatch: Dispatch<EarlierAction>,
): (by: Step) => void {
  const { mutate } = useSingleMutation({
    request: (_, by: Step) => step(shown?.now ?? null, by),
    onDone: (voucherId, by) => dispatch({ type: "turned", by, found: voucherId }),
    onFailed: (error, by) => dispatch({ type: "turnFailed", by, error }),
  });
  return mutate;
}
