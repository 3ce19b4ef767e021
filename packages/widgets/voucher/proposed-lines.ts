import type {
  AnyVoucher,
  AnyVoucherField,
  AnyVoucherLines,
  FieldValues,
  VoucherLine,
  VoucherValues,
} from "./definition.ts";
import type { PricedFigure } from "./pricing.ts";
import { placeInDocument, type DocumentLine, type LinesProposal } from "./proposal.ts";
import { emptyFields, isEmptyLine, withSpareLine } from "./voucher-values.ts";

/** Names the document and the request's arguments; undefined if none is chosen. */
export function makeDocumentKey({ lines }: AnyVoucher, fields: FieldValues): string | undefined {
  const { by = "", also = [] } = lines?.proposal ?? {};
  const id = fields[by];
  return id ? [id, ...also.map((field) => fields[field] ?? "")].join(" ") : undefined;
}

export function buildDocumentArguments(
  { lines }: AnyVoucher,
  document: string,
): Readonly<Record<string, string | number>> {
  const [id, ...also] = document.split(" ");
  const documentArguments: Record<string, string | number> = { ...lines?.proposal?.told, id: Number(id) };
  for (const [at, field] of (lines?.proposal?.also ?? []).entries())
    if (also[at]) documentArguments[field] = also[at];
  return documentArguments;
}

export function hasDocumentLines({ lines }: AnyVoucher, { from }: VoucherValues): boolean {
  return lines?.proposal?.number !== undefined && !lines.proposal.isOpen && typeof from === "string";
}

/**
 * Removes the lines of a document that is no longer chosen; the chosen one's lines are then
 * awaited. Typed values are put aside and return when the user chooses that document again, even
 * before its lines have arrived.
 */
export function withChosen(definition: AnyVoucher, voucher: VoucherValues): VoucherValues {
  const { lines: kind } = definition;
  const chosenDocument = makeDocumentKey(definition, voucher.fields);
  const { from, aside = {}, ...rest } = voucher;
  if (!kind?.proposal || chosenDocument === from) return voucher;
  if (kind.proposal.number === undefined)
    return { ...rest, lines: withSpareLine(kind, listHandTypedLines(voucher.lines)) };
  const isTyped = from !== null && voucher.lines.some((line) => !isEmptyLine(line));
  const asideLines = isTyped ? { ...aside, [from ?? BY_HAND]: voucher.lines } : aside;
  // Same document on another date (of a godown being counted): keep the typed values.
  if (chosenDocument !== undefined && isCarried(kind.proposal, voucher, chosenDocument))
    return {
      ...rest,
      aside: { ...asideLines, [chosenDocument]: voucher.lines },
      from: null,
      lines: voucher.lines,
    };
  if (chosenDocument === undefined)
    return { ...rest, aside: asideLines, lines: asideLines[BY_HAND] ?? withSpareLine(kind, []) };
  return {
    ...rest,
    aside: asideLines,
    from: null,
    lines: asideLines[chosenDocument] ?? withSpareLine(kind, []),
  };
}

/**
 * Whether the typed values apply to the chosen document: they were typed for the same document read
 * with other arguments, or, in an open list, before any document was chosen.
 */
function isCarried(
  { isOpen }: LinesProposal,
  { from, aside = {}, lines }: VoucherValues,
  chosenDocument: string,
) {
  const awaitedDocument = Object.keys(aside).find((document) => aside[document] === lines);
  const before = from === null ? awaitedDocument : from;
  if (before === undefined) return isOpen === true && from === undefined;
  return getDocumentId(before) === getDocumentId(chosenDocument);
}

function getDocumentId(document: string) {
  return document.split(" ")[0];
}

export function withProposed(
  definition: AnyVoucher,
  voucher: VoucherValues,
  document: string,
  documentLines: readonly DocumentLine[],
): VoucherValues {
  const { lines: kind } = definition;
  if (
    !kind?.proposal ||
    makeDocumentKey(definition, voucher.fields) !== document ||
    voucher.from === document
  )
    return voucher;
  const { number, values } = kind.proposal;
  if (number !== undefined)
    return { ...voucher, from: document, lines: withTyped(kind, documentLines, voucher.aside?.[document]) };
  const own = listHandTypedLines(voucher.lines).filter((line) => !isEmptyLine(line));
  const first = 1 + Math.max(0, ...own.map(({ key }) => key));
  const fresh = documentLines.map((of, at): VoucherLine => {
    const copiedValues = Object.entries(values).map(([column, field]): [string, string] => [
      column,
      String(of[field] ?? ""),
    ]);
    return {
      key: first + at,
      of,
      fields: { ...emptyFields(kind.columns), ...Object.fromEntries(copiedValues) },
    };
  });
  return { ...voucher, from: document, lines: withSpareLine(kind, [...own, ...fresh]) };
}

/**
 * The document's lines with typed values matched by number. Typed lines that the document no longer
 * has, or further lines of an open list, follow after them.
 */
export function withTyped(
  kind: AnyVoucherLines,
  documentLines: readonly DocumentLine[],
  typedLines: readonly VoucherLine[] = [],
): readonly VoucherLine[] {
  const { columns, proposal } = kind;
  const findLineNumber = (of: DocumentLine | undefined) => placeInDocument(proposal, of);
  const typedByNumber = new Map(typedLines.map((line) => [findLineNumber(line.of), line]));
  const numbers = new Set(documentLines.map(findLineNumber));
  const extraLines = typedLines.filter((line) => !isEmptyLine(line) && !numbers.has(findLineNumber(line.of)));
  const lines = [
    ...documentLines.map((of) => ({
      of,
      fields: typedByNumber.get(findLineNumber(of))?.fields ?? emptyFields(columns),
    })),
    ...extraLines,
  ].map((line, at) => ({ ...line, key: at + 1 }));
  return proposal?.isOpen ? withSpareLine(kind, lines) : lines;
}

export function listTypedColumns(definition: AnyVoucher, voucher: VoucherValues): readonly AnyVoucherField[] {
  const { columns = [], proposal } = definition.lines ?? {};
  if (!proposal || !hasDocumentLines(definition, voucher)) return columns;
  return columns.filter(({ field }) => proposal.values[field] === undefined);
}

/** Names of the columns that some line has: a bill without free goods has no column for them. */
export function listDrawnColumns(definition: AnyVoucher, voucher: VoucherValues): readonly string[] {
  const { columns = [], proposal } = definition.lines ?? {};
  const isNeeded = (field: string) => {
    const neededField = proposal?.onlyWhere?.[field];
    return neededField === undefined || voucher.lines.some(({ of }) => Number(of?.[neededField] ?? 0) !== 0);
  };
  const all = columns.map(({ field }) => field);
  return hasDocumentLines(definition, voucher) ? all.filter(isNeeded) : all;
}

export function listProposedFigures(definition: AnyVoucher, voucher: VoucherValues): readonly PricedFigure[] {
  const figures = definition.lines?.proposal?.figures ?? [];
  return figures.filter(({ field, kind }) =>
    voucher.lines.some(({ of }) => (kind === "text" ? Boolean(of?.[field]) : Number(of?.[field] ?? 0) !== 0)),
  );
}

function listHandTypedLines(lines: readonly VoucherLine[]) {
  return lines.filter(({ of }) => of === undefined);
}

const BY_HAND = "";
