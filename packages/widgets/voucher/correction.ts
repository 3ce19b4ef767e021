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
import { pickLineNumbers, placeInDocument, type DocumentLine } from "./proposal.ts";
import { getSentAs } from "./sent-as.ts";
import { makeDocumentKey, withTyped } from "./proposed-lines.ts";
import {
  emptyFields,
  emptyOf,
  normaliseFigure,
  listFilledLines,
  getLinesName,
  buildVoucherRequest,
  withSpareLine,
} from "./voucher-values.ts";

export interface Correction {
  voucherId: number;
  /** Id for the edit operation. */
  documentId: number;
  voucherNo: string;
  input: PostedInput;
  /** The source document's lines, for a form whose lines refer to them by number. */
  proposed?: readonly DocumentLine[];
}

export type PostedInput = Readonly<Record<string, unknown>>;

/** A document that waits to be posted: the form begins with what is known of it. */
export interface Held {
  id: number;
  input: PostedInput;
}

/** The operation that edits what this one posts: `journals.edit` for `journals.post`. */
export function editOf(operation: OperationId): OperationId {
  return operation.replace(/\.post$/, ".edit") as OperationId; // all posting operations have an edit operation with the same prefix
}

/**
 * Storage key of a correction's draft, or that of a document that waits, separate from new vouchers
 * and others of them. The two
 * opening forms share an operation and differ in the name of their lines.
 */
export function placeOf(
  { operation, lines }: AnyVoucher,
  correction: Correction | undefined,
  heldDocument?: Held,
): string {
  const form = operation === "openings.post" ? `${operation} ${lines?.name}` : operation;
  if (heldDocument) return `${form} held ${heldDocument.id}`;
  return correction ? `${form} ${correction.voucherId}` : form;
}

/**
 * The definition for a correction: copied lines already belong to the voucher, and the source
 * document can't be changed.
 */
export function removeProposal(definition: AnyVoucher): AnyVoucher {
  const { head, lines } = definition;
  if (!lines?.proposal || lines.proposal.number !== undefined) return definition;
  const { proposal, ...own } = lines;
  return { ...definition, head: head.filter(({ field }) => field !== proposal.by), lines: own };
}

/**
 * The posted document as typed values, placed among the source document's lines if it refers to
 * them.
 */
export function toTypedVoucher(
  definition: AnyVoucher,
  input: PostedInput,
  sourceLines: readonly DocumentLine[] = [],
): VoucherValues {
  const { head, rules, lines } = definition;
  const fields = toTypedFields(head, rules, input);
  if (!lines) return { fields, lines: [] };
  const postedLines = getInputLines(definition, input);
  const document = makeDocumentKey(definition, fields);
  if (lines.proposal?.number !== undefined && document !== undefined) {
    const typedLines = postedLines.map((line, at) => ({ key: at + 1, ...toReferringLine(lines, line) }));
    return { fields, from: document, lines: withTyped(lines, sourceLines, typedLines) };
  }
  const typedLines = postedLines.map((line, at) => ({
    key: at + 1,
    fields: toTypedFields(lines.columns, lines.rules, line),
  }));
  return { fields, lines: withSpareLine(lines, typedLines) };
}

function toReferringLine({ columns, rules, proposal }: AnyVoucherLines, line: PostedInput) {
  const { values = {} } = proposal ?? {};
  const typedColumns = columns.filter(({ field }) => values[field] === undefined);
  return {
    of: pickLineNumbers(proposal, line as DocumentLine), // every input whose lines have numbers
    fields: { ...emptyFields(columns), ...toTypedFields(typedColumns, rules, line) },
  };
}

export function isCorrected(definition: AnyVoucher, input: PostedInput, voucher: VoucherValues): boolean {
  const postedVoucher = toTypedVoucher(definition, input);
  const own = listFilledLines(voucher);
  // The source document's lines may be in another order now.
  const theirs = new Map(listFilledLines(postedVoucher).map((line) => [placeIn(definition, line), line]));
  return (
    !isSame(voucher.fields, postedVoucher.fields) ||
    own.length !== theirs.size ||
    own.some((line) => {
      const other = theirs.get(placeIn(definition, line));
      return !other || !isSame(line.fields, other.fields);
    })
  );
}

function placeIn({ lines }: AnyVoucher, { key, of }: VoucherLine): unknown {
  return placeInDocument(lines?.proposal, of) ?? key;
}

/**
 * The request for a correction: typed values, plus posted values that the form has no field for,
 * unless a changed field cleared them (a bill moved to another customer no longer belongs to the
 * order). An unchanged line is sent as posted; a changed line is sent only as typed.
 */
export function buildCorrectionRequest(
  definition: AnyVoucher,
  { documentId, input }: Correction,
  voucher: VoucherValues,
): { id: number; [name: string]: unknown } {
  const { clientId: _, ...request } = buildVoucherRequest(definition, voucher, "");
  const name = getLinesName(definition);
  const headFields = new Set(
    definition.head.flatMap((field) => [field.field.split(".")[0], getSentAs(field)?.name]),
  );
  const asPosted = toTypedVoucher(definition, input);
  const hiddenEntries = Object.entries(input).filter(
    ([field]) =>
      field !== name &&
      !headFields.has(field) &&
      !(voucher.fields[field] === null && isChanging(definition, voucher, asPosted)),
  );
  const before = getInputLines(definition, input);
  const changedLines = request[name] as readonly unknown[] | undefined; // built by buildVoucherRequest
  const lines = listFilledLines(voucher).map((line, at) => {
    const place = placeIn(definition, line);
    const postedIndex = asPosted.lines.findIndex((each) => placeIn(definition, each) === place);
    return isAsPosted(line, asPosted.lines[postedIndex]) ? before[postedIndex] : changedLines?.[at];
  });
  return {
    ...Object.fromEntries(hiddenEntries),
    ...request,
    ...(definition.lines && (lines.length > 0 || input[name] !== undefined) && { [name]: lines }),
    id: documentId,
  };
}

function isChanging({ head }: AnyVoucher, voucher: VoucherValues, postedVoucher: VoucherValues): boolean {
  return head.some(({ field, changes }) => changes && voucher.fields[field] !== postedVoucher.fields[field]);
}

function isAsPosted(line: VoucherLine, postedLine: VoucherLine | undefined): boolean {
  return postedLine !== undefined && isSame(line.fields, postedLine.fields);
}

function getInputLines(definition: AnyVoucher, input: PostedInput): readonly PostedInput[] {
  return (input[getLinesName(definition)] ?? []) as readonly PostedInput[]; // every input that has lines
}

function toTypedFields(
  fields: readonly AnyVoucherField[],
  rules: Readonly<Record<string, FieldRule>>,
  input: PostedInput,
): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      const [outer = "", inner] = field.field.split(".");
      const outerValue = input[outer] ?? input[getSentAs(field)?.name ?? outer];
      const value = inner === undefined ? outerValue : (outerValue as PostedInput | undefined)?.[inner];
      return [field.field, toTypedValue(field, rules[field.field], value)];
    }),
  );
}

function toTypedValue(field: AnyVoucherField, rule: FieldRule | undefined, value: unknown): string | null {
  if (value === undefined || value === null || value === false) return emptyOf(field);
  const text = String(value as string | number | true);
  return field.kind === "figure" ? normaliseFigure(rule, text) : text;
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.entries(one).every(([field, value]) => (value ?? "") === (other[field] ?? ""));
}
