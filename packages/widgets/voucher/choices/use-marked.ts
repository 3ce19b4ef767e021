import { useMemo } from "react";
import { useLookUp } from "../../form/use-look-up.ts";
import type { AnyVoucherField, AnyVoucherLines, FieldValues } from "../definition.ts";
import { NO_LIST } from "./no-list.ts";

export function useMarked(
  columns: AnyVoucherLines["columns"],
): (column: AnyVoucherField, line: FieldValues) => boolean {
  const markColumn = columns.find(({ onlyOf }) => onlyOf)?.onlyOf?.column;
  const by = columns.find(({ field }) => field === markColumn);
  const { options } = useLookUp(by?.kind === "lookup" ? by.from : NO_LIST, NO_VALUES);
  return useMemo(() => {
    const marksByValue = new Map(options?.flatMap(({ value, marks }) => (marks ? [[value, marks]] : [])));
    return ({ onlyOf }, line) =>
      !onlyOf || (marksByValue.get(line[onlyOf.column] ?? "")?.includes(onlyOf.mark) ?? false);
  }, [options]);
}

const NO_VALUES: Readonly<FieldValues> = {};
