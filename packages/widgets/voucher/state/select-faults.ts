import type { Said } from "@vanbook/sdk/rules";
import type { VoucherEntryText } from "../../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { placedFaults } from "../placed-faults.ts";
import { unitsIn, unknownUnits } from "../units/own-units.ts";
import { faultsOf, filledLines, reckonedVoucher } from "../voucher-values.ts";
import { selectPriceFaults } from "./select-prices.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

/**
 * Messages by field (`date`, `lines.0.debit`): the server's, and after the first attempt to post, those of invalid
 * fields.
 */
export function selectFaults(
  entry: Entry,
  state: VoucherState,
  text: VoucherEntryText,
): Readonly<Record<string, Said>> {
  const { definition } = entry;
  return placedFaults(definition, state.voucher, {
    ...selectPriceFaults(entry, state),
    ...state.failure?.faults,
    ...(state.isTried && {
      ...faultsOf(definition, reckonedVoucher(definition, state.counted)),
      ...unitFaults(entry, state, text),
    }),
  });
}

/** Messages for words that are no units of their item. */
function unitFaults(
  { definition }: Entry,
  { counted, items }: VoucherState,
  text: VoucherEntryText,
): Readonly<Record<string, Said>> {
  const unknown = unknownUnits(definition, { ...counted, lines: filledLines(counted) }, unitsIn(items));
  return Object.fromEntries(
    unknown.map(([name, field, units]) => {
      const rules = name === field ? definition.rules : definition.lines?.rules;
      return [name, text.unitUnknown(rules?.[field]?.label ?? field, units.own, units.larger?.name)];
    }),
  );
}
