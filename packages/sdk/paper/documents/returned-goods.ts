import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { taxedGoods, taxSummary } from "../goods-table.ts";
import { isTaxed, taxedSums, told } from "./taxed-document.ts";

/** Common parts of credit and debit notes with goods: the returned goods and their tax. */
export const returned = {
  goods: ({ lines, totals, isInterState }, words) =>
    taxedGoods(lines, totals, { isTaxed: isTaxed(lines), isInterState }, words),
  sums: ({ lines, totals, isInterState }, words) =>
    taxedSums(totals, { isTaxed: isTaxed(lines), isInterState }, words),
  amount: ({ totals }) => totals.amount,
  summary: ({ lines, taxSums, totals, isInterState }, words) =>
    isTaxed(lines) ? taxSummary(taxSums, totals, isInterState, words) : undefined,
  narration: ({ narration }) => narration,
} satisfies Partial<PaperDefinition<Schema<"ReturnDocument">>>;

/**
 * The facts of a note; `against` is the label of the original document, `supply` the place of supply of the
 * returned goods.
 */
export function noteFacts(
  note: Schema<"ReturnDocument">,
  { facts, payments }: PapersText,
  { against, supply }: { against: string; supply: string },
) {
  return [
    { label: facts.noteNo, text: note.number },
    { label: facts.date, text: date(note.date) },
    { label: facts.supply, text: supply },
    { label: facts.payment, text: payments[note.payment] },
    told(against, note.againstNumber),
    told(facts.againstDate, note.againstDate && date(note.againstDate)),
  ];
}
