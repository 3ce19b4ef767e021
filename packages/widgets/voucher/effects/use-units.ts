import { useLayoutEffect, useMemo, type Dispatch } from "react";
import type { LookUp } from "../../form/look-up.ts";
import { useLookUp } from "../../form/use-look-up.ts";
import { findChoiceList } from "../choices/choice-list.ts";
import { NO_LIST } from "../choices/no-list.ts";
import type { AnyVoucher } from "../definition.ts";
import type { ArrivalAction } from "../state/voucher-actions.ts";

export function useUnits(definition: AnyVoucher, dispatch: Dispatch<ArrivalAction>): void {
  const from = useMemo(() => lookUpOfUnits(definition), [definition]);
  const { options } = useLookUp(from, {});
  const items = useMemo(() => options && findChoiceList(options).byValue, [options]);
  // Before painting: the units are shown next to the typed values.
  useLayoutEffect(() => dispatch({ type: "unitsArrived", items }), [items, dispatch]);
}

function lookUpOfUnits({ head, lines }: AnyVoucher): LookUp {
  const all = [...head, ...(lines?.columns ?? [])];
  const names = new Set(all.map(({ unitsOf }) => unitsOf));
  const items = all.find((field) => field.kind === "lookup" && names.has(field.field));
  return items?.kind === "lookup" ? items.from : NO_LIST;
}
