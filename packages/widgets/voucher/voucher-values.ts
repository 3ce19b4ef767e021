import { findFieldFault, type FieldRule, type Said } from "@vanbook/sdk/rules";
import { evaluateArithmetic } from "../../sdk/format/arithmetic.ts";
import { pickLineNumbers, readOnlyCell } from "./proposal.ts";
import type {
  AnyVoucher,
  AnyVoucherField,
  AnyVoucherLines,
  FieldValues,
  VoucherLine,
  VoucherValues,
} from "./definition.ts";

export function createVoucher({ head, lines }: AnyVoucher, today: string): VoucherValues {
  const fields = Object.fromEntries(
    head.map(({ field, usual, ...kind }) => [
      field,
      (typeof usual === "function" ? usual(today) : usual) ?? emptyOf(kind),
    ]),
  );
  return { fields, lines: lines ? withSpareLine(lines, []) : [] };
}

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

export function isEmptyLine({ fields }: VoucherLine): boolean {
  return Object.values(fields).every((value) => value === null || value.trim() === "");
}

export function isBegun(definition: AnyVoucher, voucher: VoucherValues, today: string): boolean {
  const fresh = createVoucher(definition, today).fields;
  const isChanged = Object.entries(voucher.fields).some(
    ([field, value]) => !CARRIED_FIELDS.has(field) && value !== fresh[field],
  );
  return isChanged || voucher.lines.some((line) => !isEmptyLine(line));
}

export function isPassed({ isPassed: passes }: AnyVoucherField, values: FieldValues): boolean {
  return typeof passes === "function" ? passes(values) : passes === true;
}

export function listShownFields<Field extends AnyVoucherField>(
  fields: readonly Field[],
  values: FieldValues,
): readonly Field[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}

export function listFieldsAboveLines(head: AnyVoucher["head"]) {
  return head.filter(({ isWide }) => !isWide);
}

export function listFieldsUnderLines(head: AnyVoucher["head"]) {
  return head.filter(({ isWide }) => isWide);
}

export function calculateVoucher(definition: AnyVoucher, voucher: VoucherValues): VoucherValues {
  const { fields, lines } = voucher;
  const { head, rules } = definition;
  const calculateFields = (all: readonly AnyVoucherField[], own: typeof rules, values: FieldValues) => ({
    ...values,
    ...Object.fromEntries(
      all
        .filter(({ kind }) => kind === "figure")
        .map(({ field }) => [field, normaliseFigure(own[field], values[field])]),
    ),
  });
  return {
    ...voucher,
    fields: calculateFields(head, rules, fields),
    lines: lines.map((line) => ({
      ...line,
      fields: calculateFields(definition.lines?.columns ?? [], definition.lines?.rules ?? {}, line.fields),
    })),
  };
}

/**
 * A figure as shown after leaving the field: money with paise, a quantity without trailing zeros.
 * Text that is not a calculation stays as typed and is reported as an error.
 */
export function normaliseFigure(rule: FieldRule | undefined, typedText: string | null | undefined): string {
  const decimals = rule?.decimals ?? 2;
  const figure = evaluateArithmetic(typedText ?? "", decimals);
  if (figure === undefined) return typedText ?? "";
  if (decimals === QUANTITY_DECIMALS) return figure.replace(/\.0+$/, "").replace(/(\.\d*[1-9])0+$/, "$1");
  return decimals > 2 ? figure.replace(/(\.\d\d\d*?)0+$/, "$1") : figure;
}

const QUANTITY_DECIMALS = 3;

/** The message of each invalid field, by `date` or `lines.0.debit`, in form order. */
export function findFaults(definition: AnyVoucher, voucher: VoucherValues): Readonly<Record<string, Said>> {
  const { head, rules, lines, checks } = definition;
  const faults: Record<string, Said> = {};
  const look = (
    fields: readonly AnyVoucherField[],
    own: typeof rules,
    values: FieldValues,
    before: string,
  ) => {
    for (const { field } of listShownFields(fields, values)) {
      const message = own[field] && findFieldFault(own[field], values[field]);
      if (message !== undefined) faults[before + field] = message;
    }
  };
  look(head, rules, voucher.fields, "");
  for (const [at, line] of listFilledLines(voucher).entries())
    if (lines) look(listTypedCells(lines, line), lines.rules, line.fields, `lines.${at}.`);
  const all = Object.entries({ ...checks?.(voucher), ...faults });
  const order = [
    ...listFieldsAboveLines(head).map(({ field }) => field),
    "lines",
    ...listFieldsUnderLines(head).map(({ field }) => field),
  ];
  const placeOf = (name: string) => order.indexOf(name.startsWith("lines") ? "lines" : name);
  return Object.fromEntries(all.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

export function listTypedCells({ columns, proposal }: AnyVoucherLines, { of }: VoucherLine) {
  return columns.filter((column) => readOnlyCell(proposal, column, of) === undefined);
}

export function getLinesName({ lines }: AnyVoucher): string {
  return lines?.name ?? "lines";
}

export function listFilledLines({ lines }: VoucherValues): readonly VoucherLine[] {
  return lines.filter((line) => !isEmptyLine(line));
}

/** The request for a voucher: figures and ids as numbers; hidden and empty fields are omitted. */
export function buildVoucherRequest(
  definition: AnyVoucher,
  voucher: VoucherValues,
  clientId: string,
): SentVoucher {
  const { head, rules, lines } = definition;
  const request = buildFieldsRequest(head, rules, voucher.fields);
  if (!lines) return { ...request, clientId };
  const linesToSend = listFilledLines(voucher);
  if (lines.least === 0 && linesToSend.length === 0) return { ...request, clientId };
  return {
    ...request,
    clientId,
    [getLinesName(definition)]: linesToSend.map(({ fields, of }) => ({
      ...buildFieldsRequest(lines.columns, lines.rules, fields),
      ...(of && pickLineNumbers(lines.proposal, of)),
    })),
  };
}

export interface SentVoucher {
  clientId: string;
  [name: string]: unknown;
}

function buildFieldsRequest(
  fields: readonly AnyVoucherField[],
  rules: AnyVoucher["rules"],
  values: FieldValues,
) {
  const request: Record<string, unknown> = {};
  for (const { field } of listShownFields(fields, values)) {
    const text = (values[field] ?? "").trim();
    if (text === "") continue;
    const value = toRequestValue(rules[field], text);
    const [outer = "", inner] = field.split(".");
    if (inner === undefined) request[outer] = value;
    else request[outer] = { ...(request[outer] as object | undefined), [inner]: value };
  }
  return request;
}

function toRequestValue(rule: FieldRule | undefined, text: string): unknown {
  if (rule?.isBoolean) return text === "true";
  return rule?.decimals === undefined ? text : Number(text);
}

export function emptyOf({ kind }: { kind?: AnyVoucherField["kind"] }): string | null {
  return kind === "lookup" || kind === "choice" || kind === "date" ? null : "";
}

/** Kept for the next voucher, as for a van's bills of a day. They don't count as typed. */
export const CARRIED_FIELDS: ReadonlySet<string> = new Set([
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
