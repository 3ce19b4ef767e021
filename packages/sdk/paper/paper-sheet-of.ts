import { money } from "../format/money.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { NamedPaper, PaperAnswer, PaperAsked, PaperDefinition } from "./paper-definition.ts";
import { bankBox, companyBox, rupeesInWords, upiLink } from "./paper-parts.ts";
import { COPIES, type PaperFact, type PaperSheet } from "../files/layout/document/paper-sheet.ts";

/** Builds the contents of a printed document in a language; `answer` has the fields that every document has. */
export function paperSheetOf<Document>(
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
      wordsOf(words.narration, definition.narration(document)),
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

function wordsOf(label: string, text: string | null): PaperFact | undefined {
  return text ? { label, text } : undefined;
}
