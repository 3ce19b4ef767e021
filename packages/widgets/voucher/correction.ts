import type { OperationId } from "@vanbook/sdk";
import type { FieldRule } from "@vanbook/sdk/rules";
import type {
  AnyVoucher,
  AnyVoucherField,
  AnyVoucherLines,
  FieldValues,
  VoucherLine,
  VoucherValues,
} from "./definition.ts";
import { numbersOf, placeInDocument, type DocumentLine } from "./proposal.ts";
import { documentOf, withTyped } from "./proposed-lines.ts";
import {
  emptyFields,
  emptyOf,
  figureOf,
  filledLines,
  nameOfLines,
  sentVoucher,
  withSpareLine,
} from "./voucher-values.ts";

/** A posted document opened for correction. */
export interface Correction {
  voucherId: number;
  /** Id for the edit operation. */
  documentId: number;
  voucherNo: string;
  /** The document in entry form. */
  input: PostedInput;
  /** Lines of the source document that may be referenced, if they stay the source document's lines. */
  proposed?: readonly DocumentLine[];
}

/** A document as its edit operation takes it. */
export type PostedInput = Readonly<Record<string, unknown>>;

/** The operation that edits what this one posts: `journals.edit` for `journals.post`. */
export function editOf(operation: OperationId): OperationId {
  return operation.replace(/\.post$/, ".edit") as OperationId; // all posting operations have an edit operation with the same prefix
}

/**
 * Storage key of a correction's draft, separate from new vouchers and other corrections. The two opening forms
 * share an operation and differ in the name of their lines.
 */
export function placeOf({ operation, lines }: AnyVoucher, correction: Correction | undefined): string {
  const form = operation === "openings.post" ? `${operation} ${lines?.name}` : operation;
  return correction ? `${form} ${correction.voucherId}` : form;
}

/**
 * The definition for a correction: copied lines already belong to the voucher, and the source document can't be
 * changed.
 */
export function withoutProposal(definition: AnyVoucher): AnyVoucher {
  const { head, lines } = definition;
  if (!lines?.proposal || lines.proposal.number !== undefined) return definition;
  const { proposal, ...own } = lines;
  return { ...definition, head: head.filter(({ field }) => field !== proposal.by), lines: own };
}

/** The posted document as typed values, placed among the source document's lines if it refers to them. */
export function typedVoucher(
  definition: AnyVoucher,
  input: PostedInput,
  proposed: readonly DocumentLine[] = [],
): VoucherValues {
  const { head, rules, lines } = definition;
  const fields = typedFields(head, rules, input);
  if (!lines) return { fields, lines: [] };
  const posted = linesOf(definition, input);
  const document = documentOf(definition, fields);
  if (lines.proposal?.number !== undefined && document !== undefined) {
    const typed = posted.map((line, at) => ({ key: at + 1, ...typedOfDocument(lines, line) }));
    return { fields, from: document, lines: withTyped(lines, proposed, typed) };
  }
  const typed = posted.map((line, at) => ({
    key: at + 1,
    fields: typedFields(lines.columns, lines.rules, line),
  }));
  return { fields, lines: withSpareLine(lines, typed) };
}

/** A line that refers to a source line by number; the rest is what was typed. */
function typedOfDocument({ columns, rules, proposal }: AnyVoucherLines, line: PostedInput) {
  const { values = {} } = proposal ?? {};
  const typed = columns.filter(({ field }) => values[field] === undefined);
  return {
    of: numbersOf(proposal, line as DocumentLine), // every input whose lines have numbers
    fields: { ...emptyFields(columns), ...typedFields(typed, rules, line) },
  };
}

/** Whether something differs from what was posted. */
export function isCorrected(definition: AnyVoucher, input: PostedInput, voucher: VoucherValues): boolean {
  const posted = typedVoucher(definition, input);
  const own = filledLines(voucher);
  // The source document's lines may be in another order now.
  const theirs = new Map(filledLines(posted).map((line) => [placeIn(definition, line), line]));
  return (
    !isSame(voucher.fields, posted.fields) ||
    own.length !== theirs.size ||
    own.some((line) => {
      const other = theirs.get(placeIn(definition, line));
      return !other || !isSame(line.fields, other.fields);
    })
  );
}

/** Key of a line: its number in the source document, or its own position. */
function placeIn({ lines }: AnyVoucher, { key, of }: VoucherLine): unknown {
  return placeInDocument(lines?.proposal, of) ?? key;
}

/**
 * The request for a correction: typed values, plus posted values that the form has no field for, unless a changed
 * field cleared them (a bill moved to another customer no longer belongs to the order). An unchanged line is sent
 * as posted; a changed line is sent only as typed.
 */
export function sentCorrection(
  definition: AnyVoucher,
  { documentId, input }: Correction,
  voucher: VoucherValues,
): { id: number; [name: string]: unknown } {
  const { clientId: _, ...sent } = sentVoucher(definition, voucher, "");
  const name = nameOfLines(definition);
  const typed = new Set(definition.head.map(({ field }) => field.split(".")[0]));
  const asPosted = typedVoucher(definition, input);
  const hidden = Object.entries(input).filter(
    ([field]) =>
      field !== name &&
      !typed.has(field) &&
      !(voucher.fields[field] === null && isChanging(definition, voucher, asPosted)),
  );
  const before = linesOf(definition, input);
  const changed = sent[name] as readonly unknown[] | undefined; // built by sentVoucher
  const lines = filledLines(voucher).map((line, at) => {
    const place = placeIn(definition, line);
    const posted = asPosted.lines.findIndex((each) => placeIn(definition, each) === place);
    return isAsPosted(line, asPosted.lines[posted]) ? before[posted] : changed?.[at];
  });
  return {
    ...Object.fromEntries(hidden),
    ...sent,
    ...(definition.lines && (lines.length > 0 || input[name] !== undefined) && { [name]: lines }),
    id: documentId,
  };
}

/** Whether a field that changes other fields differs from what was posted. */
function isChanging({ head }: AnyVoucher, voucher: VoucherValues, posted: VoucherValues): boolean {
  return head.some(({ field, changes }) => changes && voucher.fields[field] !== posted.fields[field]);
}

function isAsPosted(line: VoucherLine, posted: VoucherLine | undefined): boolean {
  return posted !== undefined && isSame(line.fields, posted.fields);
}

function linesOf(definition: AnyVoucher, input: PostedInput): readonly PostedInput[] {
  return (input[nameOfLines(definition)] ?? []) as readonly PostedInput[]; // every input that has lines
}

function typedFields(
  fields: readonly AnyVoucherField[],
  rules: Readonly<Record<string, FieldRule>>,
  input: PostedInput,
): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      const [outer = "", inner] = field.field.split(".");
      const found = input[outer];
      const value = inner === undefined ? found : (found as PostedInput | undefined)?.[inner];
      return [field.field, typedValue(field, rules[field.field], value)];
    }),
  );
}

function typedValue(field: AnyVoucherField, rule: FieldRule | undefined, value: unknown): string | null {
  if (value === undefined || value === null || value === false) return emptyOf(field);
  const text = String(value as string | number | true);
  return field.kind === "figure" ? figureOf(rule, text) : text;
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.entries(one).every(([field, value]) => (value ?? "") === (other[field] ?? ""));
}
