import type { OperationId } from "@vanbook/sdk";
import { editOf, isCorrected, buildCorrectionRequest } from "../correction.ts";
import { buildHeldRequest, toHeldVoucher } from "../held.ts";
import { isBegun, calculateVoucher, buildVoucherRequest } from "../voucher-values.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

export function getOperationId({ definition, correction, heldDocument }: Entry): OperationId {
  if (heldDocument) return "heldDocuments.post";
  return correction ? editOf(definition.operation) : definition.operation;
}

export function selectDocument({ definition, correction, heldDocument }: Entry, state: VoucherState): object {
  const whole = calculateVoucher(definition, state.counted);
  if (heldDocument) return buildHeldRequest(definition, heldDocument, whole);
  return correction
    ? buildCorrectionRequest(definition, correction, whole)
    : buildVoucherRequest(definition, whole, state.clientId);
}

export function selectIsBegun(
  { definition, correction, heldDocument }: Entry,
  { voucher }: VoucherState,
  today: string,
): boolean {
  if (heldDocument)
    return JSON.stringify(voucher) !== JSON.stringify(toHeldVoucher(definition, heldDocument, today));
  return correction
    ? isCorrected(definition, correction.input, voucher)
    : isBegun(definition, voucher, today);
}
