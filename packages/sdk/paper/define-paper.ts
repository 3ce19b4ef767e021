import type { Answer, OperationId } from "@vanbook/sdk";
import { COPIES, type PaperFact, type PaperSheet } from "../files/layout/document/paper-sheet.ts";
import { money } from "../format/money.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { NamedPaper, PaperAnswer, PaperAsked, PaperDefinition } from "./paper-definition.ts";
import { bankBox, companyBox, rupeesInWords, told, upiLink } from "./paper-parts.ts";

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

/** Builds the contents of a printed document in a language; `answer` has the fields that every document has. */
function paperSheetOf<Document>(
  definition: PaperDefinition<Document>,
  document: Document,
  { number, status, company }: PaperAnswer,
  { paper: size = "A4", copies = "original" }: PaperAsked,
  words: PapersText,
): NamedPaper {
  const marks = definition.copies?.(words);
  const asked = COPIES.filter((copy) => copies.split(",").includes(copy));
  const amount = definition.amount?.(document);
  const isPaid = definition.isPaid?.(document) === true;
  const link = isPaid && amount !== undefined ? upiLink(company, amount, number) : undefined;
  const receiver = definition.signs?.(words);
  const sheet: PaperSheet = {
    size,
    title: definition.title(document, words),
    copies: marks ? asked.map((copy) => marks[copy]) : [""],
    stamp: status === "cancelled" ? words.cancelled : undefined,
    company: companyBox(company, words),
    facts: present(definition.facts(document, words)),
    parties: definition.parties(document, words),
    statements: present(definition.statements?.(document, words) ?? []),
    goods: definition.goods?.(document, words),
    sums: definition.sums?.(document, words) ?? [],
    words: present([
      amount === undefined ? undefined : { label: words.inWords, text: rupeesInWords(amount, words) },
      told(words.narration, definition.narration(document)),
    ]),
    summary: definition.summary?.(document, words),
    bank: isPaid ? bankBox(company, words) : undefined,
    code: link === undefined ? undefined : { text: link, label: words.scan(money(amount ?? 0)) },
    signatures: [
      ...(receiver === undefined ? [] : [{ over: "", under: receiver }]),
      { over: words.for(company.name), name: company.signatory ?? undefined, under: words.signature },
    ],
    remark: definition.remark?.(document, words),
    pageWords: words.page,
  };
  return { sheet, name: `${definition.name}_${number}` };
}

function present(facts: readonly (PaperFact | undefined)[]): PaperFact[] {
  return facts.filter((fact) => fact !== undefined);
}
