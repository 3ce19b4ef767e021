import type { Given } from "../../server/stand-in/given.ts";
import type { ReportFigures, ReportTotals } from "../generated/operations.ts";
import type { Answer, Args, OperationId, ReportId, Row, Schema } from "../methods.ts";
import { createRefusal, type Failing, type FailureOf, type Refusal } from "./faults.ts";

/**
 * An answer in place of the stand-in's own, or a function of the call's arguments that returns one.
 */
export type GivenAnswer<Op extends OperationId> =
  | Answer<Op>
  | ((args: Args<Op>, call: GivenCall<Op>) => Answer<Op>);

/** Answers by operation. */
export type GivenAnswers = { readonly [Op in OperationId]?: GivenByOperation[Op] };

/**
 * Used instead of `GivenAnswer<Op>`: TypeScript infers no operation from a lookup, so literals in
 * an answer keep their type.
 */
export type GivenByOperation = { [Op in OperationId]: GivenAnswer<Op> };

/** A call for which an answer is given. The contract has checked its arguments. */
export interface GivenCall<Op extends OperationId> {
  /** Null if none was sent, or the operation takes none. */
  idempotencyKey: string | null;
  /** Refuses the call: throws. */
  refuse(failing: Failing<Op>): never;
}

/**
 * The rows of a report. Search, order and pages are the stand-in's; the contract says which columns
 * have totals.
 */
export interface GivenRows<Op extends ReportId> {
  rows: readonly Row<Op>[];
  /**
   * The column with a row's day; the days of the call's range limit it. If omitted, rows are of
   * every day.
   */
  day?: Column<Op>;
  /** By argument: whether a row matches the value sent. Other arguments limit nothing. */
  filters?: {
    readonly [Name in keyof Args<Op>]?: (row: Row<Op>, value: NonNullable<Args<Op>[Name]>) => boolean;
  };
  /** The columns that a search looks in; all if omitted. */
  search?: readonly Column<Op>[];
  /** The default order, `-` for descending; if omitted, rows keep their order. */
  sort?: `${"" | "-"}${Column<Op>}`;
  /** What is not a sum of the rows, such as an opening balance. */
  figures?: Readonly<Record<ReportFigures[Op], number>>;
  ties?:
    | readonly Schema<"Tie">[]
    | ((totals: Readonly<Record<ReportTotals[Op] | ReportFigures[Op], number>>) => readonly Schema<"Tie">[]);
}

type Column<Op extends ReportId> = keyof Row<Op> & string;

export class GivenRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export function createGiven(first: GivenAnswers) {
  const givenAnswers = new Map<string, Given>();
  const store = {
    of: (operation: string) => givenAnswers.get(operation),
    answer(operation: string, answer: unknown) {
      const of = typeof answer === "function" ? (answer as (...call: unknown[]) => unknown) : () => answer;
      givenAnswers.set(operation, {
        kind: "answer",
        of: ({ args, idempotencyKey }) => of(args, { idempotencyKey, refuse }),
      });
    },
    rows(report: string, rows: unknown) {
      const of = typeof rows === "function" ? (rows as (args: unknown) => unknown) : () => rows;
      givenAnswers.set(report, { kind: "rows", of: ({ args }) => of(args) });
    },
    reset() {
      givenAnswers.clear();
      for (const [operation, answer] of Object.entries(first)) store.answer(operation, answer);
    },
  };
  store.reset();
  return store;
}

function refuse(failing: Exclude<FailureOf<OperationId>, "network">): never {
  throw new GivenRefusal(createRefusal(failing));
}
