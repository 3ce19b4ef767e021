import type { Answer, OperationId } from "@vanbook/sdk";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { NamedPaper, PaperAnswer, PaperAsked, PaperDefinition } from "./paper-definition.ts";
import { paperSheetOf } from "./paper-sheet-of.ts";

/** Operations that read a document with everything its printed form needs: those whose answer names the company. */
export type PaperOperation = {
  [Op in OperationId]: Op extends `${string}.read` ? (Answer<Op> extends PaperAnswer ? Op : never) : never;
}[OperationId];

/** A printed document, and the function that builds its sheet from an answer. */
export interface Paper<Op extends PaperOperation> extends PaperDefinition<Answer<Op>> {
  operation: Op;
  sheet: (document: Answer<Op>, asked: PaperAsked, words: PapersText) => NamedPaper;
}

/** Declares a printed document; its functions are typed by the operation that reads the document. */
export function definePaper<Op extends PaperOperation>(
  definition: { operation: Op } & PaperDefinition<Answer<Op>>,
): Paper<Op> {
  return {
    ...definition,
    // For a generic Op, TypeScript can't see that PaperOperation guarantees these fields.
    sheet: (document, asked, words) =>
      paperSheetOf(definition, document, document as unknown as PaperAnswer, asked, words),
  };
}
