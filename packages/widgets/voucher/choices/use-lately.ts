import { useQuery } from "@tanstack/react-query";
import { operation } from "@vanbook/sdk";
import { addDays } from "../../../sdk/format/day.ts";
import type { Lately } from "../../form/look-up.ts";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import type { AnyVoucherLines, FieldValues } from "../definition.ts";

export interface Had {
  value: string;
  day: string;
}

/** Newest first; empty while unknown or if the user may not see it. */
export function useLately(columns: AnyVoucherLines["columns"], head: FieldValues): readonly Had[] {
  const client = useVanbook();
  const today = useToday();
  const lately = columns.flatMap((column) => (column.kind === "lookup" && column.from.lately) || [])[0];
  const makeArguments = (days: number) => lately?.given(head, { from: addDays(today, -days), until: today });
  const { data } = useQuery({
    queryKey: ["lately", lately?.operation, makeArguments(SELDOM_DAYS)],
    queryFn: async ({ signal }) => {
      // A daily buyer has thousands of lines a year; an occasional buyer may have none in a month.
      for (const days of [OFTEN_DAYS, SELDOM_DAYS]) {
        const args = makeArguments(days);
        if (!lately || !args) break;
        const { table } = operation(client, lately.operation) as unknown as TableMethod;
        const had = listRecentChoices(
          await table(args, { sort: `-${lately.day}`, pageSize: MAX_LINES, signal }),
          lately,
        );
        if (had.length > 0) return had;
      }
      return NO_RECENT_CHOICES;
    },
    enabled: makeArguments(SELDOM_DAYS) !== undefined,
    staleTime: 5 * 60_000,
    retry: false,
  });
  return data ?? NO_RECENT_CHOICES;
}

export function listRecentChoices(
  { columns, rows }: AskedTable,
  { value, day }: Pick<Lately, "value" | "day">,
): Had[] {
  const [valueAt, dayAt] = [columns.indexOf(value), columns.indexOf(day)];
  const had = new Map<string, Had>();
  for (const row of rows) {
    const id = String(row[valueAt]);
    if (!had.has(id)) had.set(id, { value: id, day: String(row[dayAt]) });
  }
  return [...had.values()].slice(0, MAX_CHOICES);
}

interface AskedTable {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
}

interface TableMethod {
  table: (args: object, options: object) => Promise<AskedTable>;
}

/** Days. */
const OFTEN_DAYS = 30;
const SELDOM_DAYS = 365;
/** At most this many lines are requested, and this many things are offered from them. */
const MAX_LINES = 200;
const MAX_CHOICES = 50;
const NO_RECENT_CHOICES: readonly Had[] = [];
