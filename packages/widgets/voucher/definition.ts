import type { Said, FieldRule } from "@vanbook/sdk/rules";
import type { Args, OperationId } from "@vanbook/sdk";
import type { LookUp } from "../form/look-up.ts";
import type { PaperOperation } from "../../sdk/paper/define-paper.ts";
import type { Figures, VoucherPricing } from "./pricing.ts";
import type { DocumentLine, LinesProposal } from "./proposal.ts";

/** Definition of a manually entered voucher: everything that differs between kinds. */
export interface VoucherDefinition<Post extends OperationId> {
  /** It takes the voucher's `makeClientId`, so that resending does not post twice. */
  operation: Post;
  title: string;
  /** Name in the engine's messages: "journal". */
  noun: string;
  /** Labels and checks of the fields from the contract: `JournalInput` of `@vanbook/sdk/rules`. */
  rules: Readonly<Record<string, FieldRule>>;
  /** The fields apart from the lines; wide ones are placed under the lines. */
  head: readonly VoucherField<Args<Post>>[];
  lines?: LinesOf<Args<Post>>;
  /** How it is priced while it is typed. */
  price?: VoucherPricing;
  /** The figures under the lines, calculated from the values, if no operation prices it. */
  reckon?: (voucher: VoucherValues) => Figures;
  /** The operation that reads the posted document for printing. */
  paper?: PaperOperation;
  /** The server checks these too. Messages by field; `lines` for the lines as a whole. */
  checks?: (voucher: VoucherValues) => Readonly<Record<string, Said>>;
}

/** The lines of a voucher: an editable table. */
export interface VoucherLines<Line> {
  /** Their name in the operation: `lines` by default. */
  name?: string;
  rules: Readonly<Record<string, FieldRule>>;
  columns: readonly VoucherField<Line>[];
  /** Empty lines at the start, plus one. With 0, lines come only from another document. */
  least: number;
  /** Columns with a sum under the lines. */
  totals?: readonly (keyof Line & string)[];
  /**
   * Head figures whose total may exceed a column's sum; the difference is shown under it. Their
   * total is shown as `whole` if more than the first is given.
   */
  rest?: { of: readonly string[]; whole: string; over: keyof Line & string; label: string };
  /**
   * Two columns with equal sums in the end: the balancing amount is proposed in the smaller one.
   */
  balanced?: readonly [keyof Line & string, keyof Line & string];
  /** Another document whose lines are filled in automatically. */
  proposal?: LinesProposal;
  /** The figures next to a line, from its values and source line, if no operation prices it. */
  reckon?: (fields: FieldValues, of: DocumentLine | undefined) => Figures | undefined;
}

/** Its rule gives label, checks and whether it is required. `cheque.number` is nested. */
export type VoucherField<Input> = FieldKind & {
  field: FieldName<Input>;
  /** Default value in a new voucher, or a function of today's date. */
  usual?: string | ((today: string) => string);
  isShown?: (values: FieldValues) => boolean;
  /** Other values it changes: the debit of a line clears its credit. */
  changes?: (value: string | null) => FieldValues;
  /**
   * The item field in the same line or head whose units this quantity may be typed in, as "2 cs 6".
   */
  unitsOf?: FieldName<Input>;
  /** Shown before the value: "₹". */
  prefix?: string;
  /** Takes the form's full width, under the lines if there are any. */
  isWide?: true;
  /** Enter skips it if rarely needed, or not in this line; Tab and the mouse still reach it. */
  isPassed?: true | ((line: FieldValues) => boolean);
  /**
   * A column only for lines whose choice in `column` has this mark (`marks` of its look-up). It is
   * drawn if any line has it; Enter skips it in other lines.
   */
  onlyOf?: { column: string; mark: string };
};

type FieldKind =
  /** A `figure` is typed freely: `1,250`, or `12*45`; a `switch` is `"true"` when on. */
  | { kind?: "text" | "date" | "figure" | "switch" }
  | { kind: "choice"; options: readonly { value: string; label: string }[] }
  | { kind: "lookup"; from: LookUp; none?: string; sentAs?: SentAs; impliedBy?: readonly ImpliedBy[] };

/**
 * The choice in `field` implies this one: shown in the empty field instead of `none`. The first one
 * that has a choice counts.
 */
export interface ImpliedBy {
  field: string;
  from: LookUp;
  isFor?: (values: FieldValues) => boolean;
}

/** A choice that has the mark (`marks` of its look-up) is sent as the argument `name` instead. */
export interface SentAs {
  mark: string;
  name: string;
}

type FieldName<Input> = (keyof Input & string) | `${keyof Input & string}.${string}`;

type LinesOf<Input> = {
  [Name in keyof Input & string]-?: NonNullable<Input[Name]> extends readonly (infer Line)[]
    ? VoucherLines<Line> & (Name extends "lines" ? { name?: Name } : { name: Name })
    : never;
}[keyof Input & string];

export type FieldValues = Readonly<Record<string, string | null>>;

export interface VoucherValues {
  fields: FieldValues;
  lines: readonly VoucherLine[];
  /** The source document of the lines: null while its lines are being read. */
  from?: string | null;
  /** Typed lines of documents that were chosen earlier. */
  aside?: Readonly<Record<string, readonly VoucherLine[]>>;
}

export interface VoucherLine {
  key: number;
  fields: FieldValues;
  of?: DocumentLine;
}

export interface AnyVoucher extends Omit<VoucherDefinition<OperationId>, "head" | "lines"> {
  head: readonly AnyVoucherField[];
  lines?: AnyVoucherLines;
}

export type AnyVoucherLines = VoucherLines<Readonly<Record<string, unknown>>>;
export type AnyVoucherField = VoucherField<Readonly<Record<string, unknown>>>;
