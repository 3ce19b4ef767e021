import type { OperationId } from "@vanbook/sdk";
import { editOf, isCorrected, buildCorrectionRequest } from "../correction.ts";
import { buildHeldRequest, toHeldVoucher } from "../held.ts";
import { isBegun, calculateVoucher, buildVoucherRequest } from "../voucher-values.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

export function getOperationId({ definition, correction, held }: Entry): OperationId {
  if (held) return "heldDocuments.post";
  return correction ? editOf(definition.operation) : definition.operation;
}

export function selectDocument({ definition, correction, held }: Entry, state: VoucherState): object {
  const whole = calculateVoucher(definition, state.counted);
  if (held) return buildHeldRequest(definition, held, whole);
  return correction
    ? buildCorrectionRequest(definition, correction, whole)
    : buildVoucherRequest(definition, whole, state.clientId);
}

export function selectIsBegun(
  { definition, correction, held }: Entry,
  { voucher }: VoucherState,
  today: string,
): boolean {
  if (held) return JSON.stringify(voucher) !== JSON.stringify(toHeldVoucher(definition, held, today));
  return correction
    ? isCorrected(definition, correction.input, voucher)
    : isBegun(definition, voucher, today);
}
