import { useLookUp } from "../../form/use-look-up.ts";
import type { FieldValues, ImpliedBy } from "../definition.ts";
import { findChoiceList } from "./choice-list.ts";
import { NO_LIST } from "./no-list.ts";

/** What an empty field has because of the choice in another field. */
export function useImplied(all: readonly ImpliedBy[] | undefined, values: FieldValues): string | undefined {
  const by = all?.find(({ field, isFor }) => values[field] && (isFor?.(values) ?? true));
  const { options } = useLookUp(by?.from ?? NO_LIST, values);
  const value = by && values[by.field];
  return options && value ? findChoiceList(options).byValue.get(value)?.implies : undefined;
}
