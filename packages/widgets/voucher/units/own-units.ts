import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherLine, VoucherValues } from "../definition.ts";
import type { DocumentLine } from "../proposal.ts";
import { hasUnit, inOwnUnit, type Units } from "../../format/typed-units.ts";

/** The units in which a field's quantity may be typed, with these values in its line or head; undefined where it is a plain figure. */
export type UnitsOf = (field: AnyVoucherField, values: FieldValues, of?: DocumentLine) => Units | undefined;

/** Items by their ids, as far as they have units. */
export type ItemsWithUnits = ReadonlyMap<string, { units?: Units | undefined }>;

/** Finds the units of a field's item among these. */
export function unitsIn(items: ItemsWithUnits | undefined): UnitsOf {
  return ({ unitsOf: name }, values, of) => {
    const id = name === undefined ? null : (values[name] ?? of?.[name]);
    return id ? items?.get(String(id))?.units : undefined;
  };
}

/** The voucher with its quantities in the items' own units; lines in which no other was typed stay the same objects. */
export function withOwnUnits(
  { head, lines }: AnyVoucher,
  voucher: VoucherValues,
  unitsOf: UnitsOf,
): VoucherValues {
  const fields = converted(head, voucher.fields, unitsOf);
  const own = voucher.lines.map((line) => {
    const values = lines ? converted(lines.columns, line.fields, unitsOf, line.of) : line.fields;
    return values === line.fields ? line : { ...line, fields: values };
  });
  const isSame = fields === voucher.fields && own.every((line, at) => line === voucher.lines[at]);
  return isSame ? voucher : { ...voucher, fields, lines: own };
}

/** The fields in which a word stands that is no unit of their item, with the units that it has: by the names that faults have. */
export function unknownUnits(
  { head, lines }: AnyVoucher,
  { fields, lines: filled }: { fields: FieldValues; lines: readonly VoucherLine[] },
  unitsOf: UnitsOf,
): readonly (readonly [name: string, field: string, units: Units])[] {
  const found = (all: readonly AnyVoucherField[], values: FieldValues, before: string, of?: DocumentLine) =>
    all.flatMap((field) => {
      const units = unitsOf(field, values, of);
      return units && hasUnit(values[field.field] ?? "")
        ? [[before + field.field, field.field, units] as const]
        : [];
    });
  return [
    ...found(head, fields, ""),
    ...filled.flatMap((line, at) => found(lines?.columns ?? [], line.fields, `lines.${at}.`, line.of)),
  ];
}

function converted(
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
    const sum = units && inOwnUnit(text, units);
    if (sum !== undefined) own = { ...own, [field.field]: sum };
  }
  return own;
}
