import type { OperationId } from "@vanbook/sdk";
import type { VoucherDefinition } from "./definition.ts";

/**
 * Declares a manually entered voucher. A field that the operation does not accept is a compile
 * error. Needs no React; `defineVoucher` makes the component.
 */
export function declareVoucher<const Post extends OperationId>(
  definition: VoucherDefinition<Post>,
): VoucherDefinition<Post> {
  return definition;
}
