import { toTypedVoucher, type Held } from "./correction.ts";
import type { AnyVoucher, VoucherValues } from "./definition.ts";
import { buildVoucherRequest, createVoucher, getLinesName } from "./voucher-values.ts";

/** The new voucher of that day with the known values of the held document. */
export function toHeldVoucher(definition: AnyVoucher, { input }: Held, today: string): VoucherValues {
  const fresh = createVoucher(definition, today);
  const knownVoucher = toTypedVoucher(definition, input);
  const hasLines = input[getLinesName(definition)] !== undefined;
  const knownFields = Object.entries(knownVoucher.fields).filter(([, value]) => (value ?? "") !== "");
  return {
    ...fresh,
    ...(hasLines && { lines: knownVoucher.lines }),
    fields: { ...fresh.fields, ...Object.fromEntries(knownFields) },
  };
}

/** The values that the form has no field for stay with the voucher. */
export function buildHeldRequest(definition: AnyVoucher, heldDocument: Held, voucher: VoucherValues) {
  const ownNames = new Set(definition.head.map(({ field }) => field.split(".")[0]));
  const hiddenEntries = Object.entries(heldDocument.input).filter(
    ([name]) => name !== getLinesName(definition) && !ownNames.has(name),
  );
  const { clientId: _, ...request } = buildVoucherRequest(definition, voucher, "");
  return { ...Object.fromEntries(hiddenEntries), ...request };
}

/** What `heldDocuments.post` takes: the voucher under the name of its kind. */
export function wrapHeldRequest({ operation }: AnyVoucher, { id }: Held, request: object) {
  return { id, [getDocumentName({ operation })]: request };
}

/** `purchases` of `purchases.post`. */
export function getDocumentName({ operation }: Pick<AnyVoucher, "operation">): string {
  return operation.replace(/\.post$/, "");
}
