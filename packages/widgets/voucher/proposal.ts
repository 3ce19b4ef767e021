import type { Answer, OperationId } from "@vanbook/sdk";
import type { PricedFigure } from "./pricing.ts";

/** Lines that a chosen document fills in: of the bill being returned or the order being billed. */
export interface LinesProposal {
  /** Reads the document by id; its answer has `lines`. */
  operation: OperationId;
  /** Head field in which the document is chosen. */
  by: string;
  /** Further head fields sent with the request, such as the date. */
  also?: readonly string[];
  /** Fixed arguments of the request, such as the kind of voucher that a correction edits. */
  told?: Readonly<Record<string, string>>;
  /**
   * The line's number in the document, sent with it. Such lines stay the document's: only some
   * columns are typed, and lines left empty are not sent. Without `number`, lines are copied and
   * can be changed, added and removed.
   */
  number?: string;
  /** Distinguishes lines with the same number, and is sent with them: an item's batch. */
  part?: string;
  /** Lines with a `number` may be followed by lines typed by hand. */
  isOpen?: true;
  /** Message if the document has no such lines. */
  none?: string;
  /** The document's field for each column. Read-only if the lines keep `number`. */
  values: Readonly<Record<string, string>>;
  /** Columns shown only in lines where this document field is not empty. */
  onlyWhere?: Readonly<Record<string, string>>;
  /**
   * Figures of the document shown next to each line; a figure that is 0 in all lines is omitted.
   */
  figures: readonly PricedFigure[];
}

export type DocumentLine = Readonly<Record<string, string | number | null>>;

/** Names the operation that reads the source document, and how its lines are used. */
export function proposedBy<const Op extends OperationId>(
  operation: Op,
  proposal: {
    by: string;
    also?: readonly string[];
    told?: Readonly<Record<string, string>>;
    number?: FieldOf<Op>;
    part?: FieldOf<Op>;
    isOpen?: true;
    none?: string;
    values: Readonly<Record<string, FieldOf<Op>>>;
    onlyWhere?: Readonly<Record<string, FieldOf<Op>>>;
    figures?: readonly PricedFigure<FieldOf<Op>>[];
  },
): LinesProposal {
  return { figures: [], ...proposal, operation };
}

export function readOnlyCell(
  proposal: LinesProposal | undefined,
  { field }: { field: string },
  of: DocumentLine | undefined,
): string | number | undefined {
  if (!of || proposal?.number === undefined) return undefined;
  const shownField = proposal.values[field];
  if (shownField !== undefined) return of[shownField] ?? "";
  const neededField = proposal.onlyWhere?.[field];
  return neededField !== undefined && Number(of[neededField] ?? 0) === 0 ? "" : undefined;
}

export function hasGiven(
  proposal: LinesProposal | undefined,
  { field }: { field: string },
  of: DocumentLine | undefined,
): boolean {
  const givenField = proposal?.values[field] ?? proposal?.onlyWhere?.[field];
  return givenField !== undefined && Boolean(of?.[givenField]);
}

export function placeInDocument(proposal: LinesProposal | undefined, of: DocumentLine | undefined) {
  const place = of && Object.values(pickLineNumbers(proposal, of));
  return place && place.length > 0 ? place.join(" ") : undefined;
}

export function pickLineNumbers(
  { number, part }: Partial<LinesProposal> = {},
  of: DocumentLine,
): DocumentLine {
  if (number === undefined) return {};
  const apart = part === undefined ? null : of[part];
  return { [number]: of[number] ?? null, ...(part !== undefined && apart && { [part]: apart }) };
}

type FieldOf<Op extends OperationId> =
  Answer<Op> extends { lines: readonly (infer Line)[] } ? keyof Line & string : never;
