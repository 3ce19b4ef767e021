import type { Said } from "@vanbook/sdk/rules";
import type { VoucherEntryText } from "../../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { placeFaults } from "../placed-faults.ts";
import { createUnitLookup, findUnknownUnits } from "../units/own-units.ts";
import { findFaults, listFilledLines, calculateVoucher } from "../voucher-values.ts";
import { selectPriceFaults } from "./select-prices.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

/**
 * Messages by field (`date`, `lines.0.debit`): the server's, and after the first attempt to post,
 * those of invalid fields.
 */
export function selectFaults(
  entry: Entry,
  state: VoucherState,
  text: VoucherEntryText,
): Readonly<Record<string, Said>> {
  const { definition } = entry;
  return placeFaults(definition, state.voucher, {
    ...selectPriceFaults(entry, state),
    ...state.failure?.faults,
    ...(state.isTried && {
      ...findFaults(definition, calculateVoucher(definition, state.counted)),
      ...listUnitFaults(entry, state, text),
    }),
  });
}

function listUnitFaults(
  { definition }: Entry,
  { counted, items }: VoucherState,
  text: VoucherEntryText,
): Readonly<Record<string, Said>> {
  const unknown = findUnknownUnits(
    definition,
    { ...counted, lines: listFilledLines(counted) },
    createUnitLookup(items),
  );
  return Object.fromEntries(
    unknown.map(([name, field, units]) => {
      const rules = name === field ? definition.rules : definition.lines?.rules;
      return [name, text.unitUnknown(rules?.[field]?.label ?? field, units.own, units.larger?.name)];
    }),
  );
}
