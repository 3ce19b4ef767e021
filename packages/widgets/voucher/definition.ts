import type { Said } from "@vanbook/sdk/rules";
import type { Args, OperationId } from "@vanbook/sdk";
import type { FieldRule } from "@vanbook/sdk/rules";
import type { LookUp } from "../form/look-up.ts";
import type { PaperOperation } from "../paper/define-paper.ts";
import type { Figures, VoucherPricing } from "./pricing.ts";
import type { DocumentLine, LinesProposal } from "./proposal.ts";

/** What a voucher is that is entered by hand: everything that one kind says differently from the next. */
export interface VoucherDefinition<Post extends OperationId> {
  /** The operation that posts it; it takes the voucher's own `clientId`, so that it is posted once however often it is sent. */
  operation: Post;
  title: string;
  /** "journal": what it is, in the engine's own words. */
  noun: string;
  /** Labels and checks of the fields, as the contract has them: `JournalInput` of `@vanbook/sdk/rules`. */
  rules: Readonly<Record<string, FieldRule>>;
  /** Its fields besides the lines; the wide ones stand under them. */
  head: readonly VoucherField<Args<Post>>[];
  lines?: LinesOf<Args<Post>>;
  /** How it is priced while it is typed. */
  price?: VoucherPricing;
  /** The figures under the lines where no operation prices it: reckoned of what is typed. */
  reckon?: (voucher: VoucherValues) => Figures;
  /** The operation that reads the posted document for its paper. */
  paper?: PaperOperation;
  /** Checks between fields; the server makes the same. Answers messages by field, `lines` for one of the lines as a whole. */
  checks?: (voucher: VoucherValues) => Readonly<Record<string, Said>>;
}

/** The lines of a voucher: a table in which one types. */
export interface VoucherLines<Line> {
  /** What the operation calls them: `lines` unless given. */
  name?: string;
  rules: Readonly<Record<string, FieldRule>>;
  columns: readonly VoucherField<Line>[];
  /** With how many empty lines it begins; one more is always there to be filled. With 0 there are none but those of another document. */
  least: number;
  /** Columns whose sums stand under the lines. */
  totals?: readonly (keyof Line & string)[];
  /** What figures of the head are together more than such a sum, told under it; all of them as `whole` where more than the first is given. */
  rest?: { of: readonly string[]; whole: string; over: keyof Line & string; label: string };
  /** Two columns whose sums are the same in the end: what balances is proposed in the one that lacks it. */
  balanced?: readonly [keyof Line & string, keyof Line & string];
  /** Another document whose lines come in by themselves. */
  proposal?: LinesProposal;
  /** The figures beside a line where no operation prices it: reckoned of what is typed, and of the document's line that it came in as. */
  reckon?: (fields: FieldValues, of: DocumentLine | undefined) => Figures | undefined;
}

/** One field. Label, checks and whether it is needed are its rule's. A name with a dot is a field within a field: `cheque.number`. */
export type VoucherField<Input> = FieldKind & {
  field: FieldName<Input>;
  /** The value in a new voucher, or what makes it of today's date. */
  usual?: string | ((today: string) => string);
  isShown?: (values: FieldValues) => boolean;
  /** What else changes with it: the debit of a line empties its credit. */
  changes?: (value: string | null) => FieldValues;
  /** Another field of the same line or head, of whose item this is a quantity: it may be typed in the item's units, as "2 cs 6". */
  unitsOf?: FieldName<Input>;
  /** Stands before the value: "₹". */
  prefix?: string;
  /** Takes the form's whole width, under the lines where there are any. */
  isWide?: true;
  /** A field, or a column of lines, that few need, or that this line does not need: Enter goes past it, Tab and the pointer reach it. */
  isPassed?: true | ((line: FieldValues) => boolean);
  /**
   * A column that only lines have of which this is so in what another column's look-up has chosen (`marks`): it is drawn where there is
   * such a line, and in others Enter goes past it.
   */
  onlyOf?: { column: string; mark: string };
};

type FieldKind =
  /** A `figure` is typed as it comes: `1,250`, or `12*45`; a `switch` is `"true"` when it is on. */
  | { kind?: "text" | "date" | "figure" | "switch" }
  | { kind: "choice"; options: readonly { value: string; label: string }[] }
  /** `none`: what it means that nothing is chosen. */
  | { kind: "lookup"; from: LookUp; none?: string };

type FieldName<Input> = (keyof Input & string) | `${keyof Input & string}.${string}`;

/** The lines of whatever list the operation takes; any but `lines` is named. */
type LinesOf<Input> = {
  [Name in keyof Input & string]-?: NonNullable<Input[Name]> extends readonly (infer Line)[]
    ? VoucherLines<Line> & (Name extends "lines" ? { name?: Name } : { name: Name })
    : never;
}[keyof Input & string];

/** Values as they are typed: texts, and null for what is not chosen. */
export type FieldValues = Readonly<Record<string, string | null>>;

/** What is typed of a voucher. */
export interface VoucherValues {
  fields: FieldValues;
  lines: readonly VoucherLine[];
  /** The document that the lines have come from: null while they are awaited. */
  from?: string | null;
  /** Lines of documents that were chosen before, as far as something was typed into them. */
  aside?: Readonly<Record<string, readonly VoucherLine[]>>;
}

/** A line as it is typed. */
export interface VoucherLine {
  /** Tells it from the others, wherever it moves. */
  key: number;
  fields: FieldValues;
  /** The document's line that it came in as. */
  of?: DocumentLine;
}

/** A voucher whose operation no longer matters, as the engine handles it. */
export interface AnyVoucher {
  operation: OperationId;
  title: string;
  noun: string;
  rules: Readonly<Record<string, FieldRule>>;
  head: readonly AnyVoucherField[];
  lines?: AnyVoucherLines;
  price?: VoucherPricing;
  reckon?: (voucher: VoucherValues) => Figures;
  paper?: PaperOperation;
  checks?: (voucher: VoucherValues) => Readonly<Record<string, Said>>;
}

/** Its lines, and a field of it. */
export type AnyVoucherLines = VoucherLines<Readonly<Record<string, unknown>>>;
export type AnyVoucherField = VoucherField<Readonly<Record<string, unknown>>>;
