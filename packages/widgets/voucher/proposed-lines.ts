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

/** Key of the document chosen in the head, including the request's arguments; undefined if none is chosen. */
export function documentOf({ lines }: AnyVoucher, fields: FieldValues): string | undefined {
  const { by = "", also = [] } = lines?.proposal ?? {};
  const id = fields[by];
  return id ? [id, ...also.map((field) => fields[field] ?? "")].join(" ") : undefined;
}

/** Arguments for reading the source document. */
export function askedOf({ lines }: AnyVoucher, document: string): Readonly<Record<string, string | number>> {
  const [id, ...also] = document.split(" ");
  const asked: Record<string, string | number> = { ...lines?.proposal?.told, id: Number(id) };
  for (const [at, field] of (lines?.proposal?.also ?? []).entries()) if (also[at]) asked[field] = also[at];
  return asked;
}

/** Whether the lines are those of the chosen document, so that none can be added. */
export function hasDocumentLines({ lines }: AnyVoucher, { from }: VoucherValues): boolean {
  return lines?.proposal?.number !== undefined && !lines.proposal.isOpen && typeof from === "string";
}

/**
 * Removes the lines of a document that is no longer chosen; the chosen one's lines are then awaited. Typed values
 * are put aside and return when the user chooses that document again, even before its lines have arrived.
 */
export function withChosen(definition: AnyVoucher, voucher: VoucherValues): VoucherValues {
  const { lines: kind } = definition;
  const chosen = documentOf(definition, voucher.fields);
  const { from, aside = {}, ...rest } = voucher;
  if (!kind?.proposal || chosen === from) return voucher;
  if (kind.proposal.number === undefined)
    return { ...rest, lines: withSpareLine(kind, withoutDocument(voucher.lines)) };
  const isTyped = from !== null && voucher.lines.some((line) => !isEmptyLine(line));
  const kept = isTyped ? { ...aside, [from ?? BY_HAND]: voucher.lines } : aside;
  // Same document on another date (of a godown being counted): keep the typed values.
  if (chosen !== undefined && isCarried(kind.proposal, voucher, chosen))
    return { ...rest, aside: { ...kept, [chosen]: voucher.lines }, from: null, lines: voucher.lines };
  if (chosen === undefined) return { ...rest, aside: kept, lines: kept[BY_HAND] ?? withSpareLine(kind, []) };
  return { ...rest, aside: kept, from: null, lines: kept[chosen] ?? withSpareLine(kind, []) };
}

/**
 * Whether the typed values apply to the chosen document: they were typed for the same document read with other
 * arguments, or, in an open list, before any document was chosen.
 */
function isCarried({ isOpen }: LinesProposal, { from, aside = {}, lines }: VoucherValues, chosen: string) {
  const awaited = Object.keys(aside).find((document) => aside[document] === lines);
  const before = from === null ? awaited : from;
  if (before === undefined) return isOpen === true && from === undefined;
  return idIn(before) === idIn(chosen);
}

function idIn(document: string) {
  return document.split(" ")[0];
}

/** The voucher with the chosen document's lines; unchanged if they are already in it. */
export function withProposed(
  definition: AnyVoucher,
  voucher: VoucherValues,
  document: string,
  proposed: readonly DocumentLine[],
): VoucherValues {
  const { lines: kind } = definition;
  if (!kind?.proposal || documentOf(definition, voucher.fields) !== document || voucher.from === document)
    return voucher;
  const { number, values } = kind.proposal;
  if (number !== undefined)
    return { ...voucher, from: document, lines: withTyped(kind, proposed, voucher.aside?.[document]) };
  const own = withoutDocument(voucher.lines).filter((line) => !isEmptyLine(line));
  const first = 1 + Math.max(0, ...own.map(({ key }) => key));
  const fresh = proposed.map((of, at): VoucherLine => {
    const typed = Object.entries(values).map(([column, field]): [string, string] => [
      column,
      String(of[field] ?? ""),
    ]);
    return { key: first + at, of, fields: { ...emptyFields(kind.columns), ...Object.fromEntries(typed) } };
  });
  return { ...voucher, from: document, lines: withSpareLine(kind, [...own, ...fresh]) };
}

/**
 * The document's lines with typed values matched by number. Typed lines that the document no longer has, or
 * further lines of an open list, follow after them.
 */
export function withTyped(
  kind: AnyVoucherLines,
  proposed: readonly DocumentLine[],
  typed: readonly VoucherLine[] = [],
): readonly VoucherLine[] {
  const { columns, proposal } = kind;
  const numberIn = (of: DocumentLine | undefined) => placeInDocument(proposal, of);
  const found = new Map(typed.map((line) => [numberIn(line.of), line]));
  const numbers = new Set(proposed.map(numberIn));
  const gone = typed.filter((line) => !isEmptyLine(line) && !numbers.has(numberIn(line.of)));
  const lines = [
    ...proposed.map((of) => ({ of, fields: found.get(numberIn(of))?.fields ?? emptyFields(columns) })),
    ...gone,
  ].map((line, at) => ({ ...line, key: at + 1 }));
  return proposal?.isOpen ? withSpareLine(kind, lines) : lines;
}

/** The columns that can be typed, without those copied from the document's lines. */
export function typedColumns(definition: AnyVoucher, voucher: VoucherValues): readonly AnyVoucherField[] {
  const { columns = [], proposal } = definition.lines ?? {};
  if (!proposal || !hasDocumentLines(definition, voucher)) return columns;
  return columns.filter(({ field }) => proposal.values[field] === undefined);
}

/** Names of the columns that some line has: a bill without free goods has no column for them. */
export function drawnColumns(definition: AnyVoucher, voucher: VoucherValues): readonly string[] {
  const { columns = [], proposal } = definition.lines ?? {};
  const isNeeded = (field: string) => {
    const needed = proposal?.onlyWhere?.[field];
    return needed === undefined || voucher.lines.some(({ of }) => Number(of?.[needed] ?? 0) !== 0);
  };
  const all = columns.map(({ field }) => field);
  return hasDocumentLines(definition, voucher) ? all.filter(isNeeded) : all;
}

/** The proposal's figures shown next to the lines. */
export function proposedFigures(definition: AnyVoucher, voucher: VoucherValues): readonly PricedFigure[] {
  const figures = definition.lines?.proposal?.figures ?? [];
  return figures.filter(({ field, kind }) =>
    voucher.lines.some(({ of }) => (kind === "text" ? Boolean(of?.[field]) : Number(of?.[field] ?? 0) !== 0)),
  );
}

function withoutDocument(lines: readonly VoucherLine[]) {
  return lines.filter(({ of }) => of === undefined);
}

/** Key under which lines that belong to no document are put aside. */
const BY_HAND = "";
