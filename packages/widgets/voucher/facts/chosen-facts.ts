import type { NamedMaster } from "../../form/look-up.ts";
import type { UnknownFact } from "../../form/use-unknown-facts.ts";
import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherValues } from "../definition.ts";
import { listShownFields } from "../voucher-values.ts";

/** The unknown facts of the parties, other accounts and items that the voucher names. */
export function listChosenFacts(
  { head, lines }: Pick<AnyVoucher, "head" | "lines">,
  voucher: VoucherValues,
  facts: readonly UnknownFact[],
): readonly UnknownFact[] {
  if (facts.length === 0) return facts;
  const chosenMasters = new Set([
    ...listNamedMasters(listShownFields(head, voucher.fields), voucher.fields),
    ...voucher.lines.flatMap(({ fields }) => listNamedMasters(lines?.columns ?? [], fields)),
  ]);
  return facts.filter(({ master, id }) => chosenMasters.has(`${MASTER_KINDS[master]} ${id}`));
}

function listNamedMasters(fields: readonly AnyVoucherField[], values: FieldValues): string[] {
  return fields.flatMap((field) => {
    const value = values[field.field];
    return field.kind === "lookup" && field.from.names && value ? [`${field.from.names} ${value}`] : [];
  });
}

const MASTER_KINDS: Readonly<Record<UnknownFact["master"], NamedMaster | "none">> = {
  customer: "account",
  supplier: "account",
  item: "item",
  // No voucher names them.
  branch: "none",
  company: "none",
  hsnCode: "none",
};
