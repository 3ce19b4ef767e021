import type { Answer, OperationId } from "@vanbook/sdk";
import type { PricedFigure } from "./pricing.ts";

/** Lines that come in by themselves once a document is chosen in the head: those of the bill that is returned, of the order that is billed. */
export interface LinesProposal {
  /** Reads the document by its id; its answer has `lines`. */
  operation: OperationId;
  /** The head's field in which the document is chosen. */
  by: string;
  /** Further fields of the head that are asked with: the day on which it is looked at. */
  also?: readonly string[];
  /** What else the operation is told of the voucher: of which kind the document is that a correction corrects. */
  told?: Readonly<Record<string, string>>;
  /**
   * The number that a line has in the document, which is sent with it. Such lines are the document's own: one types into them what
   * becomes of each, and those left empty are not sent. Without it they are the voucher's from then on, to be changed, added to and removed.
   */
  number?: string;
  /** What tells lines of the same number apart, and is sent with it: the batch of an item. */
  part?: string;
  /** Lines with a `number` may be followed by others, which are typed in whole. */
  isOpen?: true;
  /** What is said where the document has no such line. */
  none?: string;
  /** Columns of the voucher, and the document's field that stands in each; where lines have a `number` they are only read. */
  values: Readonly<Record<string, string>>;
  /** Columns that only a line has with something in this field of the document's. */
  onlyWhere?: Readonly<Record<string, string>>;
  /** Figures of the document's beside each line; one that is 0 in all of them is left out. */
  figures: readonly PricedFigure[];
}

/** A line of the document, as its operation answers it. */
export type DocumentLine = Readonly<Record<string, string | number | null>>;

/** Names the operation that reads the document whose lines come in, and what of them stands where. */
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

/** What a document's line has in the place of a column that is only read; undefined for one that is typed. */
export function readOnlyCell(
  proposal: LinesProposal | undefined,
  { field }: { field: string },
  of: DocumentLine | undefined,
): string | number | undefined {
  if (!of || proposal?.number === undefined) return undefined;
  const shown = proposal.values[field];
  if (shown !== undefined) return of[shown] ?? "";
  const needed = proposal.onlyWhere?.[field];
  return needed !== undefined && Number(of[needed] ?? 0) === 0 ? "" : undefined;
}

/** Whether a line of the document's has something for a column. */
export function hasGiven(
  proposal: LinesProposal | undefined,
  { field }: { field: string },
  of: DocumentLine | undefined,
): boolean {
  const given = proposal?.values[field] ?? proposal?.onlyWhere?.[field];
  return given !== undefined && Boolean(of?.[given]);
}

/** By what a line is known again in its document; undefined for one that is none of it. */
export function placeInDocument(proposal: LinesProposal | undefined, of: DocumentLine | undefined) {
  const place = of && Object.values(numbersOf(proposal, of));
  return place && place.length > 0 ? place.join(" ") : undefined;
}

/** What a line names the document's by. */
export function numbersOf({ number, part }: Partial<LinesProposal> = {}, of: DocumentLine): DocumentLine {
  if (number === undefined) return {};
  const apart = part === undefined ? null : of[part];
  return { [number]: of[number] ?? null, ...(part !== undefined && apart && { [part]: apart }) };
}

type FieldOf<Op extends OperationId> =
  Answer<Op> extends { lines: readonly (infer Line)[] } ? keyof Line & string : never;
