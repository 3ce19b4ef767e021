import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { taxedSums, told } from "./taxed-document.ts";

type Note = Schema<"NoteDocument">;

/** Common parts of credit and debit notes without goods: what is adjusted, and the tax in it. */
export const noteWithoutGoods = {
  copies: ({ noteCopies }) => noteCopies,
  sums: ({ totals, taxRate, isInterState }, words) =>
    taxedSums(totals, { isTaxed: taxRate !== 0, isInterState }, words),
  amount: ({ totals }) => totals.amount,
  narration: ({ narration }) => narration,
} satisfies Partial<PaperDefinition<Note>>;

/** The note's facts; `supply` is the place of supply of the adjusted documents. */
export function adjustedFacts(note: Note, { facts }: PapersText, supply: string) {
  return [
    { label: facts.noteNo, text: note.number },
    { label: facts.date, text: date(note.date) },
    { label: facts.supply, text: supply },
  ];
}

/**
 * The documents that the note adjusts, with number, date (Rule 53 of the CGST Rules) and amount, and the note's
 * tax rate; `label` is the heading for these documents.
 */
export function adjustedStatements({ against, taxRate }: Note, { facts }: PapersText, label: string) {
  const named = against.map((bill) => `${bill.billNo} (${date(bill.date)}) ₹ ${money(bill.amount)}`);
  return [told(label, named.join(", ")), told(facts.taxRate, taxRate === 0 ? null : `${taxRate}%`)];
}
