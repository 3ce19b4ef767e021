import type { Answer, OperationId } from "@vanbook/sdk";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { NamedPaper, PaperAnswer, PaperAsked, PaperDefinition } from "./paper-definition.ts";
import { paperSheetOf } from "./paper-sheet-of.ts";

/** The operations that read a document with all that its paper says: those whose answer names the company. */
export type PaperOperation = {
  [Op in OperationId]: Op extends `${string}.read` ? (Answer<Op> extends PaperAnswer ? Op : never) : never;
}[OperationId];

/** A document on paper, and what it makes of an answer. */
export interface Paper<Op extends PaperOperation> extends PaperDefinition<Answer<Op>> {
  operation: Op;
  sheet: (document: Answer<Op>, asked: PaperAsked, words: PapersText) => NamedPaper;
}

/** Declares a document on paper; its functions are typed by the operation that reads the document. */
export function definePaper<Op extends PaperOperation>(
  definition: { operation: Op } & PaperDefinition<Answer<Op>>,
): Paper<Op> {
  return {
    ...definition,
    // Of an operation that is not known yet TypeScript does not see what PaperOperation has seen to.
    sheet: (document, asked, words) =>
      paperSheetOf(definition, document, document as unknown as PaperAnswer, asked, words),
  };
}
