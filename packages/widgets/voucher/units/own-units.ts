import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherLine, VoucherValues } from "../definition.ts";
import type { DocumentLine } from "../proposal.ts";
import { hasUnit, convertToOwnUnit, type Units } from "../../../sdk/format/typed-units.ts";

export type UnitsOf = (field: AnyVoucherField, values: FieldValues, of?: DocumentLine) => Units | undefined;

export type ItemsWithUnits = ReadonlyMap<string, { units?: Units | undefined }>;

export function createUnitLookup(items: ItemsWithUnits | undefined): UnitsOf {
  return ({ unitsOf: name }, values, of) => {
    const id = name === undefined ? null : (values[name] ?? of?.[name]);
    return id ? items?.get(String(id))?.units : undefined;
  };
}

/** Converts quantities to the items' own units. Lines without another unit stay as they are. */
export function withOwnUnits(
  { head, lines }: AnyVoucher,
  voucher: VoucherValues,
  unitsOf: UnitsOf,
): VoucherValues {
  const fields = convertFields(head, voucher.fields, unitsOf);
  const own = voucher.lines.map((line) => {
    const values = lines ? convertFields(lines.columns, line.fields, unitsOf, line.of) : line.fields;
    return values === line.fields ? line : { ...line, fields: values };
  });
  const isSame = fields === voucher.fields && own.every((line, at) => line === voucher.lines[at]);
  return isSame ? voucher : { ...voucher, fields, lines: own };
}

/**
 * Fields with a word that is not a unit of their item, and the item's units, keyed by fault name.
 */
export function findUnknownUnits(
  { head, lines }: AnyVoucher,
  { fields, lines: typedLines }: { fields: FieldValues; lines: readonly VoucherLine[] },
  unitsOf: UnitsOf,
): readonly (readonly [name: string, field: string, units: Units])[] {
  const listUnknown = (
    all: readonly AnyVoucherField[],
    values: FieldValues,
    before: string,
    of?: DocumentLine,
  ) =>
    all.flatMap((field) => {
      const units = unitsOf(field, values, of);
      return units && hasUnit(values[field.field] ?? "")
        ? [[before + field.field, field.field, units] as const]
        : [];
    });
  return [
    ...listUnknown(head, fields, ""),
    ...typedLines.flatMap((line, at) =>
      listUnknown(lines?.columns ?? [], line.fields, `lines.${at}.`, line.of),
    ),
  ];
}

function convertFields(
  all: readonly AnyVoucherField[],
  values: FieldValues,
  unitsOf: UnitsOf,
  of?: DocumentLine,
): FieldValues {
  let own = values;
  for (const field of all) {
    const text = values[field.field] ?? "";
    if (field.unitsOf === undefined || !hasUnit(text)) continue;
    const units = unitsOf(field, values, of);
    const sum = units && convertToOwnUnit(text, units);
    if (sum !== undefined) own = { ...own, [field.field]: sum };
  }
  return own;
}
