import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherValues } from "../definition.ts";
import { hasDocumentLines } from "../proposed-lines.ts";
import { normaliseFigure, withSpareLine } from "../voucher-values.ts";

export function withChanged(
  definition: AnyVoucher,
  voucher: VoucherValues,
  { field, line: key, value }: { field: string; line?: number | undefined; value: string | null },
): VoucherValues {
  if (key === undefined)
    return { ...voucher, fields: changeFields(definition.head, voucher.fields, field, value) };
  const columns = definition.lines?.columns ?? [];
  return withLines(
    definition,
    voucher,
    voucher.lines.map((line) =>
      line.key === key ? { ...line, fields: changeFields(columns, line.fields, field, value) } : line,
    ),
  );
}

function changeFields(
  all: readonly AnyVoucherField[],
  fields: FieldValues,
  name: string,
  value: string | null,
): FieldValues {
  const { changes } = all.find(({ field }) => field === name) ?? {};
  return { ...fields, ...changes?.(value), [name]: value };
}

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
export function calculateField(
  definition: AnyVoucher,
  voucher: VoucherValues,
  field: string,
  key?: number,
): VoucherValues {
  const rule = (key === undefined ? definition.rules : definition.lines?.rules)?.[field];
  const withFigure = (fields: FieldValues) => ({ ...fields, [field]: normaliseFigure(rule, fields[field]) });
  if (key === undefined) return { ...voucher, fields: withFigure(voucher.fields) };
  return {
    ...voucher,
    lines: voucher.lines.map((line) =>
      line.key === key ? { ...line, fields: withFigure(line.fields) } : line,
    ),
  };
}
