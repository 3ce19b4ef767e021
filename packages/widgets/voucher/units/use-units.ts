import { useMemo } from "react";
import { useLookUp, type LookUp } from "../../form/look-up.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { choiceList } from "../choices/choice-list.ts";
import { NO_LIST } from "../choices/no-list.ts";
import type { AnyVoucher, VoucherValues } from "../definition.ts";
import { filledLines } from "../voucher-values.ts";
import { unknownUnits, withOwnUnits, type UnitsOf } from "./own-units.ts";

/** The quantities of a voucher that are typed in the units of their items. */
export interface Counted {
  unitsOf: UnitsOf;
  /** What is typed, with its quantities in the items' own units. */
  voucher: VoucherValues;
  /** The same of a voucher that is not drawn yet. */
  inOwn: (voucher: VoucherValues) => VoucherValues;
  /** What is said of words that are no units, by field. */
  faults: () => Readonly<Record<string, string>>;
}

/** Reads the units of what a voucher's lines name, where its definition says which quantities are typed in them (`unitsOf`). */
export function useUnits(definition: AnyVoucher, voucher: VoucherValues): Counted {
  const { voucherEntry: text } = useMastersText();
  const from = useMemo(() => lookUpOfUnits(definition), [definition]);
  const { options } = useLookUp(from, {});
  const unitsOf = useMemo((): UnitsOf => {
    const items = options && choiceList(options).byValue;
    return ({ unitsOf: name }, values, of) => {
      const id = name === undefined ? null : (values[name] ?? of?.[name]);
      return id ? items?.get(String(id))?.units : undefined;
    };
  }, [options]);
  const own = useMemo(() => withOwnUnits(definition, voucher, unitsOf), [definition, voucher, unitsOf]);
  return {
    unitsOf,
    voucher: own,
    inOwn: (next) => withOwnUnits(definition, next, unitsOf),
    faults: () =>
      Object.fromEntries(
        unknownUnits(definition, { ...own, lines: filledLines(own) }, unitsOf).map(([name, field, units]) => {
          const rules = name === field ? definition.rules : definition.lines?.rules;
          return [name, text.unitUnknown(rules?.[field]?.label ?? field, units.own, units.larger?.name)];
        }),
      ),
  };
}

/** The list that the fields choose from whose units are meant. */
function lookUpOfUnits({ head, lines }: AnyVoucher): LookUp {
  const all = [...head, ...(lines?.columns ?? [])];
  const names = new Set(all.map(({ unitsOf }) => unitsOf));
  const items = all.find((field) => field.kind === "lookup" && names.has(field.field));
  return items?.kind === "lookup" ? items.from : NO_LIST;
}
