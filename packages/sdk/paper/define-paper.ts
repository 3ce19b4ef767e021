import type { Answer, OperationId } from "@vanbook/sdk";
import { COPY_NAMES, type PaperFact, type PaperSheet } from "../files/layout/document/paper-sheet.ts";
import { money } from "../format/money.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { NamedPaper, PaperAnswer, PaperAsked, PaperDefinition } from "./paper-definition.ts";
import { makeBankBox, makeCompanyBox, writeRupeesInWords, makeFact, buildUpiLink } from "./paper-parts.ts";

export type PaperOperation = {
  [Op in OperationId]: Op extends `${string}.read` ? (Answer<Op> extends PaperAnswer ? Op : never) : never;
}[OperationId];

export interface Paper<Op extends PaperOperation> extends PaperDefinition<Answer<Op>> {
  operation: Op;
  sheet: (document: Answer<Op>, request: PaperAsked, words: PapersText) => NamedPaper;
}

export function definePaper<Op extends PaperOperation>(
  definition: { operation: Op } & PaperDefinition<Answer<Op>>,
): Paper<Op> {
  return {
    ...definition,
    // For a generic Op, TypeScript can't see that PaperOperation guarantees these fields.
    sheet: (document, request, words) =>
      buildPaperSheet(definition, document, document as unknown as PaperAnswer, request, words),
  };
}

function buildPaperSheet<Document>(
  definition: PaperDefinition<Document>,
  document: Document,
  { number, status, company }: PaperAnswer,
  { paper: size = "A4", copies = "original" }: PaperAsked,
  words: PapersText,
): NamedPaper {
  const marks = definition.copies?.(words);
  const chosenCopies = COPY_NAMES.filter((copy) => copies.split(",").includes(copy));
  const amount = definition.amount?.(document);
  const openAmount = definition.openAmount?.(document) ?? 0;
  const link = openAmount > 0 ? buildUpiLink(company, openAmount, number) : undefined;
  const receiver = definition.signs?.(words);
  const sheet: PaperSheet = {
    size,
    title: definition.title(document, words),
    copies: marks ? chosenCopies.map((copy) => marks[copy]) : [""],
    stamp: status === "cancelled" ? words.cancelled : undefined,
    company: makeCompanyBox(company, words),
    facts: listPresentFacts(definition.facts(document, words)),
    parties: definition.parties(document, words),
    statements: listPresentFacts(definition.statements?.(document, words) ?? []),
    goods: definition.goods?.(document, words),
    sums: definition.sums?.(document, words) ?? [],
    words: listPresentFacts([
      amount === undefined ? undefined : { label: words.inWords, text: writeRupeesInWords(amount, words) },
      makeFact(words.narration, definition.narration(document)),
    ]),
    summary: definition.summary?.(document, words),
    bank: openAmount > 0 ? makeBankBox(company, words) : undefined,
    code: link === undefined ? undefined : { text: link, label: words.scan(money(openAmount)) },
    signedCode: definition.signedCode?.(document, words),
    signatures: [
      ...(receiver === undefined ? [] : [{ over: "", under: receiver }]),
      { over: words.for(company.name), name: company.signatory ?? undefined, under: words.signature },
    ],
    remark: definition.remark?.(document, words),
    pageWords: words.page,
  };
  return { sheet, name: `${definition.name}_${number}` };
}

function listPresentFacts(facts: readonly (PaperFact | undefined)[]): PaperFact[] {
  return facts.filter((fact) => fact !== undefined);
}
