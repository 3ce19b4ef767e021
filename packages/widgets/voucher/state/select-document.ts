import type { OperationId } from "@vanbook/sdk";
import { editOf, isCorrected, buildCorrectionRequest } from "../correction.ts";
import { isBegun, calculateVoucher, buildVoucherRequest } from "../voucher-values.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

export function getOperationId({ definition, correction }: Entry): OperationId {
  return correction ? editOf(definition.operation) : definition.operation;
}

export function selectDocument({ definition, correction }: Entry, state: VoucherState): object {
  const whole = calculateVoucher(definition, state.counted);
  return correction
    ? buildCorrectionRequest(definition, correction, whole)
    : buildVoucherRequest(definition, whole, state.clientId);
}

export function selectIsBegun(
  { definition, correction }: Entry,
  { voucher }: VoucherState,
  today: string,
): boolean {
  return correction
    ? isCorrected(definition, correction.input, voucher)
    : isBegun(definition, voucher, today);
}
