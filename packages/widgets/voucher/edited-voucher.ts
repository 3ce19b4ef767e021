import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherValues } from "./definition.ts";
import { hasDocumentLines } from "./proposed-lines.ts";
import { figureOf, withSpareLine } from "./voucher-values.ts";

/** Fields after one of them has changed, with what changes with it. */
export function changed(
  fields: FieldValues,
  { field, changes }: AnyVoucherField,
  value: string | null,
): FieldValues {
  return { ...fields, ...changes?.(value), [field]: value };
}

/** The voucher with these lines, and an empty one after them unless they are a document's. */
export function withLines(
  definition: AnyVoucher,
  voucher: VoucherValues,
  lines: VoucherValues["lines"],
): VoucherValues {
  const { lines: kind } = definition;
  const isClosed = !kind || hasDocumentLines(definition, voucher);
  return { ...voucher, lines: isClosed ? lines : withSpareLine(kind, lines) };
}

/** The voucher with what is typed into a figure reckoned: `12*45` is 540 once it is left. */
export function reckonedField(
  definition: AnyVoucher,
  voucher: VoucherValues,
  field: string,
  key?: number,
): VoucherValues {
  const rule = (key === undefined ? definition.rules : definition.lines?.rules)?.[field];
  const out = (fields: FieldValues) => ({ ...fields, [field]: figureOf(rule, fields[field]) });
  if (key === undefined) return { ...voucher, fields: out(voucher.fields) };
  return {
    ...voucher,
    lines: voucher.lines.map((line) => (line.key === key ? { ...line, fields: out(line.fields) } : line)),
  };
}
