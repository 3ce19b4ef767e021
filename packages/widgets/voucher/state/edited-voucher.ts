import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherValues } from "../definition.ts";
import { hasDocumentLines } from "../proposed-lines.ts";
import { figureOf, withSpareLine } from "../voucher-values.ts";

/**
 * The voucher with a new value in a field and the other values it changes, in the line with the key `line` or else
 * in the head.
 */
export function withChanged(
  definition: AnyVoucher,
  voucher: VoucherValues,
  { field, line: key, value }: { field: string; line?: number | undefined; value: string | null },
): VoucherValues {
  if (key === undefined)
    return { ...voucher, fields: changedFields(definition.head, voucher.fields, field, value) };
  const columns = definition.lines?.columns ?? [];
  return withLines(
    definition,
    voucher,
    voucher.lines.map((line) =>
      line.key === key ? { ...line, fields: changedFields(columns, line.fields, field, value) } : line,
    ),
  );
}

function changedFields(
  all: readonly AnyVoucherField[],
  fields: FieldValues,
  name: string,
  value: string | null,
): FieldValues {
  const { changes } = all.find(({ field }) => field === name) ?? {};
  return { ...fields, ...changes?.(value), [name]: value };
}

/** The voucher with these lines, followed by an empty one unless they are a document's. */
export function withLines(
  definition: AnyVoucher,
  voucher: VoucherValues,
  lines: VoucherValues["lines"],
): VoucherValues {
  const { lines: kind } = definition;
  const isClosed = !kind || hasDocumentLines(definition, voucher);
  return { ...voucher, lines: isClosed ? lines : withSpareLine(kind, lines) };
}

/** Calculates a figure when the user leaves it: `12*45` becomes 540. */
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
