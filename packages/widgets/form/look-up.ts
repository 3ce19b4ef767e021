import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { Answer, Args, OperationId, Schema } from "@vanbook/sdk";
import { date } from "../../sdk/format/date.ts";
import { money } from "../../sdk/format/money.ts";
import type { Option } from "../parts/option.ts";
import { useMemo } from "react";
import { useVanbook } from "../provider/use-vanbook.ts";
import type { AnyRecord, RecordOf, Values } from "./record.ts";
import { invoke, rowsOf } from "./invoke.ts";

/** Where a field's choices come from: an operation, and which fields of its rows are the value and the words. */
export interface LookUp {
  operation: OperationId;
  value: string;
  label: string;
  given: ((values: Values) => object | undefined) | undefined;
  /** The rows in the operation's answer, where that is not a list. */
  rows?: (answer: unknown) => readonly AnyRecord[];
  /** Which of the rows are offered, with these values in the form; all unless given. */
  keeps?: (row: AnyRecord, values: Values) => boolean;
  /** What is said when they could not be fetched. */
  failed: string | undefined;
  /** Words that are made of several fields of a row, in place of its label. */
  words?: (row: AnyRecord) => string;
  /** They come and go with every document that is posted: asked for anew whenever they are needed. */
  isFresh?: true;
  /** What a voucher has to know of a row besides its label: its codes, its units, what is so of it. */
  known?: (row: AnyRecord) => Known;
  /** Which of the rows a voucher offers first. */
  lately?: Lately;
  /** What a voucher makes in place where the list lacks it: the master whose form opens over it. */
  makes?: MadeMaster;
}

/** What is made in place: `party` may become a customer or a supplier, `account` is any other of the chart. */
export type MadeMaster = "customer" | "supplier" | "party" | "item" | "account";

/** What the party of a voucher's head had last, the newest first: rows of a report, and which of their fields say what it was and when. */
export interface Lately {
  operation: OperationId;
  value: string;
  day: string;
  /** Makes its arguments of the head's values; while it gives none, there is nobody to ask about. */
  given: (head: Values, range: { from: string; until: string }) => object | undefined;
}

/**
 * Names the operation that lists a field's choices. `given` makes its arguments from the form's values; while it gives none, there is
 * nothing to choose from. `failed` is said when they could not be fetched.
 */
export function lookUp<Op extends OperationId>(
  operation: Op,
  value: keyof RecordOf<Op> & string,
  label: keyof RecordOf<Op> & string,
  given?: (values: Values) => Args<Op> | undefined,
  failed?: string,
): LookUp {
  return { operation, value, label, given, failed };
}

/** Names the operation that lists documents to choose from, the newest first, each with its number, day and amount. */
export function documentsIn<Op extends OperationId>(
  operation: Answer<Op> extends { data: readonly DocumentChoice[] } ? Op : never,
  given: (values: Values) => Args<Op> | undefined,
): LookUp {
  return {
    ...{ operation, value: "id", label: "number", failed: undefined, isFresh: true },
    given,
    words: (row) => {
      const { number, date: day, amount } = row as unknown as DocumentChoice; // an operation that answers others does not compile
      return `${number} · ${date(day)} · ₹${money(amount)}`;
    },
  };
}

type DocumentChoice = Schema<"DocumentChoice">;

/** Names one of the lists in an operation's answer, as `lookUp` names an operation that answers one list. */
export function lookUpIn<Op extends OperationId, List extends keyof Answer<Op> & string>(
  operation: Op,
  list: List,
  value: keyof RowOf<Answer<Op>[List]> & string,
  label: keyof RowOf<Answer<Op>[List]> & string,
  keeps?: (row: RowOf<Answer<Op>[List]>, values: Values) => boolean,
  more: {
    known?: (row: RowOf<Answer<Op>[List]>) => Known;
    lately?: Lately;
    makes?: MadeMaster;
  } = {},
): LookUp {
  const { known, ...others } = more;
  return {
    ...{ operation, value, label, given: undefined, failed: undefined },
    ...others,
    // The engine knows no operation's types: here they end.
    ...(known && { known: known as (row: unknown) => Known }),
    rows: (answer) => (answer as Record<List, readonly AnyRecord[]>)[list],
    ...(keeps && { keeps: keeps as (row: unknown, values: Values) => boolean }),
  };
}

/** Names the report that says what the head's party had last, and the columns of the thing and its day. */
export function latelyIn<Op extends OperationId>(
  operation: Op,
  value: keyof RecordOf<Op> & string,
  day: keyof RecordOf<Op> & string,
  given: (head: Values, range: { from: string; until: string }) => Args<Op> | undefined,
): Lately {
  return { operation, value, day, given };
}

type Known = Omit<Option, "value" | "label">;
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** What a field offers to choose from; undefined while it is on its way. */
export function useLookUp(
  from: LookUp,
  values: Values,
): {
  options: Option[] | undefined;
  isOff: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Reads them anew, or waits for those that are on their way. */
  readAgain: () => Promise<readonly Option[]>;
} {
  const { operation, isFresh, given, rows = rowsOf } = from;
  const client = useVanbook();
  const args = given ? given(values) : {};
  const query = useQuery({
    queryKey: keyOf({ operation, isFresh }, args),
    queryFn: ({ signal }) => invoke(client, operation, args ?? {}, { signal }),
    select: rows,
    enabled: args !== undefined,
    staleTime: isFresh ? 0 : 5 * 60_000,
    // Nobody should have to leave a form half filled to ask again.
    refetchInterval: askedAgain,
  });
  const { data } = query;
  const seen = isByValues(from) ? values : undefined;
  const options = useMemo(
    () => (data === undefined ? undefined : optionsOf(data, from, seen ?? {})),
    [data, from, seen],
  );
  return {
    options,
    isOff: args === undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    readAgain: async () => {
      const { data: now = [] } = await query.refetch({ cancelRefetch: false });
      return optionsOf(now, from, seen ?? {});
    },
  };
}

/** What a field offers as far as it has been fetched. */
export function fetchedOptions(cache: QueryClient, from: LookUp, values: Values): readonly Option[] {
  const { operation, given, isFresh, rows = rowsOf } = from;
  const args = given ? given(values) : {};
  const answer: unknown = cache.getQueryData(keyOf({ operation, isFresh }, args));
  return answer === undefined ? [] : optionsOf(rows(answer), from, values);
}

/** The name under which an answer is kept. */
function keyOf(
  { operation, isFresh = false }: { operation: OperationId; isFresh?: boolean | undefined },
  args: object | undefined,
) {
  return [isFresh ? "documents" : "look-up", operation, args];
}

/** The options of an answer's rows: made once for all fields that offer the same, which hundreds of lines do. */
function optionsOf(rows: readonly AnyRecord[], from: LookUp, values: Values): Option[] {
  const { keeps } = from;
  const make = () =>
    (keeps ? rows.filter((row) => keeps(row, values)) : rows).map((row) => optionOf(row, from));
  if (isByValues(from)) return make();
  const lists = made.get(rows) ?? new WeakMap<LookUp, Option[]>();
  made.set(rows, lists);
  const options = lists.get(from) ?? make();
  lists.set(from, options);
  return options;
}

const made = new WeakMap<readonly AnyRecord[], WeakMap<LookUp, Option[]>>();

/** Whether what is offered depends on the form: then no other field offers the same. */
function isByValues({ keeps }: LookUp): boolean {
  return keeps !== undefined && keeps.length > 1;
}

function optionOf(row: AnyRecord, { value, label, words, known }: LookUp): Option {
  return { value: String(row[value]), label: words ? words(row) : String(row[label]), ...known?.(row) };
}

/** When choices that could not be fetched are asked for again, in milliseconds. */
export function askedAgain({ state }: { state: { status: string } }): number | false {
  return state.status === "error" ? 10_000 : false;
}
