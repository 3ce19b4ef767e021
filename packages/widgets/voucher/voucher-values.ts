import { findFieldFault, type FieldRule, type Said } from "@vanbook/sdk/rules";
import { reckoned } from "../../sdk/format/arithmetic.ts";
import { numbersOf, readOnlyCell } from "./proposal.ts";
import type {
  AnyVoucher,
  AnyVoucherField,
  AnyVoucherLines,
  FieldValues,
  VoucherLine,
  VoucherValues,
} from "./definition.ts";

/** Values of a new voucher: the fields' defaults and empty lines. */
export function newVoucher({ head, lines }: AnyVoucher, today: string): VoucherValues {
  const fields = Object.fromEntries(
    head.map(({ field, usual, ...kind }) => [
      field,
      (typeof usual === "function" ? usual(today) : usual) ?? emptyOf(kind),
    ]),
  );
  return { fields, lines: lines ? withSpareLine(lines, []) : [] };
}

/** The lines with an empty one at the end, and at least the minimum number. */
export function withSpareLine(
  kind: Pick<AnyVoucherLines, "columns" | "least" | "proposal">,
  lines: readonly VoucherLine[],
): readonly VoucherLine[] {
  const { columns, least, proposal } = kind;
  const last = lines.at(-1);
  // A document's own line is not spare, even if nothing is typed into it.
  const isSpare = last && isEmptyLine(last) && !(last.of && proposal?.number !== undefined);
  if (least === 0 || (lines.length >= least && isSpare)) return lines;
  const key = 1 + Math.max(0, ...lines.map((line) => line.key));
  return withSpareLine(kind, [...lines, { key, fields: emptyFields(columns) }]);
}

export function emptyFields(columns: AnyVoucherLines["columns"]): FieldValues {
  return Object.fromEntries(columns.map(({ field, ...kind }) => [field, emptyOf(kind)]));
}

/** An empty line does not count. */
export function isEmptyLine({ fields }: VoucherLine): boolean {
  return Object.values(fields).every((value) => value === null || value.trim() === "");
}

/** Whether the user has typed something. */
export function isBegun(definition: AnyVoucher, voucher: VoucherValues, today: string): boolean {
  const fresh = newVoucher(definition, today).fields;
  const isChanged = Object.entries(voucher.fields).some(
    ([field, value]) => !KEPT.has(field) && value !== fresh[field],
  );
  return isChanged || voucher.lines.some((line) => !isEmptyLine(line));
}

/** Whether Enter skips a field, given the values of its head or line. */
export function isPassed({ isPassed: passes }: AnyVoucherField, values: FieldValues): boolean {
  return typeof passes === "function" ? passes(values) : passes === true;
}

/** The fields of a voucher or line that are visible with these values. */
export function shownFields<Field extends AnyVoucherField>(
  fields: readonly Field[],
  values: FieldValues,
): readonly Field[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}

/** The fields above the lines. */
export function aboveLines(head: AnyVoucher["head"]) {
  return head.filter(({ isWide }) => !isWide);
}

/** The fields under the lines, entered last. */
export function underLines(head: AnyVoucher["head"]) {
  return head.filter(({ isWide }) => isWide);
}

/** The voucher with all calculations (`12*45`) done, for sending and checking. */
export function reckonedVoucher(definition: AnyVoucher, voucher: VoucherValues): VoucherValues {
  const { fields, lines } = voucher;
  const { head, rules } = definition;
  const reckonedFields = (all: readonly AnyVoucherField[], own: typeof rules, values: FieldValues) => ({
    ...values,
    ...Object.fromEntries(
      all
        .filter(({ kind }) => kind === "figure")
        .map(({ field }) => [field, figureOf(own[field], values[field])]),
    ),
  });
  return {
    ...voucher,
    fields: reckonedFields(head, rules, fields),
    lines: lines.map((line) => ({
      ...line,
      fields: reckonedFields(definition.lines?.columns ?? [], definition.lines?.rules ?? {}, line.fields),
    })),
  };
}

/**
 * A figure as shown after leaving the field: money with paise, a quantity without trailing zeros. Text that is not
 * a calculation stays as typed and is reported as an error.
 */
export function figureOf(rule: FieldRule | undefined, typed: string | null | undefined): string {
  const decimals = rule?.decimals ?? 2;
  const figure = reckoned(typed ?? "", decimals);
  if (figure === undefined) return typed ?? "";
  if (decimals === QUANTITY) return figure.replace(/\.0+$/, "").replace(/(\.\d*[1-9])0+$/, "$1");
  return decimals > 2 ? figure.replace(/(\.\d\d\d*?)0+$/, "$1") : figure;
}

/** Decimals of a quantity. */
const QUANTITY = 3;

/** The message of each invalid field, by `date` or `lines.0.debit`, in form order. */
export function faultsOf(definition: AnyVoucher, voucher: VoucherValues): Readonly<Record<string, Said>> {
  const { head, rules, lines, checks } = definition;
  const found: Record<string, Said> = {};
  const look = (
    fields: readonly AnyVoucherField[],
    own: typeof rules,
    values: FieldValues,
    before: string,
  ) => {
    for (const { field } of shownFields(fields, values)) {
      const message = own[field] && findFieldFault(own[field], values[field]);
      if (message !== undefined) found[before + field] = message;
    }
  };
  look(head, rules, voucher.fields, "");
  for (const [at, line] of filledLines(voucher).entries())
    if (lines) look(typedOf(lines, line), lines.rules, line.fields, `lines.${at}.`);
  const all = Object.entries({ ...checks?.(voucher), ...found });
  const order = [
    ...aboveLines(head).map(({ field }) => field),
    "lines",
    ...underLines(head).map(({ field }) => field),
  ];
  const placeOf = (name: string) => order.indexOf(name.startsWith("lines") ? "lines" : name);
  return Object.fromEntries(all.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** The typed columns of a line, without those copied from another document. */
export function typedOf({ columns, proposal }: AnyVoucherLines, { of }: VoucherLine) {
  return columns.filter((column) => readOnlyCell(proposal, column, of) === undefined);
}

/** The name of the lines in the operation. */
export function nameOfLines({ lines }: AnyVoucher): string {
  return lines?.name ?? "lines";
}

/** The lines that count, in order. */
export function filledLines({ lines }: VoucherValues): readonly VoucherLine[] {
  return lines.filter((line) => !isEmptyLine(line));
}

/** The request for a voucher: figures and ids as numbers; hidden and empty fields are omitted. */
export function sentVoucher(definition: AnyVoucher, voucher: VoucherValues, clientId: string): SentVoucher {
  const { head, rules, lines } = definition;
  const sent = sentFields(head, rules, voucher.fields);
  if (!lines) return { ...sent, clientId };
  const filled = filledLines(voucher);
  // Optional lines are omitted if there are none.
  if (lines.least === 0 && filled.length === 0) return { ...sent, clientId };
  return {
    ...sent,
    clientId,
    [nameOfLines(definition)]: filled.map(({ fields, of }) => ({
      ...sentFields(lines.columns, lines.rules, fields),
      ...(of && numbersOf(lines.proposal, of)),
    })),
  };
}

/** The request, with the lines under the operation's name for them. */
export interface SentVoucher {
  clientId: string;
  [name: string]: unknown;
}

function sentFields(fields: readonly AnyVoucherField[], rules: AnyVoucher["rules"], values: FieldValues) {
  const sent: Record<string, unknown> = {};
  for (const { field } of shownFields(fields, values)) {
    const text = (values[field] ?? "").trim();
    if (text === "") continue;
    const value = valueOf(rules[field], text);
    const [outer = "", inner] = field.split(".");
    if (inner === undefined) sent[outer] = value;
    else sent[outer] = { ...(sent[outer] as object | undefined), [inner]: value };
  }
  return sent;
}

function valueOf(rule: FieldRule | undefined, text: string): unknown {
  if (rule?.isBoolean) return text === "true";
  return rule?.decimals === undefined ? text : Number(text);
}

/** The value of an empty field. */
export function emptyOf({ kind }: { kind?: AnyVoucherField["kind"] }): string | null {
  return kind === "lookup" || kind === "choice" || kind === "date" ? null : "";
}

/**
 * Fields carried over from one voucher to the next, as when a van's bills of a day are entered. They don't count
 * as typed.
 */
export const KEPT: ReadonlySet<string> = new Set([
  "date",
  "kind",
  "seriesId",
  "locationId",
  "fromLocationId",
  "toLocationId",
  "salesmanId",
  "payment",
  "refund",
  "roundToRupee",
]);
