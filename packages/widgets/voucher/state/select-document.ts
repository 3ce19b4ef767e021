import type { OperationId } from "@vanbook/sdk";
import { editOf, isCorrected, sentCorrection } from "../correction.ts";
import { isBegun, reckonedVoucher, sentVoucher } from "../voucher-values.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

export function operationOf({ definition, correction }: Entry): OperationId {
  return correction ? editOf(definition.operation) : definition.operation;
}

/** The arguments of the operation. */
export function selectDocument({ definition, correction }: Entry, state: VoucherState): object {
  const whole = reckonedVoucher(definition, state.counted);
  return correction
    ? sentCorrection(definition, correction, whole)
    : sentVoucher(definition, whole, state.clientId);
}

/** Whether there are unsaved entries. */
export function selectIsBegun(
  { definition, correction }: Entry,
  { voucher }: VoucherState,
  today: string,
): boolean {
  return correction
    ? isCorrected(definition, correction.input, voucher)
    : isBegun(definition, voucher, today);
}
