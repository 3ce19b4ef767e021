import { useQuery } from "@tanstack/react-query";
import { operation } from "@vanbook/sdk";
import { addDays } from "../../../sdk/format/day.ts";
import type { Lately } from "../../form/look-up.ts";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import type { AnyVoucherLines, FieldValues } from "../definition.ts";

/** Something the head's party had, with the last date. */
export interface Had {
  value: string;
  day: string;
}

/** What the head's party had recently, newest first; empty while unknown or if the user may not see it. */
export function useLately(columns: AnyVoucherLines["columns"], head: FieldValues): readonly Had[] {
  const client = useVanbook();
  const today = useToday();
  const lately = columns.flatMap((column) => (column.kind === "lookup" && column.from.lately) || [])[0];
  const argsSince = (days: number) => lately?.given(head, { from: addDays(today, -days), until: today });
  const { data } = useQuery({
    queryKey: ["lately", lately?.operation, argsSince(SELDOM)],
    queryFn: async ({ signal }) => {
      // A daily buyer has thousands of lines a year; an occasional buyer may have none in a month.
      for (const days of [OFTEN, SELDOM]) {
        const args = argsSince(days);
        if (!lately || !args) break;
        // The definition's types were checked where it was written.
        const { table } = operation(client, lately.operation) as unknown as TableMethod;
        const had = hadIn(await table(args, { sort: `-${lately.day}`, pageSize: LINES, signal }), lately);
        if (had.length > 0) return had;
      }
      return NONE;
    },
    enabled: argsSince(SELDOM) !== undefined,
    staleTime: 5 * 60_000,
    retry: false,
  });
  return data ?? NONE;
}

/** Each thing once, from its newest line. */
export function hadIn({ columns, rows }: AskedTable, { value, day }: Pick<Lately, "value" | "day">): Had[] {
  const [valueAt, dayAt] = [columns.indexOf(value), columns.indexOf(day)];
  const had = new Map<string, Had>();
  for (const row of rows) {
    const id = String(row[valueAt]);
    if (!had.has(id)) had.set(id, { value: id, day: String(row[dayAt]) });
  }
  return [...had.values()].slice(0, THINGS);
}

interface AskedTable {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

interface TableMethod {
  table: (args: object, options: object) => Promise<AskedTable>;
}

/** Days. */
const OFTEN = 30;
const SELDOM = 365;
/** Maximum number of lines requested, and of things offered from them. */
const LINES = 200;
const THINGS = 50;
const NONE: readonly Had[] = [];
