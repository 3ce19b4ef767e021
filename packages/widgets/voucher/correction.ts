import type { OperationId } from "@vanbook/sdk";
import type { FieldRule } from "@vanbook/sdk/rules";
import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherLine, VoucherValues } from "./definition.ts";
import { emptyOf, figureOf, filledLines, sentVoucher, withSpareLine } from "./voucher-values.ts";

/** A posted document that is opened to be corrected. */
export interface Correction {
  voucherId: number;
  /** What the operation that edits it takes. */
  documentId: number;
  voucherNo: string;
  /** As it would be entered. */
  input: PostedInput;
}

/** A document as the operation that edits it takes it. */
export type PostedInput = Readonly<Record<string, unknown>>;

/** The operation that edits what this one posts: `journals.edit` for `journals.post`. */
export function editOf(operation: OperationId): OperationId {
  return operation.replace(/\.post$/, ".edit") as OperationId; // every kind that is posted is edited in the same way
}

/** The name under which what is typed of a correction is kept, apart from new vouchers and from other corrections. */
export function placeOf({ operation }: AnyVoucher, correction: Correction | undefined): string {
  return correction ? `${operation} ${correction.voucherId}` : operation;
}

/** As a correction has it: its lines are its own by now, and the document that they came in from stays what it was. */
export function withoutProposal(definition: AnyVoucher): AnyVoucher {
  const { head, lines } = definition;
  if (!lines?.proposal) return definition;
  const { proposal, ...own } = lines;
  return { ...definition, head: head.filter(({ field }) => field !== proposal.by), lines: own };
}

/** What was posted, as it would have been typed. */
export function typedVoucher({ head, rules, lines }: AnyVoucher, input: PostedInput): VoucherValues {
  const fields = typedFields(head, rules, input);
  if (!lines) return { fields, lines: [] };
  const typed = linesOf(input).map((line, at) => ({
    key: at + 1,
    fields: typedFields(lines.columns, lines.rules, line),
  }));
  return { fields, lines: withSpareLine(lines, typed) };
}

/** Whether something of it is another than what was posted. */
export function isCorrected(definition: AnyVoucher, input: PostedInput, voucher: VoucherValues): boolean {
  const posted = typedVoucher(definition, input);
  const [own, theirs] = [filledLines(voucher), filledLines(posted)];
  return (
    !isSame(voucher.fields, posted.fields) ||
    own.length !== theirs.length ||
    own.some((line, at) => line.key !== theirs[at]?.key || !isSame(line.fields, theirs[at].fields))
  );
}

/**
 * What is sent: what is typed, with what the form has no field for as it was posted, unless a field that was changed has emptied it: a
 * bill of another customer is not of the order any more. A line that is as it was is sent as it was posted; of one that was changed only
 * what is typed still holds.
 */
export function sentCorrection(
  definition: AnyVoucher,
  { documentId, input }: Correction,
  voucher: VoucherValues,
): { id: number; lines?: readonly unknown[] } {
  const { clientId: _, ...sent } = sentVoucher(definition, voucher, "");
  const typed = new Set(definition.head.map(({ field }) => field.split(".")[0]));
  const asPosted = typedVoucher(definition, input);
  const hidden = Object.entries(input).filter(
    ([name]) =>
      name !== "lines" &&
      !typed.has(name) &&
      !(voucher.fields[name] === null && isChanging(definition, voucher, asPosted)),
  );
  const posted = new Map(asPosted.lines.map((line) => [line.key, line]));
  const before = linesOf(input);
  const lines = filledLines(voucher).map((line, at) =>
    isAsPosted(line, posted.get(line.key)) ? before[line.key - 1] : sent.lines?.[at],
  );
  return {
    ...Object.fromEntries(hidden),
    ...sent,
    ...(definition.lines && { lines }),
    id: documentId,
  };
}

/** Whether one of the fields that change others is another than was posted. */
function isChanging({ head }: AnyVoucher, voucher: VoucherValues, posted: VoucherValues): boolean {
  return head.some(({ field, changes }) => changes && voucher.fields[field] !== posted.fields[field]);
}

function isAsPosted(line: VoucherLine, posted: VoucherLine | undefined): boolean {
  return posted !== undefined && isSame(line.fields, posted.fields);
}

function linesOf({ lines }: PostedInput): readonly PostedInput[] {
  return (lines ?? []) as readonly PostedInput[]; // of every input that has lines
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
